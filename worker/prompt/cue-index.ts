import type { Word } from './read-words.ts'
import { rememberByWord, stemWord, type WordForm } from './word-forms.ts'

export interface CueHit<Key> {
  key: Key
  weight: number
  /** Index of the first matching word. */
  at: number
  length: number
  /** The same for the cues of one key that open with the same word and are as long. */
  id: number
}

interface Cue<Key> {
  key: Key
  weight: number
  stems: string[]
  id: number
}

/** The cues that begin with a word. */
export type CueIndex<Key> = (word: WordForm) => readonly Cue<Key>[]

const noCues: readonly never[] = []

/** Indexes phrases by their first word, so that a text is matched in one pass whatever the size of the table. */
export function buildCueIndex<Key>(
  entries: Iterable<{ key: Key; weight: number; phrases: readonly string[] }>,
): CueIndex<Key> {
  const index = new Map<string, Cue<Key>[]>()
  let cuesCount = 0
  for (const { key, weight, phrases } of entries) {
    for (const phrase of phrases) {
      const stems = phrase.split(' ').map(stemWord)
      const first = stems[0] ?? ''
      const cues = index.get(first) ?? []
      cuesCount += 1
      const alike = cues.find((cue) => cue.key === key && cue.stems.length === stems.length)
      cues.push({ key, weight, stems, id: alike?.id ?? cuesCount })
      index.set(first, cues)
    }
  }
  return rememberByWord(({ stem }) => index.get(stem) ?? noCues)
}

/** Every cue that occurs in the words. */
export function findCues<Key>(index: CueIndex<Key>, words: readonly Word[]): CueHit<Key>[] {
  const hits: CueHit<Key>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    const cues = word ? index(word) : noCues
    // Few words open a cue.
    if (cues.length === 0) continue
    for (const cue of cues) if (standsAt(cue.stems, words, at)) hits.push(hitOf(cue, at))
  }
  return hits
}

function standsAt(stems: readonly string[], words: readonly Word[], at: number): boolean {
  // The first is the one that was looked up.
  for (let offset = 1; offset < stems.length; offset += 1) if (words[at + offset]?.stem !== stems[offset]) return false
  return true
}

function hitOf<Key>({ key, weight, stems, id }: Cue<Key>, at: number): CueHit<Key> {
  return { key, weight, at, length: stems.length, id }
}

/** True when any of the phrases occurs. */
export function hasCue<Key>(index: CueIndex<Key>, words: readonly Word[]): boolean {
  return findCues(index, words).length > 0
}
