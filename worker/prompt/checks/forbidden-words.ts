import { readWords, type Word } from '../read-words.ts'
import { rememberByWord } from '../word-forms.ts'
import { firstMatch } from './fault.ts'

const hardBooster =
  /(?<![\p{L}\p{N}])(?:8k|4k|masterpiece|ultra-detailed|hyper-detailed|award-winning|artstation|uhd)(?![\p{L}\p{N}])/iu

const isBooster = rememberByWord(({ lower }) => hardBooster.test(lower))

/** The first empty quality word, as written; `words` are those of the text or of a longer one. */
export function findBooster(text: string, words: readonly Word[] = readWords(text)): string | null {
  return words.some(isBooster) ? firstMatch(hardBooster, text) : null
}

const bracketWeight = /\(\w{1,40}:\d\.\d\)/u
const weight = /<lora:|\(\w{1,40}:\d\.\d\)|\S::/u

/** The first weight or tag of another drawing tool; each of them has a colon. */
export function findWeight(text: string): string | null {
  // Each by itself is far faster than all as one pattern.
  const isThere = text.includes('::') || text.includes('<lora:') || bracketWeight.test(text)
  return isThere ? firstMatch(weight, text) : null
}

/** The first parameter of another drawing tool. */
export function findParameter(text: string): string | null {
  return text.includes('--') ? firstMatch(/(?<=^|\s)--[a-z]+/iu, text) : null
}

const folkloreWords = ['world-class', 'think step by step', 'MUST', 'NEVER', 'CRITICAL', 'i will tip', 'double-check']
export const folklore = /world-class|think step by step|\bMUST\b|\bNEVER\b|\bCRITICAL\b|i will tip|double-check/u

/** The first piece of pressure, bribe or incantation that no current model needs. */
export function findFolkloreWord(text: string): string | null {
  // Looking for the bare words one after another is ten times as fast as the pattern.
  return folkloreWords.some((word) => text.includes(word)) ? firstMatch(folklore, text) : null
}
