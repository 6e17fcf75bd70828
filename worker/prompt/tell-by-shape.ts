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

const lists = collectWords()
const languages = [...lists.keys()]
/** How often three letters, and how often the first two of them, stand in the words of each language. */
const runCounts = countRuns(lists)

/**
 * How much likelier each language is to have made the words than English is, as a natural logarithm, by the runs of
 * three letters in them: a trigram model with fixed smoothing over our own lists of words.
 */
export function tellByShape(words: readonly Word[]): ReadonlyMap<LanguageCode, number> {
  const told = new Map<LanguageCode, number>()
  const likelihoods = logLikelihoods(words.filter(({ text }) => isUsable(text)).map(({ lower }) => cutRuns(lower)))
  const english = likelihoods[languages.indexOf('en')] ?? 0
  languages.forEach((language, at) => {
    if (language !== 'en') told.set(language, (likelihoods[at] ?? 0) - english)
  })
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

/** Of each language; a run is looked up once for all of them. */
function logLikelihoods(words: readonly (readonly string[])[]): Float64Array {
  const sums = new Float64Array(languages.length)
  for (const word of words) {
    for (const run of word) {
      const own = runCounts.get(run)
      const context = runCounts.get(run.slice(0, runLength - 1))
      for (let at = 0; at < sums.length; at += 1) {
        const share = ((own?.[at] ?? 0) + unseenCount / followers) / ((context?.[at] ?? 0) + unseenCount)
        sums[at] = (sums[at] ?? 0) + Math.log(share)
      }
    }
  }
  return sums
}

function cutRuns(word: string): string[] {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
  const bounded = `^^${bare}$`
  const cut: string[] = []
  for (let at = 0; at + runLength <= bounded.length; at += 1) cut.push(bounded.slice(at, at + runLength))
  return cut
}

function countRuns(words: ReadonlyMap<LanguageCode, ReadonlySet<string>>): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>()
  const add = (run: string, at: number): void => {
    const known = counts.get(run) ?? new Array<number>(words.size).fill(0)
    known[at] = (known[at] ?? 0) + 1
    counts.set(run, known)
  }
  let at = 0
  for (const own of words.values()) {
    for (const run of [...own].flatMap(cutRuns)) {
      add(run, at)
      add(run.slice(0, runLength - 1), at)
    }
    at += 1
  }
  return counts
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
