/** One pair as the difference of its features, better less worse. */
export interface Difference {
  features: readonly number[]
  /** How much the pair counts. */
  weight: number
}

const rounds = 3000
const rate = 0.5
const ridge = 0.002

/**
 * Weights by which better prompts come out above worse ones (logistic loss over pairs, gradient descent), each within
 * its bounds: no merit may cost, no fault may pay, and none decides alone.
 */
export function fitWeights(
  pairs: readonly Difference[],
  size: number,
  bounds: readonly (readonly [least: number, most: number])[],
): number[] {
  const weights = Array.from({ length: size }, (_, at) => Math.max(1, bounds[at]?.[0] ?? 0))
  const sum = pairs.reduce((total, { weight }) => total + weight, 0)
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => ridge * weight)
    for (const { features, weight } of pairs) {
      const margin = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
      const pull = -weight / sum / (1 + Math.exp(margin))
      for (const [at, value] of features.entries()) slope[at] = (slope[at] ?? 0) + pull * value
    }
    for (const [at, value] of slope.entries()) {
      const [least, most] = bounds[at] ?? [0, Number.POSITIVE_INFINITY]
      weights[at] = Math.min(most, Math.max(least, (weights[at] ?? 0) - rate * value))
    }
  }
  return weights
}
