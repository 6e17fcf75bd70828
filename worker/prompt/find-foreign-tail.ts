import { isEnglish } from './filler-senses.ts'
import { weighForeignTalk } from './foreign-talk.ts'
import type { Word } from './read-words.ts'
import { entryOf } from './talk-entries.ts'
import { isCapital, isNameLike } from './talk-flags.ts'

/** The first letter beyond Latin. */
const otherScripts = 0x370
/** So many last words are tried as the first of a remark. */
const triedMax = 24
/** A remark without a stop before it must be one beyond doubt, and of some length. */
const tailMin = { capital: 2, other: 3 }
const tailLengthMin = 10
/** So many words behind the mark that opens a Spanish sentence may be English as well. */
const markedMax = 3
const triedBack = 4

/**
 * The word from which on a sentence is a remark in another language, though no stop stands before it; -1 where there is
 * none. Either the language changes there, or in the language of the sentence a remark begins at a capital or space.
 */
export function findForeignTail(text: string, words: readonly Word[], isFirst: boolean): number {
  const isForeign = words.map((word) => entryOf(word).isForeign)
  const first = findOpening(isForeign)
  if (first < 0) return -1
  // Where the script changes, the language does.
  if (first > 0 && isOtherScript(words[first]) && !isOtherScript(words[first - 1])) return first
  const count = isForeign.reduce((total, is, at) => (is && at >= first ? total + 1 : total), 0)
  if (first * 2 < count) return !isFirst && weighForeignTalk(text, words) > 0 ? -1 : findNativeTail(text, words)
  const opening = findMark(text, words, first)
  if (opening >= 0) return opening
  return findCapital(words, first)
}

/** Words that no table holds may open it all the same, where the first of them has a capital. */
function findCapital(words: readonly Word[], first: number): number {
  for (let at = first; at > Math.max(0, first - triedBack); at -= 1) {
    const word = words[at]
    if (!word || (at < first && isEnglish(word.stem))) break
    if (isNameLike(word)) return at
  }
  return first
}

/** True for a sentence of which most words are those of another language. */
export function isAbroad(words: readonly Word[]): boolean {
  return words.filter((word) => entryOf(word).isForeign).length * 2 >= words.length
}

/** "¡" and "¿" open a sentence; its first words may be English ones too. */
function findMark(text: string, words: readonly Word[], first: number): number {
  const offset = (words[0]?.start ?? 0) - text.indexOf(words[0]?.text ?? '')
  for (let at = first; at > Math.max(0, first - markedMax); at -= 1) {
    if (/[¡¿]/u.test(text.charAt((words[at]?.start ?? 0) - offset - 1))) return at
  }
  return -1
}

function isOtherScript(word: Word | undefined): boolean {
  return (word?.text.charCodeAt(0) ?? 0) >= otherScripts
}

/** Where two words of another language stand side by side, or one apart, or one ends the sentence, and most words behind are such. */
function findOpening(isForeign: readonly boolean[]): number {
  let count = 0
  let opening = -1
  for (let at = isForeign.length - 1; at >= 0; at -= 1) {
    if (!isForeign[at]) continue
    count += 1
    const goesOn = isForeign[at + 1] ?? true
    if ((goesOn || isForeign[at + 2]) && count * 2 > isForeign.length - at) opening = at
  }
  return opening
}

function findNativeTail(text: string, words: readonly Word[]): number {
  const offset = (words[0]?.start ?? 0) - text.indexOf(words[0]?.text ?? '')
  let best = -1
  let bestWeight = 0
  for (let at = Math.max(1, words.length - triedMax); at < words.length; at += 1) {
    const word = words[at]
    if (
      !word ||
      text.length - (word.start - offset) < tailLengthMin ||
      !canOpen(word, text.charAt(word.start - offset - 1))
    )
      continue
    const weight = weighForeignTalk(text.slice(word.start - offset), words.slice(at))
    if (weight > Math.max(bestWeight, word.text.charCodeAt(0) >= otherScripts ? tailMin.other : tailMin.capital)) {
      best = at
      bestWeight = weight
    }
  }
  return best
}

/** Scripts without capitals leave the space alone. */
function canOpen(word: Word, before: string): boolean {
  if (before !== ' ') return false
  return isCapital(word) || word.text.charCodeAt(0) >= otherScripts || /^\p{Lu}/u.test(word.text)
}
