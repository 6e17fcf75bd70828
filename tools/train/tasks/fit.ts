import { createSeededRandom } from '../../../ops/seeded-random.ts'
import type { ClassifierHeader } from '../../../worker/text-engine/recognize/classifier.ts'
import type { StoredVectors } from './word-vectors.ts'

/** A draft as the model sees it, and the classes that may be right for it. */
export interface FitRow {
  /** By family: rows of the model. */
  families: readonly (readonly number[])[]
  /** The averaged word vector, of length 1. */
  vector: Float32Array
  /** One class where its label is known; several where only those are possible. */
  allowed: readonly number[]
  weight: number
}

/** Multinomial linear model: one row of class weights a feature, one a vector dimension, and the bias as the last. */
export interface FittedModel {
  classCount: number
  featureCount: number
  weights: Float32Array
}

interface FitOptions {
  classCount: number
  /** What each feature counts before it is divided by the root of its family's size. */
  featureScales: Float32Array
  dimensions: number
  epochs: number
  seed: number
}

const learningRate = 0.35
/** Share of a row's features left out at random, so that no single word decides. */
const dropout = 0.25
const decayPerEpoch = 0.004
const vectorScale = 4
const biasInput = 0.3
/** Smaller differences teach nothing. */
const gradientMin = 0.002

/** Fits the model by stochastic gradient descent with one step size a row; the same rows and seed give the same weights. */
export function fitModel(rows: readonly FitRow[], options: FitOptions): FittedModel {
  const { classCount, featureScales, dimensions, epochs, seed } = options
  const featureCount = featureScales.length
  const inputCount = featureCount + dimensions + 1
  const weights = new Float32Array(inputCount * classCount)
  const squares = new Float32Array(inputCount).fill(0.05)
  const model = { classCount, featureCount, weights }
  const random = createSeededRandom(seed).next
  const order = rows.map((_, at) => at)
  const balance = balanceOf(rows, classCount)
  const probabilities = new Float64Array(classCount)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    const rate = learningRate * (1 - epoch / epochs)
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      const inputs = inputsOf(row, featureScales, random)
      predict(model, inputs, row.vector, probabilities)
      step(model, squares, inputs, row, probabilities, rate, balance)
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - decayPerEpoch)
  }
  return model
}

/** Features and their values, each family divided by the root of its size. */
interface Inputs {
  features: number[]
  values: number[]
}

/** The inputs of a row; with `random`, some are left out. */
export function inputsOf({ families }: FitRow, featureScales: Float32Array, random?: () => number): Inputs {
  const features: number[] = []
  const values: number[] = []
  for (const family of families) {
    const share = 1 / Math.sqrt(Math.max(1, family.length))
    for (const feature of family) {
      if (random && random() < dropout) continue
      features.push(feature)
      values.push(share * (featureScales[feature] ?? 0))
    }
  }
  return { features, values }
}

/** Writes the probability of each class into `into`. */
export function predict(
  { classCount, featureCount, weights }: FittedModel,
  { features, values }: Inputs,
  vector: Float32Array,
  into: Float64Array,
): void {
  const biasAt = (featureCount + vector.length) * classCount
  for (let of = 0; of < classCount; of += 1) into[of] = (weights[biasAt + of] ?? 0) * biasInput
  const add = (input: number, value: number): void => {
    const from = input * classCount
    for (let of = 0; of < classCount; of += 1) into[of] = (into[of] ?? 0) + value * (weights[from + of] ?? 0)
  }
  for (let at = 0; at < features.length; at += 1) add(features[at] ?? 0, values[at] ?? 0)
  for (let at = 0; at < vector.length; at += 1) add(featureCount + at, (vector[at] ?? 0) * vectorScale)
  let most = Number.NEGATIVE_INFINITY
  for (const value of into) most = Math.max(most, value)
  let sum = 0
  for (let of = 0; of < classCount; of += 1) {
    const value = Math.exp((into[of] ?? 0) - most)
    into[of] = value
    sum += value
  }
  for (let of = 0; of < classCount; of += 1) into[of] = (into[of] ?? 0) / sum
}

/**
 * One step towards the allowed classes. Several allowed classes gain equally: in proportion to their probabilities, the
 * likeliest would take every row that allows it.
 */
