/** Formats that images and screens commonly have, as width and height; each also upright. */
const commonRatios: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 4],
  [4, 3],
  [7, 5],
  [3, 2],
  [16, 10],
  [5, 3],
  [16, 9],
  [2, 1],
  [21, 9],
  [3, 1],
]

/** Three per cent, with room for rounding. */
const tolerance = 0.03 + 1e-9
const largestTerm = 50
const readable = 100

/**
 * The nearest common ratio within three per cent, else the ratio in its lowest terms; null without a size, and where
 * only unreadably large terms would be true.
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

/** As wide as a parameter for ratios takes. */
const widestRatio = 14

/** The ratio, or the widest allowed if it is unreadable or too wide for the parameter; null without a size. */
export function clampRatio(
  { width, height, ratio }: { width: number; height: number; ratio: string | null },
  isParameter: boolean,
): string | null {
  if (!(width > 0) || !(height > 0)) return null
  const isNarrow = Math.max(width / height, height / width) > widestRatio
  if (ratio !== null && !(isParameter && isNarrow)) return ratio
  return width > height ? `${widestRatio}:1` : `1:${widestRatio}`
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
