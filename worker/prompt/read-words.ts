import { characterWidthAt } from './character-kinds.ts'
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
  return at < 0 || at >= text.length || text.charCodeAt(at) <= 0x20
}

function pushWords(words: Word[], text: string, from: number, to: number): void {
  for (let start = findWord(text, from); start < to; start = findWord(text, start)) {
    // Most words are letters of the alphabet up to a space or a stop, which need no table.
    let end = start
    let hash = hashStart
    for (let code = text.charCodeAt(end); isPlainLetter(code); code = text.charCodeAt(end)) {
      hash = hashNext(hash, code)
      end += 1
    }
    const isWhole = end > start && isPlainEnd(text.charCodeAt(end))
    if (!isWhole) end = findWordEnd(text, end)
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
  for (let start = findWord(text, 0); start < text.length; start = findWord(text, findWordEnd(text, start))) count += 1
  return count
}

/** The next place where a word begins, or the end of the text. */
function findWord(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === 0x20) at += 1
  while (at < text.length && characterWidthAt(text, at) === 0) at += 1
  return at
}

/** The end of the word here: letters, marks and digits, with single apostrophes or hyphens between them. */
function findWordEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    at = passSmallLetters(text, at)
    for (let width = characterWidthAt(text, at); width > 0; width = characterWidthAt(text, at)) at += width
    const code = text.charCodeAt(at)
    const isJoint = code === 0x27 || code === 0x2d || code === 0x2019
    if (!isJoint || characterWidthAt(text, at + 1) === 0) return at
    at += 1
  }
}

/** Most characters are small letters of the alphabet, which need no table. */
function passSmallLetters(text: string, from: number): number {
  let at = from
  for (let code = text.charCodeAt(at); code >= 0x61 && code <= 0x7a; code = text.charCodeAt(at)) at += 1
  return at
}
