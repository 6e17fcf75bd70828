import { characterKindAt, characterLengthAt } from './character-kinds.ts'
import type { Span, Word } from './text-spans.ts'
import stored from './units.json' with { type: 'json' }

/** Longest first, under their first character. */
const unitsByStart = Map.groupBy(
  stored.units.toSorted((left, right) => right.length - left.length),
  (unit) => unit.charAt(0),
)
const currencies = '$€£¥₹'
/** Separators allowed once between the digits of one number. */
const joints = '.,:/×x-–'

/** Numbers with the sign before and the unit behind them: "$1,500", "16:9", "20 km"; the marks of a list are none. */
export function findNumbers(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const word of words) {
    at = Math.max(at, word.start)
    while (at < word.end) {
      if (characterKindAt(text, at) !== 'digit') {
        at += characterLengthAt(text, at)
        continue
      }
      const numberEnd = findNumberEnd(text, at)
      const start = at > 0 && currencies.includes(text.charAt(at - 1)) ? at - 1 : at
      if (!isListMark(text, start, numberEnd))
        spans.push({ kind: 'number', start, end: numberEnd + unitLength(text, numberEnd) })
      at = numberEnd
    }
  }
  return spans
}

function findNumberEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    while (at < text.length && characterKindAt(text, at) === 'digit') at += characterLengthAt(text, at)
    const isJoined =
      joints.includes(text.charAt(at)) && at + 1 < text.length && characterKindAt(text, at + 1) === 'digit'
    if (at >= text.length || !isJoined) return at
    at += 1
  }
}

/** "2." or "2)" at the beginning of a line. */
function isListMark(text: string, start: number, end: number): boolean {
  if (!'.)'.includes(text.charAt(end) || ' ') || end - start > 2) return false
  let at = start - 1
  while (at >= 0 && ' \t#*-('.includes(text.charAt(at))) at -= 1
  return at < 0 || text.charAt(at) === '\n'
}

function unitLength(text: string, from: number): number {
  const gap = text.charAt(from) === ' ' ? 1 : 0
  for (const unit of unitsByStart.get(text.charAt(from + gap)) ?? []) {
    if (!text.startsWith(unit, from + gap)) continue
    const after = from + gap + unit.length
    const goesOn = after < text.length && characterKindAt(text, after) === 'letter'
    return goesOn && characterKindAt(text, after - 1) === 'letter' ? 0 : gap + unit.length
  }
  return 0
}
