import type { Tag } from '../knowledge/schemas.ts'
import { gapBefore, indexFrom, type Word } from '../text/words.ts'
import type { Exclusion } from './draft.ts'
import type { Mention } from './lexicon.ts'

const subjectWordsMax = 6

/** A text with the phrases of the lexicon by the word at which they begin. */
export interface PhraseReading {
  text: string
  words: readonly Word[]
  phrasesAt: ReadonlyMap<number, readonly Mention[]>
}

/**
 * What the author wants left out. A negation that opens a clause takes the whole clause with it ("no people in the
 * background"), one within a clause only its subject ("a street without cars at night").
 */
export function findExclusions(reading: PhraseReading, mentions: readonly Mention[]): Exclusion[] {
  const exclusions: Exclusion[] = []
  let passed = 0
  for (const mention of mentions) {
    const { kind } = mention.meaning
    if (mention.firstWord < passed || (kind !== 'negator' && kind !== 'verb-negator')) continue
    if (longest(reading, mention.firstWord) > mention.endWord || has(reading, mention.firstWord, 'not-a-negator'))
      continue
    const opens = opensClause(reading, mention.firstWord)
    if (kind === 'verb-negator' && !opens) continue
    if (kind === 'negator' && has(reading, mention.firstWord - 1, 'states')) continue
    const found = readSubjects(reading, mention, opens)
    if (found.length === 0) continue
    exclusions.push(...found)
    passed = indexFrom(reading.words, found.at(-1)?.range.end ?? 0)
  }
  return exclusions
}

/** The end of the longest phrase of the same sort here: "with no" before "no". */
function longest({ phrasesAt }: PhraseReading, at: number): number {
  const negators = (phrasesAt.get(at) ?? []).filter(
    ({ meaning }) => meaning.kind === 'negator' || meaning.kind === 'verb-negator',
  )
  return Math.max(0, ...negators.map(({ endWord }) => endWord))
}

function has({ phrasesAt }: PhraseReading, at: number, kind: Tag): boolean {
  return (phrasesAt.get(at) ?? []).some(({ meaning }) => meaning.kind === kind)
}

/** True at the start of a clause, or after a word that links it to the previous one. */
function opensClause(reading: PhraseReading, at: number): boolean {
  return !joined(reading, at) || has(reading, at - 1, 'link') || has(reading, at - 1, 'or')
}

function readSubjects(reading: PhraseReading, negator: Mention, opens: boolean): Exclusion[] {
  const { words } = reading
  let at = negator.endWord
  if (!joined(reading, at)) return []
  while (has(reading, at, 'display-verb') && joined(reading, at)) at += 1
  const exclusions: Exclusion[] = []
  let rangeStart = words[negator.firstWord]?.start ?? 0
  for (;;) {
    const end = nounPhraseEnd(reading, at, subjectWordsMax, nounPhraseEnds)
    const first = words[at]
    const last = words[end - 1]
    if (end === at || !first || !last) break
    exclusions.push({ range: { start: rangeStart, end: last.end }, subject: { start: first.start, end: last.end } })
    const next = itemAfter(reading, end)
    if (next === null) {
      at = end
      break
    }
    rangeStart = last.end
    at = next
  }
  const last = exclusions.at(-1)
  if (last && opens) last.range.end = words[clauseEnd(reading, at) - 1]?.end ?? last.range.end
  return exclusions
}

/** True where a word follows the one before without a mark between them. */
function joined({ text, words }: PhraseReading, at: number): boolean {
  const gap = gapBefore(text, words, at)
  return gap !== null && gap.trim() === '' && !gap.includes('\n')
}

/** One past the last word of the noun phrase that begins at a word. */
function nounPhraseEnd(reading: PhraseReading, from: number, wordsMax: number, ends: readonly Tag[]): number {
  const isPart = (at: number): boolean => joined(reading, at) && !ends.some((tag) => has(reading, at, tag))
  let at = Math.min(from + 1, reading.words.length)
  // "Fire/desire rhymes" are one thing, "text/logos" two.
  while (at - from < wordsMax && (isPart(at) || (isSlashed(reading, at) && isPart(at + 1)))) at += 1
  return at
}

function isSlashed({ text, words }: PhraseReading, at: number): boolean {
  return gapBefore(text, words, at) === '/'
}

const nounPhraseEnds: readonly Tag[] = ['phrase-end', 'or', 'link', 'negator']

/** Index after the head noun of the opening phrase: "airlines" in "budget airlines of Asia". */
export function firstNounEnd(reading: PhraseReading): number {
  return nounPhraseEnd(reading, 0, reading.words.length, [...nounPhraseEnds, 'complement'])
}

/** Index of the next item of the list: after "or" or "/", or after a comma if the list ends in "or". */
function itemAfter(reading: PhraseReading, at: number): number | null {
  const { text, words } = reading
  if (isSlashed(reading, at)) return at
  if (has(reading, at, 'or')) return at + 1 < words.length ? at + 1 : null
  if (gapBefore(text, words, at)?.trim() !== ',') return null
  for (let ahead = at; ahead < Math.min(words.length, at + subjectWordsMax); ahead += 1) {
    if (has(reading, ahead, 'or')) return at
    if (has(reading, ahead, 'negator') || has(reading, ahead, 'phrase-end')) return null
  }
  return null
}

function clauseEnd(reading: PhraseReading, from: number): number {
  let at = from
  while (at < reading.words.length && joined(reading, at) && !has(reading, at, 'link') && !has(reading, at, 'negator'))
    at += 1
  return at
}
