import type { Draft } from '../analyze/draft.ts'
import { indexRanges, type RangeIndex } from '../text/ranges.ts'
import { isDigitUnit, type SpanKind, stemOf, type Word } from '../text/words.ts'

/** Later words seldom name the task. */
const wordsMax = 60
const sentencesMax = 4
const formsMax = 20
const gramLength = 4
const gramsPerWordMax = 20
/** Words that are apart by more than a space and a mark belong to different phrases. */
const gapMax = 2

/** Input of recognition: feature hashes by family, and the word hashes by which word vectors are found. */
export interface Features {
  families: readonly (readonly number[])[]
  words: readonly number[]
}

/** In the order of `Features.families`. */
const featureFamilies = ['word', 'pair', 'opening', 'stem', 'form', 'gram'] as const
type Family = (typeof featureFamilies)[number]

/** The features of a draft: of at most its first 60 own words. */
export function readFeatures(draft: Draft): Features {
  const ratio = indexRanges(draft.ratioPhrase)
  const own = ownWords(draft, ratio)
  const words = own.map(({ lower }) => (isDigitUnit(lower.charCodeAt(0)) ? '#' : lower))
  const of = (family: Family, texts: readonly string[]): number[] =>
    [...new Set(texts)].map((text) => hashFeature(family, text))
  const pairs = words.flatMap((word, at) => (at > 0 && isJoined(own, at) ? [`${words[at - 1]} ${word}`] : []))
  return {
    families: [
      of('word', words),
      of('pair', pairs),
      of('opening', openingsOf(draft, own, words)),
      of('stem', words.map(stemOf)),
      of('form', formsOf(draft, own, ratio)),
      of('gram', words.flatMap(gramsOf)),
    ],
    words: words.map((word) => hashFeature('word', word)),
  }
}

/** The words outside pasted content, parameters, tags, the ratio and what is to be left out. */
function ownWords({ words, pastedContent, spans, exclusions }: Draft, ratio: RangeIndex): Word[] {
  const marks = spans.filter(({ kind }) => kind === 'flag' || kind === 'markup')
  const left = indexRanges([...pastedContent, ...marks, ...exclusions.map(({ range }) => range)])
  const own: Word[] = []
  for (const word of words) {
    if (own.length === wordsMax) break
    if (!left.touches(word) && !ratio.touches(word)) own.push(word)
  }
  return own
}

function isJoined(own: readonly Word[], at: number): boolean {
  return (own[at]?.start ?? 0) - (own[at - 1]?.end ?? 0) <= gapMax
}

/** The first one, two and three words of each sentence that requests something. */
function openingsOf({ request }: Draft, own: readonly Word[], words: readonly string[]): string[] {
  return request.slice(0, sentencesMax).flatMap(({ start }) => {
    const first = own.findIndex((word) => word.start >= start)
    return first < 0 ? [] : [1, 2, 3].map((count) => words.slice(first, first + count).join(' '))
  })
}

/** Runs of four letters, which a misspelt word shares with the right one. */
function gramsOf(word: string): string[] {
  if (word.length < gramLength) return []
  const padded = `<${word}>`
  const count = Math.min(padded.length - gramLength + 1, gramsPerWordMax)
  return Array.from({ length: count }, (_, at) => padded.slice(at, at + gramLength))
}

const lengths = [3, 6, 10, 16, 25, 40, wordsMax]
/** Kinds of spans that targets add; ignored, so that a result is recognised like its draft. */
const setKinds: ReadonlySet<SpanKind> = new Set(['flag', 'markup', 'quotation'])
const articles = new Set(['a', 'an', 'the'])

/** The form of the draft rather than its words. */
function formsOf(
  { text, spans, pastedContent, constraints }: Draft,
  own: readonly Word[],
  ratio: RangeIndex,
): string[] {
  const named = spans.slice(0, formsMax).filter((span) => !setKinds.has(span.kind) && !ratio.touches(span))
  const filled = constraints.slice(0, formsMax).filter((constraint) => !ratio.touches(constraint))
  return [
    `length ${lengths.find((max) => own.length <= max)}`,
    ...(text.trimEnd().endsWith('?') ? ['question'] : []),
    ...(pastedContent.length > 0 ? ['pasted'] : []),
    ...(articles.has(own[0]?.lower ?? '') ? ['article'] : []),
    ...named.map(({ kind }) => `span ${kind}`),
    // The weights were fitted to this name.
    ...filled.map(({ aspect }) => `slot ${aspect}`),
  ]
}

/** FNV-1a, 32 bits, of a feature and its family. */
export function hashFeature(family: Family, text: string): number {
  let value = Math.imul(0x811c9dc5 ^ (featureFamilies.indexOf(family) + 1), 0x01000193)
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
