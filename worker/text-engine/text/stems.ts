import type { Word } from './words.ts'

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
