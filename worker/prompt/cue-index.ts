import type { Word } from './read-words.ts'
import { rememberByWord, stemWord, type WordForm } from './word-forms.ts'

export interface CueHit<Key> {
  key: Key
  weight: number
  /** Index of the first matching word. */
  at: number
  length: number
}

interface Cue<Key> {
  key: Key
  weight: number
  stems: string[]
}

/** The cues that begin with a word. */
export type CueIndex<Key> = (word: WordForm) => readonly Cue<Key>[]

const noCues: readonly never[] = []

/** Indexes phrases by their first word, so that a text is matched in one pass whatever the size of the table. */
export function buildCueIndex<Key>(
  entries: Iterable<{ key: Key; weight: number; phrases: readonly string[] }>,
): CueIndex<Key> {
  const index = new Map<string, Cue<Key>[]>()
  for (const { key, weight, phrases } of entries) {
    for (const phrase of phrases) {
      const stems = phrase.split(' ').map(stemWord)
      const first = stems[0] ?? ''
      const cues = index.get(first) ?? []
      cues.push({ key, weight, stems })
      index.set(first, cues)
    }
  }
  return rememberByWord(({ stem }) => index.get(stem) ?? noCues)
}

/** Every cue that occurs in the words. */
export function findCues<Key>(index: CueIndex<Key>, words: readonly Word[]): CueHit<Key>[] {
  const hits: CueHit<Key>[] = []
  let at = 0
  for (const word of words) {
    for (const cue of index(word)) if (standsAt(cue.stems, words, at)) hits.push(hitOf(cue, at))
    at += 1
  }
  return hits
}

function standsAt(stems: readonly string[], words: readonly Word[], at: number): boolean {
  return stems.length === 1 || stems.every((stem, offset) => words[at + offset]?.stem === stem)
}

function hitOf<Key>({ key, weight, stems }: Cue<Key>, at: number): CueHit<Key> {
  return { key, weight, at, length: stems.length }
}

/** True when any of the phrases occurs. */
export function hasCue<Key>(index: CueIndex<Key>, words: readonly Word[]): boolean {
  return findCues(index, words).length > 0
}
