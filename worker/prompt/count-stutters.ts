import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'

/** A word may be doubled on purpose, or be a name; a text that stutters does it again and again. */
const stuttersMin = 3
const phraseWordsMax = 8

/**
 * How many words merely repeat what stands right before them: "to a to a junior junior developer". Numbers are left
 * alone, and below a few nothing is counted.
 */
export function countStutters({ instruction: text, instructionWords: words }: DraftFacts): number {
  let repeated = 0
  let places = 0
  const keys = readKeys(words)
  for (let at = 1; at < words.length; ) {
    const length = findRepeat(words, keys, text, at)
    if (length > 0) {
      repeated += length
      places += 1
    }
    at += Math.max(1, length)
  }
  return places > 1 && repeated >= stuttersMin ? repeated : 0
}

/** Their lengths and ends tell most words apart, far cheaper than all their letters. */
function readKeys(words: readonly Word[]): Int32Array {
  const keys = new Int32Array(words.length)
  for (let at = 0; at < words.length; at += 1) {
    const lower = words[at]?.lower ?? ''
    keys[at] = (lower.length << 16) ^ (lower.charCodeAt(0) << 5) ^ lower.charCodeAt(lower.length - 1)
  }
  return keys
}

/** How many words from here on are the ones right before; 0 where none are. */
function findRepeat(words: readonly Word[], keys: Int32Array, text: string, at: number): number {
  const key = keys[at]
  const lengthMax = Math.min(phraseWordsMax, at, words.length - at)
  for (let length = 1; length <= lengthMax; length += 1) {
    if (keys[at - length] !== key || words[at - length]?.lower !== words[at]?.lower) continue
    if (isUnbroken(words, text, at, length) && isSame(words, at, length)) return length
  }
  return 0
}

const digit = /\p{N}/u

function isSame(words: readonly Word[], at: number, length: number): boolean {
  const first = words[at]
  // Usual words hold no digit.
  if (!first || (first.id === 0 && digit.test(first.lower))) return false
  for (let on = 1; on < length; on += 1) if (words[at + on]?.lower !== words[at - length + on]?.lower) return false
  return true
}

/** Between the two stands a space; a longer phrase may be said again behind a comma. */
function isUnbroken(words: readonly Word[], text: string, at: number, length: number): boolean {
  const from = words[at - 1]?.end ?? 0
  const to = words[at]?.start ?? 0
  if (to === from + 1 && text.charCodeAt(from) === 0x20) return true
  const between = text.slice(from, to)
  return between.trim() === '' ? !between.includes('\n') : length > 2 && between.trim() === ','
}
