/** JSON Schema format of every text that a caller writes. */
export const textFormat = 'visible-text'

/** White space, control, format and other characters that show nothing by themselves. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}]/u

/** Text is taken as sent; NUL and unpaired surrogates cannot be stored or sent on, and blank text says nothing. */
export function isVisibleText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && visible.test(text)
}
