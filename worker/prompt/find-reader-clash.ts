import { namedLanguages, onlyWords } from './data/named-languages.ts'
import { newcomers, practitioners } from './data/named-readers.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'

/** Both may be served: each by a text of their own. */
const several = new Set('version each both two separate one respectively either variant'.split(' '))
const readerWordsMax = 3

const languageOf = rememberByWord(({ lower }) => namedLanguages.get(lower) ?? '')
/** What only one case asks for. */
const restricting = new Set('if when for where unless until in with'.split(' '))

/** Two languages, each to be the only one; as a sentence, or null. */
export function findLanguageClash(words: readonly Word[]): string | null {
  let first = ''
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    const language = word ? languageOf(word) : ''
    if (language === '' || !isOnly(words, at)) continue
    if (first !== '' && first !== language) return `The draft asks for ${first} only and for ${language} only.`
    first = language
  }
  return null
}

function isOnly(words: readonly Word[], at: number): boolean {
  const lower = (by: number): string => words[at + by]?.lower ?? ''
  if (onlyWords.has(lower(1))) return !restricting.has(lower(2))
  return (onlyWords.has(lower(-1)) || onlyWords.has(lower(-2))) && !restricting.has(lower(1)) && lower(-1) !== 'and'
}

/** "For nurses and for children": readers whom one text cannot serve; as a sentence, or null. */
export function findReaderClash({ instructionWords: words }: DraftFacts): string | null {
  for (let at = 0; at + 2 < words.length; at += 1) {
    if (words[at]?.lower !== 'for') continue
    const first = findReader(words, at + 1)
    const joint = words[first + 1]?.lower
    if (first < 0 || (joint !== 'and' && joint !== 'for')) continue
    const second = findReader(words, first + 2 + (words[first + 2]?.lower === 'for' ? 1 : 0))
    if (second < 0 || isNewcomer(words[first]) === isNewcomer(words[second])) continue
    if (words.slice(Math.max(0, at - 8), second + 6).some(({ stem }) => several.has(stem))) continue
    return `The draft names two readers whom one text can hardly serve: ${words[first]?.lower} and ${words[second]?.lower}.`
  }
  return null
}

function findReader(words: readonly Word[], from: number): number {
  for (let at = from; at < Math.min(words.length, from + readerWordsMax); at += 1) {
    const stem = words[at]?.stem ?? ''
    if (newcomers.has(stem) || practitioners.has(stem)) return at
    if (stem === 'and' || stem === 'for') return -1
  }
  return -1
}

function isNewcomer(word: Word | undefined): boolean {
  return newcomers.has(word?.stem ?? '')
}
