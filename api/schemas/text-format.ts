/** JSON Schema format of user-supplied text. */
export const textFormat = 'visible-text'

/**
 * Invisible characters: white space, control and format characters, combining marks, fillers and selectors
 * (Default_Ignorable_Code_Point), and the blank Braille pattern.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Rejects blank text, NUL and unpaired surrogates, which cannot be stored. */
export function isVisibleText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && visible.test(text)
}
