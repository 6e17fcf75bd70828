import { indexFrom, type Range } from './words.ts'

/** Queries many ranges by binary search: drafts may hold thousands of each kind. */
export interface RangeIndex {
  /** True if one of the ranges contains this one. */
  holds(range: Range): boolean
  /** True if one of the ranges overlaps this one. */
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

/** Replacement of a range; an empty range is an insertion. */
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
