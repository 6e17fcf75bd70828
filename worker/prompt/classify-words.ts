import { codeAt } from './code-at.ts'
import type { Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'

/** Takes one feature: a signed 32-bit number, which needs no memory of its own, that stands for a word, a pair or a piece of a word. */
export type TakeFeature = (id: number) => void

// The task is named at the start and bounded at the end; a cap keeps the cost the same for any length.
const headWordsMax = 120
const tailWordsMax = 40
const openingWordsMax = 8
const placedWordsMax = 3
const runCharactersMax = 40
const prefixLength = 5
const shortPrefixLength = 3
const suffixLength = 3

const headReachMax = 14
const headSkips = new Set(['a', 'an', 'the', 'of', 'and', 'my', 'his', 'her', 'one', 'two', 'three'])
const headEnds = new Set(
  'in on at with near by under over next behind from beside above below into through inside and is are to that who made'.split(
    ' ',
  ),
)

/** Seeds keep the kinds of feature apart: "plan" as a word is not "plan" as the first word. */
const seeds = {
  word: 0x811c9dc5,
  pair: 0x3c6ef372,
  prefix: 0x1b873593,
  shortPrefix: 0x52dce729,
  suffix: 0x2545f491,
  opening: 0x5bd1e995,
  openingPair: 0x6b43a9b5,
  first: 0x7feb352d,
  head: 0x119de1f3,
  early: 0x344b5409,
  one: 0x165667b1,
  two: 0x27d4eb2f,
  three: 0x38495ab5,
} as const

/** Words and pairs of the beginning and the end, with the beginnings and ends of the words for inflected languages. */
export function takeWords(words: readonly Word[], take: TakeFeature): void {
  const tailFrom = Math.max(headWordsMax, words.length - tailWordsMax)
  let previous = 0
  for (let at = 0; at < words.length; at += 1) {
    if (at === headWordsMax) at = tailFrom
    const word = words[at]
    if (word === undefined) return
    const { hash, pieces } = hashesOf(word)
    for (const piece of pieces) take(piece)
    take(mix(seeds.word, hash))
    if (at > 0) take(mix(mix(seeds.pair, previous), hash))
    previous = hash
  }
}

/** The opening names the task: its words and pairs count apart, the first three by place. */
export function takeOpening(words: readonly Word[], take: TakeFeature): void {
  let previous = 0
  for (let at = 0; at < Math.min(openingWordsMax, words.length); at += 1) {
    const stem = words[at]?.stem ?? ''
    const hash = hashWord(isRun(stem) ? stem.slice(0, 2) : stem)
    take(mix(seeds.opening, hash))
    if (at < placedWordsMax) take(mix(seeds.first + at, hash))
    if (at > 0) take(mix(mix(seeds.openingPair, previous), hash))
    previous = hash
  }
}

/** What a caption shows is named before its first preposition: "a red fox in the snow" is a fox. */
export function takeHead(words: readonly Word[], text: string, take: TakeFeature): void {
  let head = ''
  let end = 0
  let at = 0
  for (; at < Math.min(headReachMax, words.length); at += 1) {
    const word = words[at]
    if (!word) break
    if (head !== '' && (headEnds.has(word.stem) || /[,.:;\n]/u.test(text.slice(end, word.start)))) break
    if (word.stem === 'of') head = ''
    else if (!headSkips.has(word.stem)) {
      head = word.stem
      take(mix(seeds.early, hashWord(head)))
    }
    end = word.end
  }
  if (head !== '') take(mix(seeds.head, hashWord(head)))
}

/** Any other text under a name of its own. */
export function nameFeature(name: string): number {
  return hashWord(name)
}

const hashesOf = rememberByWord(({ stem }) => ({
  hash: hashWord(stem),
  pieces: isRun(stem) ? hashRun(stem) : hashPieces(stem),
}))

function hashPieces(stem: string): number[] {
  const pieces: number[] = []
  if (stem.length > prefixLength) pieces.push(hashPart(seeds.prefix, stem, 0, prefixLength))
  if (stem.length > shortPrefixLength) pieces.push(hashPart(seeds.shortPrefix, stem, 0, shortPrefixLength))
  if (stem.length > suffixLength) pieces.push(hashPart(seeds.suffix, stem, stem.length - suffixLength, stem.length))
  return pieces
}

/** Scripts without spaces come in runs; their characters, pairs and triples stand for words. */
function hashRun(run: string): number[] {
  const pieces: number[] = []
  const length = Math.min(run.length, runCharactersMax)
  for (let at = 0; at < length; at += 1) {
    pieces.push(hashPart(seeds.one, run, at, at + 1))
    if (at + 2 <= length) pieces.push(hashPart(seeds.two, run, at, at + 2))
    if (at + 3 <= length) pieces.push(hashPart(seeds.three, run, at, at + 3))
  }
  return pieces
}

/** Han and kana; Hangul has spaces and counts as words. */
function isRun(stem: string): boolean {
  const code = codeAt(stem, 0)
  return code >= 0x2e80 && code < 0xa000
}

function hashWord(stem: string): number {
  const first = codeAt(stem, 0)
  // Every number is the same word: what matters is that there is one.
  if (first >= 48 && first <= 57) return stem.length > 2 ? 2 : 1
  return hashPart(seeds.word, stem, 0, stem.length)
}

function hashPart(seed: number, text: string, start: number, end: number): number {
  let hash = seed
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ codeAt(text, at), 0x01000193)
  return mix(hash, end - start)
}

/** Spreads the bits, since the low ones choose the bucket. */
function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ right, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
