import type { DraftFacts } from './draft-facts.ts'
import { isNegation } from './find-negations.ts'
import type { Word } from './read-words.ts'
import { isOneSpace } from './word-gaps.ts'

/** "Do not mention the price" and "state the price": between the denial and the thing. */
const handling = new Set(
  `mention mentioning state stating include including use using add adding offer offering give giving show showing name
   naming quote quoting list listing tell reveal revealing provide providing put write writing print discuss discussing
   close end begin start open finish`.split(/\s+/u),
)
const determiners = new Set('a an the any our your my their its his her this that all every one with'.split(' '))
/** A thing "in the title" or "for beginners" may be wanted elsewhere. */
const narrowing = new Set(
  `in on at of for from by with to than if when unless until before after as about because so that which who where
   other more less else except only instead like while between among per each and or but nor is are was were be needed
   required necessary allowed yet again please pls thanks it them this`.split(/\s+/u),
)
/** What may follow the thing where it is asked for. */
const following = new Set('of in at on for from by and or as that which but to with per so'.split(' '))
const conditions = new Set('if when unless otherwise else once instead then afterwards next finally later'.split(' '))
/** Nothing is asked for by a thing as general as these. */
const tooGeneral = new Set(
  'text word way thing answer anything everything it one reason problem need more less'.split(' '),
)
const thingWordsMax = 3
const modifiersMax = 3
const wordsBetweenMax = 40
/** A text that denies more than this is a list of denials. */
const deniedMax = 12

interface Thing {
  name: string
  stems: readonly string[]
  /** Where it stands among the words. */
  at: number
}

/** The name of something that the text both forbids and asks for; null when there is none. */
export function findNamedTwice(draft: DraftFacts, isKnown: (thing: string) => boolean): string | null {
  const { instruction: text, instructionWords: words } = draft
  if (draft.language !== 'en') return null
  let tried = 0
  for (let at = 0; at < words.length && tried < deniedMax; at += 1) {
    const word = words[at]
    if (!word || !isNegation(word)) continue
    tried += 1
    const denied = readDenied(words, text, at)
    if (!denied || tooGeneral.has(denied.stems.at(-1) ?? '') || isKnown(denied.stems.join(' '))) continue
    if (isAskedNear(words, text, denied)) return denied.name
  }
  return null
}

/** The thing between a denial and the end of its clause, if nothing narrows it. */
function readDenied(words: readonly Word[], text: string, from: number): Thing | null {
  let at = from + 1
  const isOfVerb = /^(?:not|never|don't|dont)$/u.test(words[from]?.lower ?? '')
  if (handling.has(words[at]?.lower ?? '')) at += 1
  else if (isOfVerb) return null
  while (determiners.has(words[at]?.lower ?? '')) at += 1
  const first = at
  for (;;) {
    const word = words[at]
    const isInName = word?.lower === 'to' && words[at - 1]?.lower === 'call'
    if (!word || (narrowing.has(word.lower) && !isInName) || at - first === thingWordsMax) return null
    at += 1
    if (endsClause(words, text, at)) break
  }
  if (startsConditional(words, text, from)) return null
  const named = words.slice(first, at)
  return { name: named.map(({ lower }) => lower).join(' '), stems: named.map(({ stem }) => stem), at: from }
}

function isAskedNear(words: readonly Word[], text: string, denied: Thing): boolean {
  const from = Math.max(0, denied.at - wordsBetweenMax)
  const to = Math.min(words.length, denied.at + wordsBetweenMax)
  for (let at = from; at < to; at += 1) {
    const word = words[at]
    if (word && handling.has(word.lower) && isAsked(words, text, at, denied)) return true
  }
  return false
}

/** "Offer a 20% discount", in a clause that denies nothing. */
function isAsked(words: readonly Word[], text: string, verb: number, { stems }: Thing): boolean {
  const nameEnd = (start: number) => stems.every((stem, on) => words[start + on]?.stem === stem)
  for (let start = verb + 1; start <= verb + 1 + modifiersMax; start += 1) {
    if (!nameEnd(start)) {
      const word = words[start]
      if (!word || isNegation(word) || endsClause(words, text, start)) return false
      if (narrowing.has(word.lower) && !determiners.has(word.lower)) return false
      continue
    }
    const end = start + stems.length
    const isWhole = endsClause(words, text, end) || following.has(words[end]?.lower ?? '')
    return isWhole && !isDenied(words, text, verb) && !startsConditional(words, text, verb)
  }
  return false
}

/** True when the words before `end` are the last ones of their clause. */
function endsClause(words: readonly Word[], text: string, end: number): boolean {
  const last = words[end - 1]
  const next = words[end]
  if (!last || !next) return true
  return isBroken(text, last, next) || next.lower === 'and' || next.lower === 'but'
}

const clauseEnd = /[,.;:!?()\n]/u
const sentenceEnd = /[.!?\n]/u

function isBroken(text: string, word: Word, next: Word): boolean {
  return !isOneSpace(text, word, next) && clauseEnd.test(text.slice(word.end, next.start))
}

function isDenied(words: readonly Word[], text: string, at: number): boolean {
  for (let on = at - 1; on >= 0; on -= 1) {
    const word = words[on]
    const next = words[on + 1]
    if (!word || !next || isBroken(text, word, next)) return false
    if (isNegation(word) || word.lower === 'than') return true
  }
  return false
}

/** "If unsure, give no price": what holds in one case says nothing about the other. */
function startsConditional(words: readonly Word[], text: string, at: number): boolean {
  for (let on = at; on >= 0; on -= 1) {
    const word = words[on]
    const next = words[on + 1]
    if (word && next && !isOneSpace(text, word, next) && sentenceEnd.test(text.slice(word.end, next.start)))
      return false
    if (word && conditions.has(word.lower)) return true
  }
  return false
}

/** In a caption: what one part between commas forbids and another one shows; null when there is nothing. */
export function findShownTwice(draft: DraftFacts): string | null {
  const { instruction: text, instructionWords: words } = draft
  // The parts of an object describe different things.
  if (draft.isStructured || text.trimStart().startsWith('{')) return null
  let tried = 0
  for (let at = 0; at < words.length && tried < deniedMax; at += 1) {
    const word = words[at]
    if (!word || (word.lower !== 'no' && word.lower !== 'without')) continue
    tried += 1
    const denied = readDenied(words, text, at)
    if (denied && isShown(words, text, denied)) return denied.name
  }
  return null
}

const shownWordsMax = 3
/** Further away another picture of a board is described. */
const shownWordsBetweenMax = 20

/** A part of few words that ends with the thing: "no outline, thick outline". */
function isShown(words: readonly Word[], text: string, { stems, at: denial }: Thing): boolean {
  let start = Math.max(0, denial - shownWordsBetweenMax)
  const last = Math.min(words.length, denial + shownWordsBetweenMax)
  for (let end = start + 1; end <= last; end += 1) {
    if (!endsClause(words, text, end)) continue
    const from = end - stems.length
    const isThing = from > start && stems.every((stem, on) => words[from + on]?.stem === stem)
    const isShort = end - start <= shownWordsMax + stems.length - 1
    if (isThing && isShort && start !== denial && !words.slice(start, from).some(deniesOrNarrows)) return true
    start = end
  }
  return false
}

function deniesOrNarrows(word: Word): boolean {
  return isNegation(word) || narrowing.has(word.lower)
}
