/**
 * The text without the characters of `marks` at its end. A pattern would try each run of them from each of its places.
 */
export function dropTrailing(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The text without the characters of `marks` at its beginning. */
export function dropLeading(text: string, marks: string): string {
  let start = 0
  while (start < text.length && marks.includes(text.charAt(start))) start += 1
  return text.slice(start)
}
