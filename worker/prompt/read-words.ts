import { characterWidthAt } from './character-kinds.ts'
import { codeAt } from './code-at.ts'
import { formAt, formWith, hashNext, hashStart, type WordForm } from './word-forms.ts'

/** A word with its place. */
export interface Word extends WordForm {
  start: number
  end: number
}

/** Splits text into words with their places; scripts without spaces come back in runs. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  pushWords(words, text, 0, text.length)
  return words
}

/** A shorter text is read as fast as it is found again. */
const sharedLengthMin = 200

/** The same as `readWords(text)`; where the whole of a text that was read before stands in it, its words are taken over. */
export function readWordsAround(text: string, known: { text: string; words: readonly Word[] }): Word[] {
  const body = known.text.trim()
  const at = body.length < sharedLengthMin ? -1 : text.indexOf(body)
  const end = at + body.length
  if (at < 0 || !isGap(text, at - 1) || !isGap(text, end)) return readWords(text)
  const words: Word[] = []
  pushWords(words, text, 0, at)
  const shift = at - known.text.indexOf(body)
  for (const word of known.words) words.push(shift === 0 ? word : moveWord(word, shift))
  pushWords(words, text, end, text.length)
  return words
}

/** The same word in a text in which it stands further on. */
export function moveWord({ text, lower, stem, id, start, end }: Word, shift: number): Word {
  return { text, lower, stem, id, start: start + shift, end: end + shift }
}

/** No word goes on across a space or a line end. */
function isGap(text: string, at: number): boolean {
  return at < 0 || at >= text.length || codeAt(text, at) <= 0x20
}

/** The words from one place to another; both lie at an edge of the text or behind a gap. No character beyond is asked for, which is slow. */
function pushWords(words: Word[], text: string, from: number, to: number): void {
  for (let start = findWord(text, from, to); start < to; start = findWord(text, start, to)) {
    // Most words are letters of the alphabet up to a space or a stop, which need no table.
    let end = start
    let hash = hashStart
    let code = codeAt(text, end)
    while (isPlainLetter(code)) {
      hash = hashNext(hash, code)
      end += 1
      if (end === to) break
      code = codeAt(text, end)
    }
    const isWhole = end > start && (end === to || isPlainEnd(code))
    if (!isWhole) end = findWordEnd(text, end, to)
    const { text: own, lower, stem, id } = isWhole ? formWith(hash, text, start, end) : formAt(text, start, end)
    words.push({ text: own, lower, stem, id, start, end })
    start = end
  }
}

function isPlainLetter(code: number): boolean {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a && code < 0x80
}

/** A space, a comma, a full stop or a line end. */
function isPlainEnd(code: number): boolean {
  return code === 0x20 || code === 0x2c || code === 0x2e || code === 0x0a
}

/** How many words `readWords` would find, without making them. */
export function countWords(text: string): number {
  let count = 0
  const to = text.length
  for (let start = findWord(text, 0, to); start < to; start = findWord(text, findWordEnd(text, start, to), to))
    count += 1
  return count
}

/** The next place where a word begins, or the end. */
function findWord(text: string, from: number, to: number): number {
  let at = from
  while (at < to && codeAt(text, at) === 0x20) at += 1
  while (at < to && characterWidthAt(text, at) === 0) at += 1
  return at
}

/** The end of the word here: letters, marks and digits, with single apostrophes or hyphens between them. */
function findWordEnd(text: string, start: number, to: number): number {
  let at = start
  for (;;) {
    for (let width = widthBefore(text, at, to); width > 0; width = widthBefore(text, at, to)) at += width
    if (at + 1 >= to) return at
    const code = codeAt(text, at)
    const isJoint = code === 0x27 || code === 0x2d || code === 0x2019
    if (!isJoint || characterWidthAt(text, at + 1) === 0) return at
    at += 1
  }
}

/** The width of the character of a word here; most are small letters of the alphabet, which need no table. */
function widthBefore(text: string, at: number, to: number): number {
  if (at >= to) return 0
  const code = codeAt(text, at)
  return code >= 0x61 && code <= 0x7a ? 1 : characterWidthAt(text, at)
}
