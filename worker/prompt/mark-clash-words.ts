import { countedUnits } from './data/counted-units.ts'
import { namedLanguages } from './data/named-languages.ts'
import { newcomers, practitioners } from './data/named-readers.ts'
import { isNegation } from './find-negations.ts'
import type { Word } from './read-words.ts'
import { rememberByWord, stemWord } from './word-forms.ts'

export interface ClashWords {
  counts: number
  languages: number
  newcomers: number
  practitioners: number
  denials: number
}

const none = 0
const marks = { counts: 1, languages: 2, newcomers: 3, practitioners: 4, denials: 5 } as const

/** How many words of a text could have a part in a contradiction; most texts have none, and need no closer look. */
export function markClashWords(words: readonly Word[]): ClashWords {
  const counted = [0, 0, 0, 0, 0, 0]
  for (const word of words) {
    const mark = markOf(word)
    if (mark !== none) counted[mark] = (counted[mark] ?? 0) + 1
  }
  const [, counts = 0, languages = 0, lay = 0, trained = 0, denials = 0] = counted
  return { counts, languages, newcomers: lay, practitioners: trained, denials }
}

const markOf = rememberByWord((word) => {
  const { lower, stem } = word
  if (countedUnits.has(stem)) return marks.counts
  const hyphen = lower.indexOf('-')
  if (hyphen > 0 && countedUnits.has(stemWord(lower.slice(hyphen + 1)))) return marks.counts
  if (namedLanguages.has(lower)) return marks.languages
  if (newcomers.has(stem)) return marks.newcomers
  if (practitioners.has(stem)) return marks.practitioners
  return isNegation(word) ? marks.denials : none
})
