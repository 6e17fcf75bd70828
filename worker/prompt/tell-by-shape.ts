import { fieldTopicWords } from './data/chat-topic-words-fields.ts'
import { genreTopicWords } from './data/chat-topic-words-genres.ts'
import { imageSubjectWords } from './data/image-subject-words.ts'
import { stopwords } from './data/stopwords.ts'
import { englishWords, tellingWords } from './data/telling-words.ts'
import type { LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'

const wordLengthMin = 3
const wordLengthMax = 30
const englishWordsMax = 2500
const runLength = 3
/** What a run of letters that was never seen counts for, and how many runs may follow two letters. */
const unseenCount = 0.6
const followers = 12

interface LetterRuns {
  /** How often three letters, and how often the first two of them, stand in the words of a language. */
  counts: ReadonlyMap<string, number>
}

const runs = new Map<LanguageCode, LetterRuns>([...collectWords()].map(([code, words]) => [code, countRuns(words)]))

/**
 * How much likelier each language is to have made the words than English is, as a natural logarithm, by the runs of
 * three letters in them: a trigram model with fixed smoothing over our own lists of words.
 */
export function tellByShape(words: readonly Word[]): ReadonlyMap<LanguageCode, number> {
  const told = new Map<LanguageCode, number>()
  const usable = words.filter(({ text }) => isUsable(text)).map(({ lower }) => cutRuns(lower))
  const english = logLikelihood('en', usable)
  for (const language of runs.keys())
    if (language !== 'en') told.set(language, logLikelihood(language, usable) - english)
  return told
}

/** Words of letters; an abbreviation is made of other ones than words are. */
function isUsable(text: string): boolean {
  return (
    text.length >= wordLengthMin &&
    text.length <= wordLengthMax &&
    text !== text.toUpperCase() &&
    /^[\p{L}\p{M}]+$/u.test(text)
  )
}

function logLikelihood(language: LanguageCode, words: readonly (readonly string[])[]): number {
  const counts = runs.get(language)?.counts
  let sum = 0
  for (const word of words) {
    for (const run of word) {
      const context = counts?.get(run.slice(0, runLength - 1)) ?? 0
      sum += Math.log(((counts?.get(run) ?? 0) + unseenCount / followers) / (context + unseenCount))
    }
  }
  return sum
}

function cutRuns(word: string): string[] {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
  const bounded = `^^${bare}$`
  const cut: string[] = []
  for (let at = 0; at + runLength <= bounded.length; at += 1) cut.push(bounded.slice(at, at + runLength))
  return cut
}

function countRuns(words: ReadonlySet<string>): LetterRuns {
  const counts = new Map<string, number>()
  const add = (run: string): void => {
    counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  for (const word of words) {
    for (const run of cutRuns(word)) {
      add(run)
      add(run.slice(0, runLength - 1))
    }
  }
  return { counts }
}

/** The words that we know of each language; English has far more, and needs no more than these. */
function collectWords(): Map<LanguageCode, Set<string>> {
  const lists = new Map<LanguageCode, Set<string>>([['en', new Set(splitWords(englishWords))]])
  for (const [language, words] of tellingWords) lists.set(language, new Set(splitWords(words)))
  for (const [word, languages] of stopwords) {
    for (const language of languages) if (word.length >= wordLengthMin) lists.get(language)?.add(word)
  }
  const english = lists.get('en')
  for (const table of [imageSubjectWords, fieldTopicWords, genreTopicWords]) {
    for (const word of Object.values(table).flat().flatMap(splitWords))
      if (english && english.size < englishWordsMax && /^[a-z]+$/u.test(word)) english.add(word)
  }
  return lists
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s'-]+/u)
    .filter((word) => word.length >= wordLengthMin)
}
