import { indexFrom, type Range } from './words.ts'

/** Answers questions on many ranges in the time that a binary search takes: drafts may hold thousands of each. */
export interface RangeIndex {
  /** True where one of the ranges holds the whole of this one. */
  holds(range: Range): boolean
  /** True where one of the ranges shares a place with this one. */
  touches(range: Range): boolean
}

/** Indexes ranges that may come in any order, lie within each other and overlap. */
export function indexRanges(ranges: readonly Range[]): RangeIndex {
  const sorted = ranges.toSorted((one, other) => one.start - other.start)
  const furthest: number[] = []
  for (const { end } of sorted) furthest.push(Math.max(end, furthest.at(-1) ?? 0))
  /** The furthest end among the ranges that begin before a place. */
  const endBefore = (place: number): number => furthest[indexFrom(sorted, place) - 1] ?? 0
  return {
    holds: ({ start, end }) => endBefore(start + 1) >= end && end > 0,
    touches: ({ start, end }) => endBefore(end) > start,
  }
}

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
