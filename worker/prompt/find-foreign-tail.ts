import { isEnglish } from './filler-senses.ts'
import { weighForeignTalk } from './foreign-talk.ts'
import type { Word } from './read-words.ts'
import { entryOf, isMostlyForeign } from './talk-entries.ts'
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
/** "Oh" and "Ay" */
const cryMax = 2
const headMin = 2
/** One in so many words may be spelt alike. */
const foreignPart = 5
/** "A", "in" and "die" are words of several languages. */
const shortMax = 3

/**
 * The word from which on a sentence is a remark in another language, though no stop stands before it; -1 where there is
 * none. Either the language changes there, or in the language of the sentence a remark begins at a capital or space.
 */
export function findForeignTail(text: string, words: readonly Word[], isFirst: boolean): number {
  const isForeign = words.map((word) => entryOf(word).isForeign)
  const first = findOpening(words, isForeign)
  if (first < 0) return -1
  // Where the script changes, the language does.
  if (first > 0 && isOtherScript(words[first]) && !isOtherScript(words[first - 1])) return first
  const count = isForeign.reduce((total, is, at) => (is && at >= first ? total + 1 : total), 0)
  const isOne = first * 2 < count && !speaksEnglish(words.slice(0, first))
  if (isOne) return !isFirst && weighForeignTalk(text, words) > 0 ? -1 : findNativeTail(text, words)
  const opening = findMark(text, words, first)
  if (opening >= 0) return opening
  const capital = findCapital(words, first)
  return speaksEnglish(words.slice(0, capital)) ? capital : -1
}

/** A language can only change behind words of another one; a German noun has a capital anywhere. */
function speaksEnglish(head: readonly Word[]): boolean {
  const entries = head.map(entryOf)
  const foreignCount = entries.filter(({ isForeign }) => isForeign).length
  return head.length >= headMin && foreignCount * foreignPart < head.length && entries.some(({ isKnown }) => isKnown)
}

/**
 * Words that no table holds may open it all the same, where the first of them has a capital: "a fox Guten Tag, ich" and
 * "a fox Mil gracias por todo", but not the last word of "a fox in Berlin".
 */
function findCapital(words: readonly Word[], first: number): number {
  const [opening, next] = [words[first], words[first + 1]]
  if (opening && isNameLike(opening)) return withGreeting(words, first)
  // "No faces visible Hola": some words are spelt alike.
  if (next && isNameLike(next)) return first + 1
  for (let at = first - 1; at > Math.max(0, first - triedBack); at -= 1) {
    const [before, word] = [words[at - 1], words[at]]
    if (!word || !before) break
    if (isNameLike(word)) {
      if (word.start - before.end === 1 && entryOf(before).binds) break
      return withGreeting(words, at)
    }
    if (isEnglish(word.stem) && word.text.length > shortMax) break
  }
  return first
}

/** "Guten Tag" and "Oh Mann" have two capitals. */
function withGreeting(words: readonly Word[], at: number): number {
  const before = words[at - 1]
  if (at < 2 || !before || !isNameLike(before)) return at
  return entryOf(before).isForeign || before.text.length <= cryMax ? at - 1 : at
}

/** True for a sentence of which most words are those of another language. */
export function isAbroad(words: readonly Word[]): boolean {
  const entries = words.map(entryOf)
  const count = entries.filter(({ isForeign }) => isForeign).length
  return isMostlyForeign(
    count,
    words.length - entries.filter(({ isForeign, isKnown }) => !isForeign && !isKnown).length,
  )
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

/** Where two words of another language stand side by side or near, or one ends the sentence, and most known words behind are such. */
function findOpening(words: readonly Word[], isForeign: readonly boolean[]): number {
  let count = 0
  let heard = 0
  let opening = -1
  for (let at = isForeign.length - 1; at >= 0; at -= 1) {
    const word = words[at]
    if (!isForeign[at]) {
      if (word && entryOf(word).isKnown) heard += 1
      continue
    }
    heard += 1
    count += 1
    const goesOn = (isForeign[at + 1] ?? true) || isForeign[at + 2] || isForeign[at + 3]
    if (goesOn && count * 2 > heard) opening = at
  }
  return count > 1 || isOtherScript(words[opening]) ? opening : -1
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
