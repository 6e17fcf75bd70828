import type { Draft } from '../analyze/draft.ts'
import { indexRanges, type RangeIndex } from '../text/ranges.ts'
import { ratioValue } from '../text/ratio.ts'
import { indexFrom, type Range, type Word, wordsWithin } from '../text/words.ts'
import { findWeights } from './compare-facts.ts'
import signs from './data/signs.json' with { type: 'json' }
import { plainText } from './searched-text.ts'
import { errorIf, type VerifyOptions, type Violation } from './verdict.ts'

const openers: ReadonlySet<string> = new Set(signs.openers)
const openersMax = 10
const excerptWords = 6
/** What is longer speaks of the picture, too. */
const greetingWordsMax = 5
const caseMessage = 'Capitals and small letters of the author’s words stay'
/** Signs between words that say something; stops and marks may change where sentences are joined. */
const meaningfulSign = /[\p{S}%@#&*/\\]/u

/** The author's words must be complete and in order; pasted content is compared separately, since it may come first. */
export function compareWords(draft: Draft, result: Draft, options: VerifyOptions): Violation[] {
  const free = indexRanges(options.modality === 'image' ? movableRanges(draft) : [])
  const runs = splitRuns(draft, free)
  const pastedContent = indexRanges(draft.pastedContent)
  const isPasted = (run: readonly Word[]): boolean =>
    pastedContent.holds({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })
  const own = runs.filter((run) => !isPasted(run))
  return [...compareInOrder(draft, result, own, false), ...compareInOrder(draft, result, runs.filter(isPasted), true)]
}

/** Runs of words in order; in pasted content no letter may change. */
function compareInOrder(
  draft: Draft,
  result: Draft,
  runs: readonly (readonly Word[])[],
  isExact: boolean,
): Violation[] {
  const keyOf = isExact ? cut : firstSmall
  const keys = result.words.map((word) => keyOf(result.text, word))
  let next = 0
  for (const run of runs) {
    const runKeys = run.map((word) => keyOf(draft.text, word))
    const at = findRun(runKeys, keys, next)
    if (at < 0) return wordsViolation(draft, run, result, findRun(runKeys, keys, 0) >= 0)
    const changed = findChange(draft.text, run, result, at)
    if (changed.length > 0) return changed
    next = at + run.length
  }
  return []
}

function cut(text: string, { start, end }: Range): string {
  return plainText(text.slice(start, end))
}

/** Lower-cases the first letter, since a sentence may start where none did. */
function firstSmall(text: string, word: Word): string {
  const own = cut(text, word)
  return own === word.lower ? own : own.charAt(0).toLowerCase() + own.slice(1)
}

function wordsViolation(draft: Draft, run: readonly Word[], result: Draft, isMoved: boolean): Violation[] {
  const said = result.words.map(({ lower }) => lower)
  const isThere = new Set(said)
  const lost = run.findIndex(({ lower }) => !isThere.has(lower))
  const first = Math.max(0, lost)
  const evidence = draft.text.slice(run[first]?.start, run[Math.min(run.length, first + excerptWords) - 1]?.end)
  if (isMoved) return errorIf(evidence, 'words-moved', 'The author’s words stand in another order')
  const lowers = run.map(({ lower }) => lower)
  return lost < 0 && findRun(lowers, said, 0) >= 0
    ? errorIf(evidence, 'case-changed', caseMessage)
    : errorIf(evidence, 'words-lost', 'The author’s words must stand in the prompt as they are')
}

/**
 * Splits sentences into runs of words that must stay in order: leaves out words that may move or change, and breaks at
 * the edges of pasted content.
 */
function splitRuns({ sentences, words, pastedContent }: Draft, free: RangeIndex): Word[][] {
  const runs: Word[][] = []
  const edges = new Set(pastedContent.flatMap(({ start, end }) => [indexFrom(words, start), indexFrom(words, end)]))
  for (const { firstWord, endWord } of sentences) {
    const run: Word[] = []
    for (const [at, word] of words.slice(firstWord, endWord).entries()) {
      if (run.length > 0 && edges.has(firstWord + at)) runs.push(run.splice(0))
      if (!free.touches(word)) run.push(word)
      else if (run.length > 0) runs.push(run.splice(0))
    }
    if (run.length > 0) runs.push(run)
  }
  return runs
}

/**
 * What the syntax of a picture may move or change: parameters, exclusions, weights, the ratio, greetings, and
 * words that only ask for a picture. Other checks see that what they say is kept.
 */
function movableRanges(draft: Draft): Range[] {
  const { text, words, spans, constraints, exclusions, chitchat } = draft
  const moved = spans.filter(
    ({ kind, start, end }) => kind === 'flag' || (kind === 'number' && ratioValue(text.slice(start, end)) !== null),
  )
  return [
    ...moved,
    ...findWeights(text),
    ...exclusions.map(({ range }) => range),
    ...constraints.filter(({ aspect }) => aspect === 'ratio'),
    ...chitchat.filter((range) => wordsWithin(words, range).length <= greetingWordsMax),
    ...openingRange(words),
    ...draft.ratioPhrase,
  ]
}

function openingRange(words: readonly Word[]): Range[] {
  let end = 0
  while (end < openersMax && openers.has(words[end]?.lower ?? '')) end += 1
  const last = words[end - 1]
  return last ? [{ start: words[0]?.start ?? 0, end: last.end }] : []
}

/** A name may not become small, and no sign between two words may go. */
function findChange(text: string, run: readonly Word[], result: Draft, at: number): Violation[] {
  for (const [step, word] of run.entries()) {
    const found = result.words[at + step]
    if (!found) continue
    const own = text.charAt(word.start)
    if (own !== result.text.charAt(found.start) && own !== own.toLowerCase() && !opensSentence(text, word))
      return errorIf(text.slice(word.start, word.end), 'case-changed', caseMessage)
    const before = run[step - 1]
    const foundBefore = result.words[at + step - 1]
    if (!before || !foundBefore || word.start - before.end < 2) continue
    const gap = text.slice(before.end, word.start)
    if (meaningfulSign.test(gap) && !hasSigns(gap, result.text.slice(foundBefore.end, found.start)))
      return errorIf(gap.trim(), 'signs-lost', 'A sign between the author’s words is missing')
  }
  return []
}

function opensSentence(text: string, { start }: Word): boolean {
  const before = text.slice(Math.max(0, start - 3), start).trimEnd()
  return before === '' || !/[\p{L}\p{N},]$/u.test(before)
}

function hasSigns(gap: string, there: string): boolean {
  return [...gap].every((sign) => !meaningfulSign.test(sign) || there.includes(sign))
}

/** The first index of a run of words from `from` on, or -1. Linear (Knuth-Morris-Pratt). */
function findRun(run: readonly string[], words: readonly string[], from: number): number {
  const back = overlapsOf(run)
  let matched = 0
  for (let at = from; at < words.length; at += 1) {
    while (matched > 0 && run[matched] !== words[at]) matched = back[matched - 1] ?? 0
    if (run[matched] === words[at]) matched += 1
    if (matched === run.length) return at - run.length + 1
  }
  return -1
}

/** The failure function: for each prefix, the length of its longest border. */
function overlapsOf(run: readonly string[]): number[] {
  const back = [0]
  let length = 0
  for (let at = 1; at < run.length; at += 1) {
    while (length > 0 && run[length] !== run[at]) length = back[length - 1] ?? 0
    if (run[length] === run[at]) length += 1
    back.push(length)
  }
  return back
}
