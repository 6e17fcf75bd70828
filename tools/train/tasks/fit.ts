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

export interface FitOptions {
  classCount: number
  /** What each feature counts before it is divided by the root of its family's size. */
  featureScales: Float32Array
  dimensions: number
  epochs: number
  seed: number
}

const learningRate = 0.35
/** Share of features left out of a row in turn, so that no single word decides. */
const dropout = 0.25
const decayPerEpoch = 0.004
export const vectorScale = 4
export const biasInput = 0.3
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
  const random = createRandom(seed)
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
export interface Inputs {
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

/** One step towards the allowed classes, in the proportion in which the model sees them. */
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
  for (const of of allowed) gradient[of] = (gradient[of] ?? 0) * (1 - 1 / Math.max(possible, 1e-9))
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

/** A small seeded generator (mulberry32), so that training is the same every time. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
