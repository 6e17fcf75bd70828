/** The text without the characters of `marks` at its end. A pattern would try each run of them from each of its places. */
export function dropTrailing(text: string, marks: ReadonlySet<string>): string {
  let end = text.length
  while (end > 0 && marks.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
