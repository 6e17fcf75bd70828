import type { FeatureVector } from './classify-features.ts'

/** As stored: one signed byte per bucket and class, in base64. */
export interface StoredModel {
  /** Between spaces, in the order of the weights. */
  labels: string
  /** Buckets are 2 to this power. */
  bits: number
  /** What a byte is multiplied with. */
  scale: number
  weights: string
}

export interface LinearModel {
  labels: readonly string[]
  mask: number
  scale: number
  weights: Int8Array
}

export interface ClassProbability {
  label: string
  probability: number
}

/** Reads stored weights; done once, when the module loads. */
export function openModel(stored: StoredModel): LinearModel {
  const labels = stored.labels.split(' ')
  const bytes = atob(stored.weights)
  const weights = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) weights[at] = bytes.charCodeAt(at)
  if (weights.length !== labels.length << stored.bits) throw new RangeError('weights do not fit the labels')
  return {
    labels,
    mask: (1 << stored.bits) - 1,
    scale: stored.scale,
    weights,
  }
}

/** The classes with their probabilities, likeliest first. */
export function classify(model: LinearModel, features: FeatureVector): ClassProbability[] {
  const sums = sumWeights(model, features)
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((left, right) => left + right, 0)
  return model.labels
    .map((label, at) => ({ label, probability: (powers[at] ?? 0) / total }))
    .toSorted((left, right) => right.probability - left.probability)
}

function sumWeights(model: LinearModel, features: FeatureVector): number[] {
  const { weights, mask } = model
  const { ids, values } = features
  const classes = model.labels.length
  const sums = new Float64Array(classes)
  for (let at = 0; at < ids.length; at += 1) {
    const from = ((ids[at] ?? 0) & mask) * classes
    const value = values[at] ?? 0
    for (let label = 0; label < classes; label += 1) {
      sums[label] = (sums[label] ?? 0) + value * (weights[from + label] ?? 0)
    }
  }
  return Array.from(sums, (sum) => sum * model.scale)
}
