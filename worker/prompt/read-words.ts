import { characterWidthAt } from './character-kinds.ts'

export interface Word {
  text: string
  /** Lower case, with straight apostrophes. */
  lower: string
  /** Lower case, without a plural s: the form in which cues are compared. */
  stem: string
  start: number
  end: number
}

/** Splits text into words with their places; scripts without spaces come back in runs. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  // Lower-casing all at once is far cheaper; the few texts in which it moves places are done word by word.
  const folded = text.toLowerCase()
  const lowered = folded.length === text.length ? folded : null
  for (let start = findWord(text, 0); start < text.length; start = findWord(text, start)) {
    const end = findWordEnd(text, start)
    const slice = text.slice(start, end)
    // One string for both saves the making of a second one, and its hash in every later look-up.
    const lower = isPlain(text, start, end)
      ? slice
      : straighten(lowered ? lowered.slice(start, end) : slice.toLowerCase())
    words.push({ text: slice, lower, stem: dropPlural(lower), start, end })
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

/** Folds case, curly apostrophes and a plural s. */
export function stemWord(word: string): string {
  return dropPlural(straighten(word.toLowerCase()))
}

function straighten(lower: string): string {
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower
}

function dropPlural(lower: string): string {
  if (lower.length <= 3 || lower.charCodeAt(lower.length - 1) !== 0x73) return lower
  return lower.endsWith('ss') || lower.endsWith("'s") ? lower : lower.slice(0, -1)
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
    for (let width = characterWidthAt(text, at); width > 0; width = characterWidthAt(text, at)) at += width
    const code = text.charCodeAt(at)
    const isJoint = code === 0x27 || code === 0x2d || code === 0x2019
    if (!isJoint || characterWidthAt(text, at + 1) === 0) return at
    at += 1
  }
}

/** True for small letters of the alphabet, digits and hyphens: the word is its own lower case. */
function isPlain(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 0x7a || (code >= 0x41 && code <= 0x5a)) return false
  }
  return true
}
