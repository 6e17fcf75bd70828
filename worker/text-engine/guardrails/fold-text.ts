import { lowerOf } from '../text/read-words.ts'
import type { Range, Word } from '../text/text-spans.ts'
import signs from './data/signs.json' with { type: 'json' }

const curly: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"', '–': '-', '×': 'x' }
const commonWords: ReadonlySet<string> = new Set(signs.commonWords)
const contentWordLengthMin = 4
/** First code point of the scripts whose single characters are words. */
const unspacedFrom = 0x2e80

/** Single spaces, plain quotation marks and dashes; case is left. */
export function plainText(text: string): string {
  return text.replaceAll(/[’‘“”„–×]/gu, (mark) => curly[mark] ?? mark).replaceAll(/\s+/gu, ' ')
}

/** The same in small letters, for look-ups. */
export function foldText(text: string): string {
  return lowerOf(plainText(text))
}

/** True for a word that carries the topic of a text. */
export function isContentWord(word: Word): boolean {
  return isUnspaced(word) || (word.lower.length >= contentWordLengthMin && !commonWords.has(word.lower))
}

/** True for a single character that is a word. */
export function isUnspaced({ lower }: Word): boolean {
  return (lower.codePointAt(0) ?? 0) >= unspacedFrom
}

const endings = ["'s", 'ings', 'ing', 'edly', 'ied', 'ies', 'ed', 'es', 'ly', 's', 'e', 'y']
const stemLengthMin = 3
const accented = /[\u00c0-\u024f]/u

/** One form for the forms of a word; rough, and only ever compared with itself. */
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

/** True if the two ranges overlap. */
export function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end
}
