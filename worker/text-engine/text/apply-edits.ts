import type { Range } from './text-spans.ts'

/** What takes the place of a range; an empty range is a place to insert at. */
export interface Edit extends Range {
  text: string
}

/** The text with its edits made, in the order of their places; of two that overlap the first is made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits.toSorted((left, right) => left.start - right.start || left.end - right.end)) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}
