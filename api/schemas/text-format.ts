/** JSON Schema format of every text that a caller writes. */
export const textFormat = 'visible-text'

/**
 * What shows nothing by itself: white space, control and format characters, marks that only change the character before
 * them, fillers and selectors (Default_Ignorable_Code_Point), and the empty pattern of Braille.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text is taken as sent; NUL and unpaired surrogates cannot be stored or sent on, and blank text says nothing. */
export function isVisibleText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && visible.test(text)
}
