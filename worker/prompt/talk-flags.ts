import { codeAt } from './code-at.ts'
import { imperativeVerbs } from './data/imperative-verbs.ts'
import type { Word } from './read-words.ts'
import type { WordForm } from './word-forms.ts'

/** What a sentence is, apart from its words; the bit of each is its place here. */
export const talkFlags = [
  'one word',
  'two words',
  'three words',
  'four words',
  'five words',
  'more words',
  'question',
  'fact',
  'colon',
  'bullet',
  'request',
  'request for a manner',
  'duty for a manner',
  'speaks',
  'general',
  'speaks in general',
] as const

const lengthsMax = 6
const longFlag = 1 << (lengthsMax - 1)
const question = /[?？]\s*$/u
/** Figures, quotations and links are worth keeping, whatever stands beside them. */
const fact = /\d|["“«「`{<[]|https?:/u
const colon = /[:：]/u
const bullet = /^[#<>*•|-]/u

/** Which words a sentence holds somewhere. */
export interface HeldWords {
  /** How an answer should be: to ask for that is to ask for something. */
  hasManner: boolean
  /** What must be or is wanted. */
  isObliging: boolean
  /** Somebody speaks or is spoken to. */
  speaks: boolean
  /** Words of no known kind. */
  strangeCount: number
}

/** The flags of a sentence, as bits. */
export function readTalkFlags(
  text: string,
  words: readonly Word[],
  { hasManner, isObliging, speaks, strangeCount }: HeldWords,
): number {
  const isRequest = imperativeVerbs.has(words[0]?.lower ?? '')
  let flags = 1 << (Math.min(Math.max(words.length, 1), lengthsMax) - 1)
  if (question.test(text)) flags |= flag('question')
  if (fact.test(text)) flags |= flag('fact')
  if (colon.test(text)) flags |= flag('colon')
  if (bullet.test(text)) flags |= flag('bullet')
  if (isRequest) flags |= flag('request')
  if (isRequest && hasManner) flags |= flag('request for a manner')
  if (isObliging && hasManner) flags |= flag('duty for a manner')
  if (speaks) flags |= flag('speaks')
  if (strangeCount === 0) flags |= flag('general')
  if (speaks && strangeCount === 0) flags |= flag('speaks in general')
  return flags
}

/** The flags of a remark as it mostly is: somebody speaks, at some length and in general words. */
export const remarkFlags = longFlag | flag('speaks') | flag('general') | flag('speaks in general')

function flag(name: (typeof talkFlags)[number]): number {
  return 1 << talkFlags.indexOf(name)
}

/** True for a sentence that holds a figure, a quotation or a link, or is an item of a list. */
export function isFactual(text: string): boolean {
  return fact.test(text) || bullet.test(text)
}

/** A capital in the middle of a sentence is a name or opens another sentence; "I" does neither. */
export function isCapital({ text, lower }: Word): boolean {
  return isUpperCase(codeAt(text, 0)) && lower !== 'i' && !lower.startsWith("i'")
}

/** A capital in the middle of a sentence with small letters behind it: a name, and no shouting. */
export function isNameLike(word: Word): boolean {
  return isCapital(word) && (word.text.length < 2 || !isUpperCase(codeAt(word.text, 1)))
}

/** True for a capital of the alphabet. */
export function isUpperCase(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

/** True for a word that starts with a digit. */
export function isFigure({ text }: WordForm): boolean {
  const code = codeAt(text, 0)
  return code >= 0x30 && code <= 0x39
}
