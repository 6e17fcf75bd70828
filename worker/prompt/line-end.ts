/** Where the line that begins there ends: at its break, or at the end of the text. */
export function lineEnd(text: string, start: number): number {
  const found = text.indexOf('\n', start)
  return found < 0 ? text.length : found
}
