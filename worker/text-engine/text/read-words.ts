import { characterKindAt, characterLengthAt } from './character-kinds.ts'
import type { Range, Word } from './text-spans.ts'

/** The words of a text with their places. Where a script writes no spaces, each character is a word. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  for (let at = 0; at < text.length; ) {
    const kind = characterKindAt(text, at)
    if (kind === 'gap') {
      at += characterLengthAt(text, at)
      continue
    }
    const end = kind === 'unspaced' ? at + characterLengthAt(text, at) : findWordEnd(text, at)
    words.push({ start: at, end, lower: lowerOf(text.slice(at, end)) })
    at = end
  }
  return words
}

/** The form in which words are looked up: small letters, composed, with a straight apostrophe. */
export function lowerOf(word: string): string {
  const lower = word.toLowerCase()
  for (let at = 0; at < lower.length; at += 1)
    if (lower.charCodeAt(at) > 0x7f) return lower.normalize('NFC').replaceAll('’', "'")
  return lower
}

/** Letters, marks and digits, with single apostrophes or hyphens between them. */
function findWordEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    at = passWordCharacters(text, at)
    if (!isJoint(text.charCodeAt(at)) || at + 1 >= text.length) return at
    const next = characterKindAt(text, at + 1)
    if (next === 'gap' || next === 'unspaced') return at
    at += 1
  }
}

function passWordCharacters(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const kind = characterKindAt(text, at)
    if (kind === 'gap' || kind === 'unspaced') return at
    at += characterLengthAt(text, at)
  }
  return at
}

function isJoint(code: number): boolean {
  return code === 0x27 || code === 0x2d || code === 0x2019
}

/** The index of the first word that begins at a place or behind it. */
export function wordIndexAt(words: readonly Word[], place: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The words that lie wholly within a range. */
export function wordsWithin(words: readonly Word[], { start, end }: Range): readonly Word[] {
  const first = wordIndexAt(words, start)
  let last = wordIndexAt(words, end)
  while (last > first && (words[last - 1]?.end ?? 0) > end) last -= 1
  return words.slice(first, last)
}
