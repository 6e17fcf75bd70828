import type { Word } from './read-words.ts'
import { rememberByWord, type WordForm } from './word-forms.ts'

interface WordCue<Key> {
  key: Key
  text: string
  /** No letter may follow. */
  isWhole: boolean
}

/** A cue that may begin in a word, and how far behind the beginning of the word. */
interface Candidate<Key> {
  cue: WordCue<Key>
  offset: number
}

/** Which kinds of cues stand in a text; `words` are its words. */
export type FindWordCues<Key> = (text: string, words: readonly Word[]) => ReadonlySet<Key>

const letter = /[\p{L}\p{M}\p{N}]/u
const headLength = 2

/**
 * Cues as `findCueAt` reads them, in a language with spaces: all kinds at once, by the words in which they may begin, so
 * that a long text is not searched anew for each. A cue begins at the beginning of a word or behind a hyphen or apostrophe.
 */
export function buildWordCues<Key extends string>(table: Readonly<Record<Key, readonly string[]>>): FindWordCues<Key> {
  const byHead = new Map<string, WordCue<Key>[]>()
  for (const key of Object.keys(table) as Key[]) {
    for (const cue of table[key]) {
      const isWhole = cue.endsWith('_')
      const text = isWhole ? cue.slice(0, -1) : cue
      const head = text.slice(0, headLength)
      byHead.set(head, [...(byHead.get(head) ?? []), { key, text, isWhole }])
    }
  }
  const none: readonly Candidate<Key>[] = []
  const candidatesOf = rememberByWord(({ lower }: WordForm): readonly Candidate<Key>[] => {
    const found = listOpenings(lower).flatMap((offset) => {
      const rest = lower.slice(offset)
      const cues = byHead.get(rest.slice(0, headLength)) ?? []
      return cues.filter(({ text }) => rest.startsWith(text) || text.startsWith(rest)).map((cue) => ({ cue, offset }))
    })
    return found.length === 0 ? none : found
  })
  return (text, words) => {
    const folded = text.toLowerCase()
    const found = new Set<Key>()
    for (const word of words) {
      const candidates = candidatesOf(word)
      if (candidates.length === 0) continue
      for (const { cue, offset } of candidates) {
        if (!found.has(cue.key) && standsAt(folded, cue, word.start + offset)) found.add(cue.key)
      }
    }
    return found
  }
}

function standsAt(text: string, { text: cue, isWhole }: WordCue<string>, at: number): boolean {
  return text.startsWith(cue, at) && !(isWhole && letter.test(text.charAt(at + cue.length)))
}

/** Where in a word a cue may begin. */
function listOpenings(word: string): number[] {
  const openings = [0]
  for (let at = 1; at < word.length; at += 1) if (!letter.test(word.charAt(at - 1))) openings.push(at)
  return openings
}