function step(
  { classCount, featureCount, weights }: FittedModel,
  squares: Float32Array,
  { features, values }: Inputs,
  { allowed, vector, weight }: FitRow,
  probabilities: Float64Array,
  rate: number,
  balance: Float32Array,
): void {
  let possible = 0
  let factor = 0
  for (const of of allowed) {
    possible += probabilities[of] ?? 0
    factor += balance[of] ?? 0
  }
  factor *= weight / allowed.length
  const gradient = probabilities
  for (const of of allowed) gradient[of] = (possible - 1) / allowed.length
  const moved: number[] = []
  let size = 0
  for (let of = 0; of < classCount; of += 1) {
    const difference = gradient[of] ?? 0
    if (Math.abs(difference) < gradientMin) continue
    moved.push(of)
    size += difference * difference
  }
  size *= factor * factor
  const move = (input: number, value: number): void => {
    const square = (squares[input] ?? 0) + value * value * size
    squares[input] = square
    const by = (rate * factor * value) / Math.sqrt(square)
    const from = input * classCount
    for (const of of moved) weights[from + of] = (weights[from + of] ?? 0) - by * (gradient[of] ?? 0)
  }
  for (let at = 0; at < features.length; at += 1) move(features[at] ?? 0, values[at] ?? 0)
  for (let at = 0; at < vector.length; at += 1) move(featureCount + at, (vector[at] ?? 0) * vectorScale)
  move(featureCount + vector.length, biasInput)
}

/** Rare classes count somewhat more. */
function balanceOf(rows: readonly FitRow[], classCount: number): Float32Array {
  const counts = new Float32Array(classCount)
  for (const { allowed } of rows) if (allowed.length === 1) counts[allowed[0] ?? 0] = (counts[allowed[0] ?? 0] ?? 0) + 1
  const mean = rows.length / classCount
  return counts.map((count) => Math.sqrt(mean / Math.max(count, mean / 8)))
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}

const fileBytesMax = 6_000_000
const byteMax = 127

/** What the weights file holds besides the numbers. */
type WeightsHeader = Omit<ClassifierHeader, 'featureCount' | 'wordCount' | 'dimensions'>

/** The weights file: as many features as its size allows, those that move most first. */
export function writeWeights(
  { weights, classCount }: FittedModel,
  features: { keys: readonly number[]; scales: Float32Array; counts: readonly number[] },
  vectors: StoredVectors,
  header: WeightsHeader,
): Buffer {
  const { dimensions, wordKeys, wordScales, wordVectors } = vectors
  const rowOf = (input: number): Float32Array => weights.subarray(input * classCount, (input + 1) * classCount)
  const denseFrom = features.keys.length
  const dense = Float32Array.from({ length: (dimensions + 1) * classCount }, (_, at) => {
    const value = weights[denseFrom * classCount + at] ?? 0
    return value * (at < dimensions * classCount ? vectorScale : biasInput)
  })
  const headerRoom = 20_000
  const fixedBytes =
    headerRoom + dense.byteLength + wordKeys.byteLength + wordScales.byteLength + wordVectors.byteLength
  const featureMax = Math.floor((fileBytesMax - fixedBytes) / (classCount + 8))
  const influence = (at: number): number =>
    rowOf(at).reduce((sum, value) => sum + value * value, 0) *
    (features.scales[at] ?? 0) ** 2 *
    (features.counts[at] ?? 0)
  const kept = features.keys
    .map((key, at) => ({ key, at, influence: influence(at) }))
    .toSorted((one, other) => other.influence - one.influence || one.key - other.key)
    .slice(0, featureMax)
    .toSorted((one, other) => one.key - other.key)
  const steps = kept.map(({ at }) => rowOf(at).reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / byteMax)
  const rows = Int8Array.from({ length: kept.length * classCount }, (_, place) => {
    const row = Math.floor(place / classCount)
    return Math.round((weights[(kept[row]?.at ?? 0) * classCount + (place % classCount)] ?? 0) / (steps[row] ?? 1))
  })
  const whole: ClassifierHeader = { ...header, featureCount: kept.length, wordCount: wordKeys.length, dimensions }
  const text = JSON.stringify(whole)
  // The numbers behind the header begin at a multiple of four bytes.
  const padded = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(padded.length)
  const keys = Uint32Array.from(kept, ({ key }) => key)
  const scales = Float32Array.from(kept, ({ at }, row) => (steps[row] ?? 0) * (features.scales[at] ?? 0))
  const parts = [keys, scales, wordKeys, wordScales, dense, rows, wordVectors]
  return Buffer.concat([
    length,
    padded,
    ...parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ])
}
