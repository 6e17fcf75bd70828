import type { ScoreDimension } from '#shared/prompts/prompt-result.ts'

/** A dimension with its score held between nought and its maximum, to one decimal. */
export function scoreDimension(name: string, max: number, score: number, reason: string): ScoreDimension {
  return { name, max, score: Math.round(Math.max(0, Math.min(max, score)) * 10) / 10, reason }
}

/** Grows quickly at first and reaches one at `full`, so that more of the same pays less and less. */
export function saturate(count: number, full: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(full))
}
