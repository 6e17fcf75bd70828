import { boosters } from '../data/boosters.ts'
import { readWords } from '../read-words.ts'

const hardBoosters = new Set([
  '8k',
  '4k',
  'masterpiece',
  'ultra-detailed',
  'hyper-detailed',
  'award-winning',
  'artstation',
  'uhd',
])

/** The first empty quality word, as written. */
export function findBooster(text: string): string | null {
  for (const word of readWords(text)) {
    const lower = word.text.toLowerCase()
    if (hardBoosters.has(lower) && boosters.has(lower)) return word.text
  }
  return null
}

export const weightSyntax = /<lora:|\(\w{1,40}:\d\.\d\)|\S::/u
/** Pressure, bribes and incantations that no current model needs. */
export const folklore = /world-class|think step by step|\bMUST\b|\bNEVER\b|\bCRITICAL\b|i will tip|double-check/u
