import { firstMatch } from './fault.ts'

const hardBooster =
  /(?<![\p{L}\p{N}])(?:8k|4k|masterpiece|ultra-detailed|hyper-detailed|award-winning|artstation|uhd)(?![\p{L}\p{N}])/iu

/** The first empty quality word, as written. */
export function findBooster(text: string): string | null {
  return firstMatch(hardBooster, text)
}

export const weightSyntax = /<lora:|\(\w{1,40}:\d\.\d\)|\S::/u
/** Pressure, bribes and incantations that no current model needs. */
export const folklore = /world-class|think step by step|\bMUST\b|\bNEVER\b|\bCRITICAL\b|i will tip|double-check/u
