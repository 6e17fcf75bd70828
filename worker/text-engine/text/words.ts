/** A stretch of the author's text, in UTF-16 units: `text.slice(start, end)`. */
export interface Range {
  start: number
  end: number
}

export interface Word extends Range {
  /** Lower-cased and composed (NFC), for look-ups; the author's own form is the slice. */
  lower: string
}

export interface Sentence extends Range {
  /** Indexes into the words of the text: first, and one past the last. */
  firstWord: number
  endWord: number
}

/** What must be kept verbatim. */
export type SpanKind =
  | 'code'
  | 'quotation'
  | 'url'
  | 'email'
  | 'number'
  | 'name'
  | 'placeholder'
  | 'flag'
  | 'identifier'
  | 'markup'

export interface Span extends Range {
  kind: SpanKind
}

const wordCharacter = /^[\p{L}\p{M}\p{N}_]/u
const digit = /^\p{Nd}/u
/** Scripts that put no space between words; each of their characters is read as a word. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

type CharacterKind = 'gap' | 'letter' | 'digit' | 'unspaced'
const kinds: readonly CharacterKind[] = ['gap', 'letter', 'digit', 'unspaced']
/** Index into `kinds` plus one for each UTF-16 unit; 0 until it is first needed. */
const known = new Uint8Array(0x10000)

/** The kind of the character that begins at a position within the text. */
export function characterKindAt(text: string, at: number): CharacterKind {
  const code = text.charCodeAt(at)
  if (isLeadSurrogate(code)) return classify(text.slice(at, at + 2))
  let index = known[code] ?? 0
  if (index === 0) {
    index = kinds.indexOf(classify(text.charAt(at))) + 1
    known[code] = index
  }
  return kinds[index - 1] ?? 'gap'
}

/** How many UTF-16 units the character here takes. */
export function characterLengthAt(text: string, at: number): number {
  return isLeadSurrogate(text.charCodeAt(at)) ? 2 : 1
}

function isLeadSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function classify(character: string): CharacterKind {
  if (!wordCharacter.test(character)) return 'gap'
  if (digit.test(character)) return 'digit'
  return unspaced.test(character) ? 'unspaced' : 'letter'
}

/** True for the code of an ASCII letter. */
export function isLetterUnit(code: number): boolean {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a
}

/** True for the code of an ASCII digit. */
export function isDigitUnit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

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

/** Index of the first range that starts at or after a position; the ranges are sorted by start. */
export function indexFrom(ranges: readonly Range[], place: number): number {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The text between a word and the previous one; null before the first word and after the last. */
export function gapBefore(text: string, words: readonly Word[], at: number): string | null {
  const before = words[at - 1]
  const word = words[at]
  return before && word ? text.slice(before.end, word.start) : null
}

/** The words that lie wholly within a range. */
export function wordsWithin(words: readonly Word[], { start, end }: Range): readonly Word[] {
  const first = indexFrom(words, start)
  let last = indexFrom(words, end)
  while (last > first && (words[last - 1]?.end ?? 0) > end) last -= 1
  return words.slice(first, last)
}

/**
 * Drops the characters of `marks` from the end of a text. A regular expression would retry a run of them from each of
 * its positions.
 */
export function dropTrailing(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** True for a text with a question mark at its end. */
export function endsInQuestion(text: string): boolean {
  return '?？'.includes(text.trimEnd().at(-1) ?? ' ')
}

const endings = ["'s", 'ings', 'ing', 'edly', 'ied', 'ies', 'ed', 'es', 'ly', 's', 'e', 'y']
const stemLengthMin = 3
const accented = /[\u00c0-\u024f]/u

/** A rough stem, only ever compared with other stems. */
export function stemOf(lower: string): string {
  const bare = accented.test(lower) ? lower.normalize('NFD').replaceAll(/\p{M}/gu, '') : lower
  const ending = endings.find((end) => bare.endsWith(end) && bare.length - end.length >= stemLengthMin)
  return ending === undefined ? bare : bare.slice(0, bare.length - ending.length)
}

/** The stems of words, and of the parts of those with a hyphen. */
export function stemsOf(words: readonly Word[]): Set<string> {
  const stems = new Set<string>()
  for (const { lower } of words) {
    stems.add(stemOf(lower))
    if (lower.includes('-')) for (const part of lower.split('-')) stems.add(stemOf(part))
  }
  return stems
}
