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
  let at = 0
  while (at < text.length) {
    const length = wordLengthAt(text, at)
    if (length === 0) {
      at += 1
      continue
    }
    const end = at + length
    const slice = text.slice(at, end)
    const lower = straighten(lowered ? lowered.slice(at, end) : slice.toLowerCase())
    words.push({ text: slice, lower, stem: dropPlural(lower), start: at, end })
    at = end
  }
  return words
}

/** Folds case, curly apostrophes and a plural s. */
export function stemWord(word: string): string {
  return dropPlural(straighten(word.toLowerCase()))
}

function straighten(lower: string): string {
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower
}

function dropPlural(lower: string): string {
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') && !lower.endsWith("'s")
    ? lower.slice(0, -1)
    : lower
}

/** Letters, marks and digits, with single apostrophes or hyphens between them. */
function wordLengthAt(text: string, start: number): number {
  let at = start
  for (;;) {
    const from = at
    for (let width = characterWidthAt(text, at); width > 0; width = characterWidthAt(text, at)) at += width
    if (at === from) return from === start ? 0 : from - 1 - start
    const code = text.charCodeAt(at)
    if (code !== 0x27 && code !== 0x2d && code !== 0x2019) return at - start
    at += 1
  }
}

const letterMarkOrDigit = /^[\p{L}\p{M}\p{N}]/u
const unknown = 0
const isPart = 1
const isBreak = 2
/** What each character of the basic plane is, filled as texts bring it up. */
const kinds = new Uint8Array(0x10000)

/** How many units the word character here takes; none when it is not one. */
function characterWidthAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (Number.isNaN(code)) return 0
  if (code >= 0xd800 && code <= 0xdbff) return letterMarkOrDigit.test(text.slice(at, at + 2)) ? 2 : 0
  if (kinds[code] === unknown) kinds[code] = letterMarkOrDigit.test(text.charAt(at)) ? isPart : isBreak
  return kinds[code] === isPart ? 1 : 0
}
