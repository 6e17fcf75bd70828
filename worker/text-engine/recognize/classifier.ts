import type { Features } from './features.ts'

/** A logistic curve. */
export interface Calibration {
  slope: number
  offset: number
}

/** The header of the weights file. */
export interface ClassifierHeader {
  /** Task ids, `picture/<kind>` and `none`. */
  classes: readonly string[]
  featureCount: number
  wordCount: number
  dimensions: number
  /** How probable a task is by its lead over the next class. */
  calibration: Calibration
  /** Of a named task. */
  taskProbabilityMin: number
  /** By class: the share of its examples that is recognised when held out from training. */
  heldOutShares: readonly number[]
  /** Changes with the examples that the weights were fitted to. */
  trainedOn: string
}

/**
 * The linear model, as views of the weights file. Feature rows are 8-bit, word vectors 4-bit with two dimensions a
 * byte; each row has its own scale.
 */
export interface Classifier extends ClassifierHeader {
  /** Sorted hashes, by which rows are found. */
  featureKeys: Uint32Array
  featureScales: Float32Array
  features: Int8Array
  wordKeys: Uint32Array
  wordScales: Float32Array
  wordVectors: Uint8Array
  /** A row of class weights for each dimension of the averaged word vector, then the bias. */
  dense: Float32Array
}

const headerLengthBytes = 4
/** A 4-bit number is stored as itself plus this. */
export const nibbleOffset = 8

/** Reads a weights file; throws where it ends too early. */
export function readClassifier(file: Uint8Array): Classifier {
  const bytes = new Uint8Array(file).buffer
  const headerLength = new DataView(bytes).getUint32(0, true)
  const header = JSON.parse(
    new TextDecoder().decode(new Uint8Array(bytes, headerLengthBytes, headerLength)),
  ) as ClassifierHeader
  const { classes, featureCount, wordCount, dimensions } = header
  let at = headerLengthBytes + headerLength
  const take = (lengthBytes: number): number => {
    at += lengthBytes
    return at - lengthBytes
  }
  return {
    ...header,
    featureKeys: new Uint32Array(bytes, take(featureCount * 4), featureCount),
    featureScales: new Float32Array(bytes, take(featureCount * 4), featureCount),
    wordKeys: new Uint32Array(bytes, take(wordCount * 4), wordCount),
    wordScales: new Float32Array(bytes, take(wordCount * 4), wordCount),
    dense: new Float32Array(bytes, take((dimensions + 1) * classes.length * 4), (dimensions + 1) * classes.length),
    features: new Int8Array(bytes, take(featureCount * classes.length), featureCount * classes.length),
    wordVectors: new Uint8Array(bytes, take((wordCount * dimensions) / 2), (wordCount * dimensions) / 2),
  }
}

/** The probability of each class; their sum is 1. */
export function classify({ families, words }: Features, classifier: Classifier): Float64Array {
  const { classes, dense, dimensions, features, featureKeys, featureScales } = classifier
  const count = classes.length
  const sums = new Float64Array(count)
  for (const family of families) {
    const rows = family.map((key) => indexOfKey(featureKeys, key)).filter((row) => row >= 0)
    const share = 1 / Math.sqrt(rows.length)
    for (const row of rows) {
      const [start, by] = [row * count, share * (featureScales[row] ?? 0)]
      for (let of = 0; of < count; of += 1) sums[of] = (sums[of] ?? 0) + by * (features[start + of] ?? 0)
    }
  }
  const vector = averageVector(words, classifier)
  for (let at = 0; at <= dimensions; at += 1) {
    // The last row is the bias.
    const by = at === dimensions ? 1 : (vector[at] ?? 0)
    for (let of = 0; of < count; of += 1) sums[of] = (sums[of] ?? 0) + by * (dense[at * count + of] ?? 0)
  }
  return softmax(sums)
}

/** The weighted sum of the vectors of the words, at length 1; zero where none is known. */
export function averageVector(
  words: readonly number[],
  {
    dimensions,
    wordKeys,
    wordScales,
    wordVectors,
  }: Pick<Classifier, 'dimensions' | 'wordKeys' | 'wordScales' | 'wordVectors'>,
): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const key of words) {
    const row = indexOfKey(wordKeys, key)
    if (row < 0) continue
    const scale = wordScales[row] ?? 0
    for (let at = 0; at < dimensions; at += 2) {
      const pair = wordVectors[(row * dimensions + at) >> 1] ?? 0
      vector[at] = (vector[at] ?? 0) + scale * ((pair & 15) - nibbleOffset)
      vector[at + 1] = (vector[at + 1] ?? 0) + scale * ((pair >> 4) - nibbleOffset)
    }
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  return vector.map((value) => value / length)
}

/** The calibrated probability that a task is right, by its lead over the next class. */
export function calibrate(probability: number, next: number, { slope, offset }: Calibration): number {
  return 1 / (1 + Math.exp(-slope * Math.log(Math.max(probability, 1e-9) / Math.max(next, 1e-9)) - offset))
}

/** The place of a key in sorted keys; -1 for none. */
function indexOfKey(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function softmax(sums: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY
  for (const sum of sums) if (sum > most) most = sum
  let total = 0
  for (let at = 0; at < sums.length; at += 1) {
    const power = Math.exp((sums[at] ?? 0) - most)
    sums[at] = power
    total += power
  }
  return sums.map((power) => power / total)
}
