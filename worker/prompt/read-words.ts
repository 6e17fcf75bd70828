import { characterWidthAt } from './character-kinds.ts'
import { formAt, type WordForm } from './word-forms.ts'

/** A word with its place. */
export interface Word extends WordForm {
  start: number
  end: number
}

/** Splits text into words with their places; scripts without spaces come back in runs. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  for (let start = findWord(text, 0); start < text.length; start = findWord(text, start)) {
    const end = findWordEnd(text, start)
    const { text: own, lower, stem, id } = formAt(text, start, end)
    words.push({ text: own, lower, stem, id, start, end })
    start = end
  }
  return words
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
