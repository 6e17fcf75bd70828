import type { ClassifierHeader } from '../../../worker/text-engine/recognize/classifier.ts'
import { biasInput, type FittedModel, vectorScale } from './fit.ts'
import type { StoredVectors } from './word-vectors.ts'

const fileBytesMax = 6_000_000
const byteMax = 127

/** What the weights file holds besides the numbers. */
export type WeightsHeader = Omit<ClassifierHeader, 'featureCount' | 'wordCount' | 'dimensions'>

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
