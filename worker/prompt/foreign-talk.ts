import { foreignWords } from './data/foreign-words.ts'
import { stopwords } from './data/stopwords.ts'
import stored from './data/talk-weights-foreign.json' with { type: 'json' }
import { isEnglish } from './filler-senses.ts'
import type { Word } from './read-words.ts'
import { rememberByWord, type WordForm } from './word-forms.ts'

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const unspacedRun = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/gu
const scripts = [
  ['kana', /[\u3040-\u30ff]/u],
  ['hangul', /[\uac00-\ud7af]/u],
  ['han', /[\u3400-\u9fff]/u],
  ['devanagari', /[\u0900-\u097f]/u],
  ['cyrillic', /[\u0400-\u04ff]/u],
] as const
const stemLength = 5
const endLength = 3
/** Shorter words are their own beginning and end. */
const longWordMin = 6
const hundredths = 100

/**
 * The features of a sentence in a language other than English, by name: its words with their beginnings and ends, or
 * its pairs of characters where a script has no spaces.
 */
export function foreignFeatures(text: string, words: readonly Word[]): string[] {
  const form = formFeatures(text)
  if (unspaced.test(text)) return [...form, ...pairsOf(text)]
  return [...form, ...(words[0] ? [`^${words[0].lower}`] : []), ...words.flatMap(wordFeatures)]
}

function formFeatures(text: string): string[] {
  const script = scripts.find(([, characters]) => characters.test(text))?.[0] ?? 'latin'
  return [`in ${script}`, ...(/[?？]$/u.test(text) ? ['?'] : [])]
}

function pairsOf(text: string): string[] {
  return (text.match(unspacedRun) ?? []).flatMap((run) =>
    Array.from({ length: run.length }, (_, at) => (at === 0 ? `^${run.slice(0, 2)}` : run.slice(at - 1, at + 1))),
  )
}

function wordFeatures({ lower, stem }: WordForm): string[] {
  const own = isEnglish(stem) ? ['?en', lower] : [lower]
  if (lower.length < longWordMin) return own
  return [...own, `${lower.slice(0, stemLength)}-`, `-${lower.slice(-endLength)}`]
}

const { unknown, weights } = stored as { unknown: number; weights: Readonly<Record<string, number>> }
const known = new Map(Object.entries(weights))

/** What a sentence in another language weighs as talk, in a text as in a caption; above 0 it rather is talk. */
export function weighForeignTalk(text: string, words: readonly Word[]): number {
  if (unspaced.test(text)) return (sumNames(formFeatures(text)) + sumPairs(text)) / hundredths
  const opening = words[0] ? sumNames([`^${words[0].lower}`]) : 0
  return words.reduce((sum, word) => sum + weightOf(word), sumNames(formFeatures(text)) + opening) / hundredths
}

/** The same as for the names of all pairs, without making them. */
function sumPairs(text: string): number {
  let sum = 0
  for (const run of text.match(unspacedRun) ?? []) {
    sum += known.get(`^${run.slice(0, 2)}`) ?? 0
    for (let at = 1; at < run.length; at += 1) sum += known.get(run.slice(at - 1, at + 1)) ?? unknown
  }
  return sum
}

const weightOf = rememberByWord((word) => sumNames(wordFeatures(word)))

function sumNames(names: readonly string[]): number {
  return names.reduce((total, name) => total + (known.get(name) ?? missing(name)), 0)
}

function missing(name: string): number {
  return isWhole(name) ? unknown : 0
}

/** True for what every word or pair of characters has one of; beginnings and ends say more about a word seen before. */
export function isWhole(name: string): boolean {
  return !/^in |^[?]/u.test(name) && !name.startsWith('^') && !name.startsWith('-') && !name.endsWith('-')
}

/**
 * Words that other languages have, as far as they help to tell a sentence from an English one: those that English has
 * not, and those seen in training, of which prompts in any language hold some English ones.
 */
export function listForeignWords(): { own: string[]; seen: string[] } {
  const functionWords = [...stopwords].filter(([, languages]) => !languages.includes('en')).map(([word]) => word)
  const seen = [...known.keys()].filter((name) => isWhole(name) && !unspaced.test(name))
  return { own: [...foreignWords, ...functionWords], seen }
}
