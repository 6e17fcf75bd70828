import { paintablePhrases, remarkPhrases } from './data/remark-phrases.ts'
import type { Medium } from './filler-senses.ts'
import type { Word } from './read-words.ts'

/** A phrase as its words, and which of them led to it. */
interface Entry {
  words: readonly string[]
  at: number
  isPaintable: boolean
}

/** Each phrase under each of its words, so that one look-up at a word that says something finds it. */
const entriesByWord = new Map<string, Entry[]>()
for (const phrase of remarkPhrases) {
  const words = phrase.split(' ')
  const isPaintable = paintablePhrases.has(phrase)
  for (const [at, word] of words.entries()) {
    const entries = entriesByWord.get(word)
    if (entries) entries.push({ words, at, isPaintable })
    else entriesByWord.set(word, [{ words, at, isPaintable }])
  }
}

/**
 * True for a word inside a set phrase or a proverb, which says nothing there; in a caption only where nobody could paint
 * it. Costs one look-up for most words.
 */
export function isInRemarkPhrase(words: readonly Word[], index: number, medium: Medium): boolean {
  const entries = entriesByWord.get(words[index]?.lower ?? '')
  const isTalk = ({ words: phrase, at, isPaintable }: Entry): boolean =>
    !(isPaintable && medium === 'caption') && matchesAt(words, index - at, phrase)
  return entries?.some(isTalk) ?? false
}

function matchesAt(words: readonly Word[], start: number, phrase: readonly string[]): boolean {
  return start >= 0 && phrase.every((word, offset) => words[start + offset]?.lower === word)
}
