import type { ScoreDimension } from '#shared/prompts/prompt-result.ts'

/** A dimension with its score held between nought and its maximum, to one decimal. */
export function scoreDimension(name: string, max: number, score: number, reason: string): ScoreDimension {
  return { name, max, score: Math.round(Math.max(0, Math.min(max, score)) * 10) / 10, reason }
}

/** Grows quickly at first and levels off, so that more of the same stops paying. */
export function saturate(count: number, scale: number): number {
  return 1 - Math.exp(-count / scale)
}
