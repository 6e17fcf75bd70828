import { compareSides, readRatio } from '../text/ratio.ts'
import { findFlag, isRatioFlag } from '../text/read-flag.ts'
import type { Range } from '../text/words.ts'
import type { Draft } from './draft.ts'

const termMax = 21
const usualRatios = new Set('1:1 4:3 3:4 3:2 2:3 4:5 5:4 5:7 7:5 16:9 9:16 21:9 2:1 1:2'.split(' '))

/** A ratio that the author names in the words of the caption. */
interface StatedRatio {
  ratio: string
  /** The number in the draft. */
  number: Range
}

/** Null for none and for odd sizes. */
function findStated({ text, spans, constraints }: Pick<Draft, 'text' | 'spans' | 'constraints'>): StatedRatio | null {
  for (const constraint of constraints) {
    if (constraint.aspect !== 'ratio') continue
    for (const number of spans) {
      const { kind, start, end } = number
      if (kind !== 'number' || start > constraint.end || end < constraint.start) continue
      const ratio = readRatio(text.slice(start, end).replaceAll(/[^\d:x×./]/giu, ''))
      if (ratio?.split(':').every((term) => Number(term) <= termMax)) return { ratio, number }
    }
  }
  const number = spans.find(({ kind, start, end }) => kind === 'number' && usualRatios.has(text.slice(start, end)))
  return number ? { ratio: text.slice(number.start, number.end), number } : null
}

export function statedRatio(draft: Draft): string | null {
  return findStated(draft)?.ratio ?? null
}

const frameWords = '(?:aspect[ -]ratio|ratio|format|frame|crop|orientation)'
const shapeWords = '(?:vertical|horizontal|square|widescreen)'
const beforeRatio = new RegExp(
  `(?:\\b(?:in|with|at) )?(?:\\ban? )?(?:\\b${shapeWords} )*(?:\\b${frameWords}(?: of)?:? )?$`,
  'iu',
)
const afterRatio = new RegExp(`^(?: ${shapeWords}\\b)*(?: ${frameWords}\\b)?`, 'iu')
const frameWord = new RegExp(frameWords, 'iu')
const phraseLengthMax = 50
/** More often a score or odds than a frame. */
const scores = new Set(['1:1', '1:2', '2:1'])

/**
 * The words that only state the ratio, with the comma before them: " in 16:9 format", or ", 3:2" at the end; none where
 * the number may say something else ("a score of 3:2"), where it is a parameter too, or where there are no other words.
 */
export function findRatioPhrase(draft: Pick<Draft, 'text' | 'words' | 'spans' | 'constraints'>): Range[] {
  const { text, words } = draft
  const { number, ratio = '' } = findStated(draft) ?? {}
  if (!number || hasRatioFlag(draft)) return []
  const lead = beforeRatio.exec(text.slice(Math.max(0, number.start - phraseLengthMax), number.start))?.[0] ?? ''
  const tail = afterRatio.exec(text.slice(number.end, number.end + phraseLengthMax))?.[0] ?? ''
  const isBracketed = text.charAt(number.start - 1) === '(' && text.charAt(number.end) === ')'
  const from = isBracketed ? number.start - 1 : number.start - lead.length
  const before = text.slice(0, from).trimEnd()
  const end = isBracketed ? number.end + 1 : number.end + tail.length
  const isListed = /[,;]$/u.test(before)
  const isSentence = /[.!?]$/u.test(before) && /^\.?(?:\s|$)/u.test(text.slice(end))
  const isLast = /^\s*(?:\.?\s*$|--)/u.test(text.slice(end))
  const isFramed = isBracketed || frameWord.test(lead + tail)
  const isApart = isBracketed || isListed || isSentence || /^(?:in|with|at)\b/iu.test(lead)
  if (!isApart || !(isFramed || (isListed && isLast && !scores.has(ratio)))) return []
  const range = { start: isListed ? before.length - 1 : before.length, end: isSentence ? end + 1 : end }
  return words.some((word) => word.end <= range.start || word.start >= range.end) ? [range] : []
}

/** The author stated a frame, in words or as a parameter; a shape that the ratio has too leaves the ratio open. */
export function givesRatio(draft: Draft, ratio: string): boolean {
  if (hasRatioFlag(draft) || statedRatio(draft) !== null) return true
  return framesOf(draft).some((frame) => shapes.find(({ named }) => named.test(frame))?.has(ratio) !== true)
}

function hasRatioFlag({ text, spans }: Pick<Draft, 'text' | 'spans'>): boolean {
  return findFlag(text, spans, isRatioFlag) !== undefined
}

/** A usual ratio for the shape that the author names without numbers: "vertical format"; null for none. */
export function ratioOfShape(draft: Draft): string | null {
  return framesOf(draft).flatMap((frame) => shapes.find(({ named }) => named.test(frame))?.usual ?? [])[0] ?? null
}

const shapes = [
  { named: /^square/iu, usual: '1:1', has: (ratio: string) => compareSides(ratio) === 0 },
  { named: /^(?:vertical|portrait)/iu, usual: '2:3', has: (ratio: string) => compareSides(ratio) < 0 },
  { named: /^(?:horizontal|landscape)/iu, usual: '3:2', has: (ratio: string) => compareSides(ratio) > 0 },
  { named: /^(?:widescreen|panoram)/iu, usual: '16:9', has: (ratio: string) => ratio === '16:9' || ratio === '3:1' },
]

function framesOf({ text, constraints }: Draft): string[] {
  return constraints
    .filter((constraint) => constraint.aspect === 'ratio' && isFrame(text, constraint))
    .map(({ start, end }) => text.slice(start, end))
}

const adjectives = new Set(['square', 'vertical', 'horizontal', 'panoramic'])
const aboutFrames =
  /^\s+(?:\d{1,2}:\d{1,2}\s+)?(?:format|image|picture|frame|crop|ratio|aspect|layout|orientation|composition|photo|poster|banner)/u
const frameWordLengthMax = 20

/** "Square" alone or before "format"; not "Times Square" or "vertical stripes". */
function isFrame(text: string, { start, end }: Range): boolean {
  if (!adjectives.has(text.slice(start, end).toLowerCase())) return true
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end, end + frameWordLengthMax)
  return aboutFrames.test(after) || (/[,.;:(\n]$/u.test(before) && /^\s*(?:[,.;:)\n]|$|-)/u.test(after))
}
