import type { FeatureVector } from '../../worker/prompt/classify-features.ts'
import type { LinearModel } from '../../worker/prompt/classify-model.ts'
import { shuffleOrder } from './shuffle-order.ts'

export interface Example {
  features: FeatureVector
  /** What the answer should be, per label; sums to 1. */
  target: ReadonlyMap<string, number>
  weight: number
}

export interface TrainSettings {
  bits: number
  epochs: number
  /** Size of the first steps. */
  rate: number
  /** Share of every weight that an epoch takes away. */
  decay: number
  /** What the sums are multiplied with in the end, so that a confidence of 0.8 is right in four of five cases. */
  sharpness: number
}

const startingSquares = 0.1
const byteMax = 127

/** Multinomial logistic regression by stochastic steps, each weight with a rate of its own. Same examples, same bytes. */
export function trainModel(
  examples: readonly Example[],
  labels: readonly string[],
  settings: TrainSettings,
): LinearModel {
  const classes = labels.length
  const mask = (1 << settings.bits) - 1
  const weights = new Float64Array(classes << settings.bits)
  const squares = new Float64Array(weights.length).fill(startingSquares)
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const at of shuffleOrder(examples.length, epoch)) {
      const example = examples[at]
      if (example) step(example, { labels, mask, weights, squares, rate: settings.rate })
    }
    const kept = 1 - settings.decay
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * kept
  }
  return quantise(weights, labels, { mask, sharpness: settings.sharpness })
}

interface State {
  labels: readonly string[]
  mask: number
  weights: Float64Array
  squares: Float64Array
  rate: number
}

function step({ features, target, weight }: Example, { labels, mask, weights, squares, rate }: State): void {
  const classes = labels.length
  const errors = softmax(features, weights, classes, mask)
  for (let label = 0; label < classes; label += 1) {
    errors[label] = ((errors[label] ?? 0) - (target.get(labels[label] ?? '') ?? 0)) * weight
  }
  for (let at = 0; at < features.ids.length; at += 1) {
    const from = ((features.ids[at] ?? 0) & mask) * classes
    const value = features.values[at] ?? 0
    for (let label = 0; label < classes; label += 1) {
      const slope = (errors[label] ?? 0) * value
      const place = from + label
      const square = (squares[place] ?? 0) + slope * slope
      squares[place] = square
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square)
    }
  }
}

function softmax(features: FeatureVector, weights: Float64Array, classes: number, mask: number): Float64Array {
  const sums = new Float64Array(classes)
  for (let at = 0; at < features.ids.length; at += 1) {
    const from = ((features.ids[at] ?? 0) & mask) * classes
    const value = features.values[at] ?? 0
    for (let label = 0; label < classes; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (weights[from + label] ?? 0)
  }
  const highest = Math.max(...sums)
  let total = 0
  for (let label = 0; label < classes; label += 1) {
    const power = Math.exp((sums[label] ?? 0) - highest)
    sums[label] = power
    total += power
  }
  for (let label = 0; label < classes; label += 1) sums[label] = (sums[label] ?? 0) / total
  return sums
}

/** One byte per weight; the largest weights are cut, since one outlier would take the fine steps from all others. */
function quantise(
  weights: Float64Array,
  labels: readonly string[],
  { mask, sharpness }: { mask: number; sharpness: number },
): LinearModel {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .toSorted()
  const largest = sizes[Math.floor(sizes.length * 0.9999)] ?? 1
  const scale = largest / byteMax
  const bytes = new Int8Array(weights.length)
  weights.forEach((weight, at) => {
    bytes[at] = Math.max(-byteMax, Math.min(byteMax, Math.round(weight / scale)))
  })
  return { labels, mask, scale: scale * sharpness, weights: bytes }
}
