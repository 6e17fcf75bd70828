import { digitWidthAt } from './character-kinds.ts'
import { codeAt } from './code-at.ts'

/** A word as tables know it. */
export interface WordForm {
  text: string
  /** Lower case, with straight apostrophes. */
  lower: string
  /** Lower case, without a plural s: the form in which cues are compared. */
  stem: string
  /** Its own number, or 0; what has one holds no digit and no character of a script without spaces. */
  id: number
}

/** Usual words have a number of their own; beyond so many no further one gets one, so that memory is bounded whatever comes in. */
const numberedWordsMax = 1 << 14
const numberedLengthMax = 20
/** Scripts without spaces come in runs, seldom seen twice. */
const runStart = 0x2e80

/** Twice as many places as words, so that a free one is near. */
const placesMask = numberedWordsMax * 2 - 1
const places = new Array<WordForm | undefined>(placesMask + 1)
let numberedWords = 0

/** The form of the word that stands there; a usual one is found without cutting it out of the text. */
export function formAt(text: string, start: number, end: number): WordForm {
  if (codeAt(text, start) >= runStart) return readForm(text.slice(start, end))
  let hash = hashStart
  for (let at = start; at < end; at += 1) hash = hashNext(hash, codeAt(text, at))
  return formWith(hash, text, start, end)
}

/** The same with the hash of the word, by `hashNext` over its characters. */
export function formWith(hash: number, text: string, start: number, end: number): WordForm {
  if (end - start > numberedLengthMax) return readForm(text.slice(start, end))
  let place = (hash ^ (hash >>> 15)) & placesMask
  for (let known = places[place]; known; known = places[place]) {
    if (standsAt(known.text, text, start, end)) return known
    place = (place + 1) & placesMask
  }
  const word = text.slice(start, end)
  if (numberedWords + 1 >= numberedWordsMax || !isUsual(word)) return readForm(word)
  numberedWords += 1
  const form = readForm(copy(word), numberedWords)
  places[place] = form
  return form
}

/** A piece of a text may keep the whole text in memory; letters put together do not. */
function copy(word: string): string {
  return String.fromCharCode(...Array.from(word, (_, at) => codeAt(word, at)))
}

function readForm(text: string, id = 0): WordForm {
  const lower = isLower(text) ? text : straighten(text.toLowerCase())
  return { text, lower, stem: dropPlural(lower), id }
}

export const hashStart = 0

export function hashNext(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0
}

function standsAt(word: string, text: string, start: number, end: number): boolean {
  const length = end - start
  if (word.length !== length) return false
  for (let at = 0; at < length; at += 1) if (codeAt(word, at) !== codeAt(text, start + at)) return false
  return true
}

/** Folds case, curly apostrophes and a plural s. */
export function stemWord(word: string): string {
  return dropPlural(straighten(word.toLowerCase()))
}

/**
 * Remembers what a table says of a word, so that it is searched once a word and not each time the word is used. What
 * `look` returns must follow from the letters of the word alone.
 */
export function rememberByWord<Value>(look: (word: WordForm) => Value): (word: WordForm) => Value {
  // Tables say the same of most words. Small numbers instead of values keep what is known of them near at hand.
  const places = new Uint16Array(numberedWordsMax)
  const values: Value[] = []
  const placeOf = new Map<Value, number>()
  const remember = (word: WordForm): Value => {
    const value = look(word)
    const place = placeOf.get(value) ?? values.push(value)
    placeOf.set(value, place)
    places[word.id] = place
    return value
  }
  return (word) => {
    if (word.id === 0) return look(word)
    const place = places[word.id] ?? 0
    return place === 0 ? remember(word) : (values[place - 1] as Value)
  }
}

/** Tells which words come for the first time in a round; for usual words without a look at their letters. */
export interface SeenWords {
  begin: () => void
  /** True for the first of equal words since `begin`; always true for unusual ones. */
  isFirst: (word: WordForm) => boolean
}

export function buildSeenWords(): SeenWords {
  const seenIn = new Uint32Array(numberedWordsMax)
  let round = 0
  return {
    begin() {
      round += 1
    },
    isFirst({ id }) {
      if (id === 0) return true
      if (seenIn[id] === round) return false
      seenIn[id] = round
      return true
    },
  }
}

/** True for words of small letters of the alphabet, digits, hyphens, and of Indian and East Asian scripts. */
function isLower(text: string): boolean {
  const end = text.length
  for (let at = 0; at < end; at += 1) {
    const code = codeAt(text, at)
    const isPlain = (code >= 0x61 && code <= 0x7a) || (code >= 0x2d && code <= 0x39)
    if (!isPlain && !(code >= 0x900 && code < 0xe00) && !(code >= runStart && code < 0xa000)) return false
  }
  return true
}

function isUsual(text: string): boolean {
  const end = text.length
  for (let at = 0; at < end; at += 1) {
    if (codeAt(text, at) >= runStart || digitWidthAt(text, at) > 0) return false
  }
  return true
}

function straighten(lower: string): string {
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower
}

function dropPlural(lower: string): string {
  if (lower.length <= 3 || codeAt(lower, lower.length - 1) !== 0x73) return lower
  return lower.endsWith('ss') || lower.endsWith("'s") ? lower : lower.slice(0, -1)
}
