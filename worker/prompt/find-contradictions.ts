import { buildCueIndex, findCues } from './cue-index.ts'
import type { DraftFacts } from './draft-facts.ts'

const clashes: readonly (readonly [string[], string[], string])[] = [
  [
    ['a brief', 'be brief', 'keep it brief', 'briefly', 'concise'],
    ['comprehensive', 'in depth', 'exhaustive', 'extensive'],
    'asks for both a short and a comprehensive answer',
  ],
  [['formal'], ['casual', 'informal', 'slang'], 'asks for both a formal and a casual tone'],
  [
    ['monochrome', 'black and white photo', 'black and white image', 'black and white photograph'],
    ['colorful', 'colourful', 'vibrant colors', 'rainbow'],
    'asks for both monochrome and many colours',
  ],
  [['golden hour', 'noon'], ['night', 'midnight'], 'names two times of day'],
  [['empty', 'deserted'], ['crowded', 'crowd'], 'asks for both an empty and a crowded place'],
]
const clashIndex = buildCueIndex<{ side: 'left' | 'right'; message: string }>(
  clashes.flatMap(([left, right, message]) => [
    { key: { side: 'left', message }, weight: 1, phrases: left },
    { key: { side: 'right', message }, weight: 1, phrases: right },
  ]),
)
const upperBound =
  /(?:under|below|at most|max(?:imum)?(?: of)?|no more than|up to|less than|within|fewer than) (\d[\d,]*) ?(words|characters|sentences|pages)/giu
/** Far cheaper than the two patterns, and in every text in which one of them is. */
const lengthWithNumber = /[\d,] ?(?:words|characters|sentences|pages)/iu
const exactLength =
  /(?:^|\s)(?<!(?:under|below|most|max|maximum|than|to|within|of) )(\d[\d,]*)[ -]?(word|words|characters|sentences|pages)\b/giu

const contradictions = new WeakMap<DraftFacts, string[]>()

/** Pairs of wishes that cannot both be met, one sentence each. */
export function findContradictions(draft: DraftFacts): string[] {
  const known = contradictions.get(draft) ?? readContradictions(draft)
  contradictions.set(draft, known)
  return known
}

function readContradictions(draft: DraftFacts): string[] {
  const sides = { left: new Set<string>(), right: new Set<string>() }
  for (const { key } of findCues(clashIndex, draft.instructionWords)) sides[key.side].add(key.message)
  const found = clashes.flatMap(([, , message]) =>
    sides.left.has(message) && sides.right.has(message) ? [`The draft ${message}.`] : [],
  )
  const bound = findLengthClash(draft.instruction)
  return bound ? [...found, bound.warning] : found
}

/** A stated length above a stated maximum, with the line that settles it in favour of the maximum. */
export function findLengthClash(text: string): { warning: string; rule: string } | null {
  if (!lengthWithNumber.test(text)) return null
  const limits = [...text.matchAll(upperBound)]
  for (const limit of limits) {
    const unit = (limit[2] ?? '').toLowerCase()
    const most = readCount(limit[1])
    for (const wish of text.matchAll(exactLength)) {
      const sameUnit = unit.startsWith((wish[2] ?? '').toLowerCase().replace(/s$/u, ''))
      if (sameUnit && readCount(wish[1]) > most) {
        return {
          warning: `The draft asks for ${wish[1]} ${unit} and sets a maximum of ${limit[1]} ${unit}; the maximum is taken as the bound.`,
          rule: `Where the stated lengths differ, the maximum of ${limit[1]} ${unit} decides.`,
        }
      }
    }
  }
  return null
}

function readCount(text: string | undefined): number {
  return Number((text ?? '0').replaceAll(',', ''))
}
