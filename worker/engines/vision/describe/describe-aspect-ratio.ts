import { commonRatios } from '../data/aspect-ratios.ts'

/** With a hair for the arithmetic. */
const tolerance = 0.03 + 1e-9
const largestTerm = 50
const readable = 100

/**
 * The nearest common ratio within three per cent, else the ratio in its lowest terms; null without a size, and where only
 * larger terms than anybody reads would be true.
 */
export function nameAspectRatio(width: number, height: number): string | null {
  if (!(width > 0) || !(height > 0)) return null
  const ratio = width / height
  const candidates = commonRatios.flatMap(([long, short]) => [
    [long, short] as const,
    ...(long === short ? [] : [[short, long] as const]),
  ])
  let best: readonly [number, number] | null = null
  let least = tolerance
  for (const [across, down] of candidates) {
    const error = Math.abs(ratio / (across / down) - 1)
    if (error <= least) [best, least] = [[across, down], error]
  }
  const terms = best ?? reduce(Math.round(width), Math.round(height))
  return terms && `${terms[0]}:${terms[1]}`
}

function reduce(width: number, height: number): readonly [number, number] | null {
  const divisor = greatestDivisor(width, height)
  const [across, down] = [width / divisor, height / divisor]
  if (Math.max(across, down) <= readable) return [across, down]
  const ratio = width / height
  return Math.max(ratio, 1 / ratio) > largestTerm ? null : nearestFraction(ratio)
}

/** Sizes without a common divisor give no usable terms: the closest small ones, at most 50 to 1. */
function nearestFraction(ratio: number): readonly [number, number] {
  let best: readonly [number, number] = ratio > 1 ? [largestTerm, 1] : [1, largestTerm]
  let least = Math.abs(Math.log(best[0] / best[1] / ratio))
  for (let down = 1; down <= largestTerm; down += 1) {
    const across = Math.min(largestTerm, Math.max(1, Math.round(ratio * down)))
    const error = Math.abs(Math.log(across / down / ratio))
    if (error < least - 1e-9) [best, least] = [[across, down], error]
  }
  return best
}

function greatestDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestDivisor(second, first % second)
}
