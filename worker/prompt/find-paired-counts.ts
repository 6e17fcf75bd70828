import { countedUnits, numberWords } from './data/counted-units.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'
import { rememberByWord, stemWord } from './word-forms.ts'

interface Count {
  count: number
  unit: string
  /** The first and the last of its words. */
  from: number
  to: number
  /** "A 100-word apology" has a noun of its own. */
  isHyphened: boolean
}

/** Words between two counts of the same thing: "in 3 sentences and in 10 sentences". */
const joining = new Set(
  'in and y e et und en em dans using use with exactly but also auf mit as write of में और'.split(' '),
)
/** Behind a count: it is of a part, or one of a range. */
const parting = new Set(
  `of on for about per each to that which or long later before after above below apart earlier maximum minimum max min
   de sur über pro por para von bis à pour ou oder o`.split(/\s+/u),
)
/** More lengths than one are meant. */
const severalVersions = new Set(
  'version versions variant variants each both lengths options respectively from between'.split(' '),
)
const writing = new Set(
  'write draft compose create prepare give produce make need want generate in escribe écris rédige schreibe escreva'.split(
    ' ',
  ),
)
const limits = new Set(
  'over above under below within most least max maximum minimum than to about around between roughly'.split(' '),
)
const betweenMax = 30

const unitOf = rememberByWord(({ stem }) => countedUnits.get(stem) ?? '')

/** Two lengths of one and the same answer, as a sentence; null when they can both hold. */
const sentenceEnd = /[.!?\n]/u

export function findPairedCounts(draft: DraftFacts): string | null {
  let last: Count | null = null
  const { instructionWords: words, instruction: text } = draft
  for (let at = 0; at < words.length; at += 1) {
    const count = readCount(words, text, at)
    if (!count) continue
    const clashes = last !== null && last.unit === count.unit && last.count !== count.count
    if (last && clashes && isPair(words, text, last, count))
      return `The draft asks for ${last.count} and for ${count.count} ${count.unit}.`
    // "100-word" and the count of something else behind it still belong together.
    if (!last?.isHyphened || last.unit === count.unit || count.from - last.to > betweenMax) last = count
  }
  return null
}

function readCount(words: readonly Word[], text: string, at: number): Count | null {
  const word = words[at]
  if (!word) return null
  const unit = unitOf(word)
  if (unit !== '') {
    const before = words[at - 1]
    const number = before ? readNumber(before.lower) : 0
    if (!before || number === 0 || text.slice(before.end, word.start).trim() !== '') return null
    return { count: number, unit, from: at - 1, to: at, isHyphened: false }
  }
  const hyphen = word.lower.indexOf('-')
  if (hyphen <= 0) return null
  const joined = countedUnits.get(stemWord(word.lower.slice(hyphen + 1)))
  const number = joined ? readNumber(word.lower.slice(0, hyphen)) : 0
  return joined && number > 0 ? { count: number, unit: joined, from: at, to: at, isHyphened: true } : null
}

function readNumber(text: string): number {
  return /^\d{1,5}$/u.test(text) ? Number(text) : (numberWords.get(text) ?? 0)
}

function isPair(words: readonly Word[], text: string, first: Count, second: Count): boolean {
  if (second.from - first.to > betweenMax || namesVersions(words, text, first, second)) return false
  const next = words[second.to + 1]
  const endsThere = !next || /[,.;:!?)\n]/u.test(text.slice(words[second.to]?.end ?? 0, next.start))
  // "In 12 sentences for children" is the whole answer still.
  const isForReader = next?.lower === 'for' && words[second.from - 1]?.lower === 'in'
  if (!endsThere && !isForReader && parting.has(next.lower)) return false
  return first.isHyphened && isWhole(words, first)
    ? isSecondLength(words, text, first, second)
    : isBeside(words, text, first, second) && (endsThere || isForReader || next.lower === 'and')
}

/** "In one paragraph, in three paragraphs": nothing of its own stands between the two. */
function isBeside(words: readonly Word[], text: string, first: Count, second: Count): boolean {
  if (limits.has(words[first.from - 1]?.lower ?? '')) return false
  if (/[\n.!?]/u.test(text.slice(words[first.to]?.end ?? 0, words[second.from]?.start ?? 0))) return false
  return words.slice(first.to + 1, second.from).every(({ lower }) => joining.has(lower))
}

/** "Write a 100-word apology …": the count is that of the whole answer. */
function isWhole(words: readonly Word[], first: Count): boolean {
  return words.slice(Math.max(0, first.from - 3), first.from).some(({ lower }) => writing.has(lower))
}

/** "… in 300 words" or "…, at least 300 words" behind the first length, in the same line. */
function isSecondLength(words: readonly Word[], text: string, first: Count, second: Count): boolean {
  const gap = text.slice(words[first.to]?.end ?? 0, words[second.from]?.start ?? 0)
  if (gap.includes('\n')) return false
  const [before, beforeThat, further] = [1, 2, 3].map((back) => words[second.from - back]?.lower ?? '')
  const isLeast = before === 'least' || (before === 'of' && beforeThat === 'minimum') || before === 'minimum'
  if (isLeast) {
    // "An essay of at least 300 words" behind an "and" is another text.
    const isOfOther = further === 'of' && /[,;]|\b(?:and|with|plus)\b/u.test(gap)
    return second.count > first.count && !isOfOther && !/[.!?] /u.test(gap)
  }
  // "…, tagline in 8 words" is a text of its own.
  const isOfOther = /,\s*\p{L}+(?: \p{L}+){0,2} (?:in|exactly)\s*$/u.test(gap)
  return (before === 'in' || before === 'exactly') && !isOfOther && !/[.;:!?]|\b(?:and|then|with)\b/u.test(gap)
}

function namesVersions(words: readonly Word[], text: string, first: Count, second: Count): boolean {
  for (let at = second.to + 4; at >= 0; at -= 1) {
    const word = words[at]
    if (!word) continue
    if (at < first.from && sentenceEnd.test(text.slice(word.end, words[at + 1]?.start ?? word.end))) return false
    if (severalVersions.has(word.lower)) return true
  }
  return false
}
