import type { DraftFacts } from './draft-facts.ts'
import { hasPhrase } from './has-phrase.ts'

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
const upperBound =
  /(?:under|below|at most|max(?:imum)?(?: of)?|no more than|up to|less than|within|fewer than) (\d[\d,]*) ?(words|characters|sentences|pages)/giu
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
  const found = clashes
    .filter(([left, right]) => left.some((cue) => hasPhrase(draft, cue)) && right.some((cue) => hasPhrase(draft, cue)))
    .map(([, , message]) => `The draft ${message}.`)
  const bound = findLengthClash(draft.instruction)
  return bound ? [...found, bound.warning] : found
}

/** A stated length above a stated maximum, with the line that settles it in favour of the maximum. */
export function findLengthClash(text: string): { warning: string; rule: string } | null {
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
