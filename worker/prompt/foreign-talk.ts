import { stopwords } from './data/stopwords.ts'
import stored from './data/talk-weights-foreign.json' with { type: 'json' }
import { isEnglish } from './filler-senses.ts'
import type { Word } from './read-words.ts'

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
  const script = scripts.find(([, characters]) => characters.test(text))?.[0] ?? 'latin'
  const form = [`in ${script}`, ...(/[?？]$/u.test(text) ? ['?'] : [])]
  return unspaced.test(text) ? [...form, ...pairsOf(text)] : [...form, ...words.flatMap(wordFeatures)]
}

function pairsOf(text: string): string[] {
  return (text.match(unspacedRun) ?? []).flatMap((run) =>
    Array.from({ length: run.length }, (_, at) => (at === 0 ? `^${run.slice(0, 2)}` : run.slice(at - 1, at + 1))),
  )
}

function wordFeatures({ lower, stem }: Word, at: number): string[] {
  const opening = [...(at === 0 ? [`^${lower}`] : []), ...(isEnglish(stem) ? ['?en'] : [])]
  if (lower.length < longWordMin) return [...opening, lower]
  return [...opening, lower, `${lower.slice(0, stemLength)}-`, `-${lower.slice(-endLength)}`]
}

const { unknown, weights } = stored as { unknown: number; weights: Readonly<Record<string, number>> }
const known = new Map(Object.entries(weights))

/** What a sentence in another language weighs as talk, in a text as in a caption; above 0 it rather is talk. */
export function weighForeignTalk(text: string, words: readonly Word[]): number {
  const sum = foreignFeatures(text, words).reduce((total, name) => total + (known.get(name) ?? missing(name)), 0)
  return sum / hundredths
}

function missing(name: string): number {
  return isWhole(name) ? unknown : 0
}

/** True for what every word or pair of characters has one of; beginnings and ends say more about a word seen before. */
export function isWhole(name: string): boolean {
  return !/^in |^[?]/u.test(name) && !name.startsWith('^') && !name.startsWith('-') && !name.endsWith('-')
}

/** Words that other languages have and English does not, as far as they help to tell a sentence from an English one. */
export function listForeignWords(): string[] {
  const functionWords = [...stopwords].filter(([, languages]) => !languages.includes('en')).map(([word]) => word)
  return [...functionWords, ...known.keys()].filter((name) => isWhole(name) && !unspaced.test(name))
}
