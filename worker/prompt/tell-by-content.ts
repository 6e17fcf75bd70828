import { stopwords } from './data/stopwords.ts'
import { englishWords, sharedWords, tellingEndings, tellingWords } from './data/telling-words.ts'
import type { LanguageCode } from './language-code.ts'
import { rememberByWord } from './word-forms.ts'

const none: readonly LanguageCode[] = []
const english: readonly LanguageCode[] = ['en']
/** What comes before an ending; a shorter word may end so by chance. */
const stemLengthMin = 4
/** "Ed" and "ing" close many shorter words. */
const englishStemLengthMin = 3
const wordLengthMax = 40
/** So long must a word be to be known without its accents. */
const bareLengthMin = 5

const byWord = indexWords()
const endings: readonly (readonly [ending: string, languages: readonly LanguageCode[]])[] = tellingEndings.flatMap(
  ([language, list]) => list.split(' ').map((ending) => [ending, [language]] as const),
)

/** The languages that a word of content speaks for; none where any language may have it. */
export const languagesOfContent = rememberByWord(({ lower, stem }): readonly LanguageCode[] => {
  const known = byWord.get(lower) ?? (stopwords.has(lower) ? undefined : byWord.get(stem))
  if (known) return known
  if (stopwords.has(lower) || lower.length > wordLengthMax) return none
  for (const [ending, languages] of endings) {
    const least = languages[0] === 'en' ? englishStemLengthMin : stemLengthMin
    if (lower.length >= ending.length + least && lower.endsWith(ending)) return languages
  }
  return none
})

function indexWords(): Map<string, readonly LanguageCode[]> {
  const index = new Map<string, readonly LanguageCode[]>()
  for (const word of englishWords.trim().split(/\s+/u)) index.set(word, english)
  for (const word of sharedWords.trim().split(/\s+/u)) index.set(word, none)
  const isEnglish = (word: string): boolean =>
    index.get(word) === english || stopwords.get(word)?.includes('en') === true
  for (const [language, list] of tellingWords) {
    for (const word of list.split(' ')) {
      if (isEnglish(word)) continue
      addTo(index, word, language)
      // Many write without accents on a telephone.
      const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
      if (bare !== word && bare.length >= bareLengthMin && !isEnglish(bare)) addTo(index, bare, language)
    }
  }
  return index
}

function addTo(index: Map<string, readonly LanguageCode[]>, word: string, language: LanguageCode): void {
  const known = index.get(word) ?? none
  if (!known.includes(language)) index.set(word, [...known, language])
}
