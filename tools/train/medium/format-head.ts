import type { StoredHead } from '../../../worker/engines/vision/pixels/medium/measure-medium.ts'
import type { Evidence } from './fit-probabilities.ts'
import type { MediumSums } from './fit-sums.ts'

const most = 32767

/** The sums and what they are evidence of, as one weighted sum a medium, in the form of medium-head.json. */
export function formatHead(
  sums: MediumSums,
  evidence: Evidence,
  names: Pick<StoredHead, 'media' | 'measures'>,
): string {
  const terms = sums.weights[0]?.length ?? 0
  const mix = (ofMedium: readonly number[], partOf: (from: number) => number) =>
    ofMedium.reduce((sum, weight, from) => sum + weight * partOf(from), 0)
  const rows = evidence.weights.map((ofMedium) =>
    Float64Array.from({ length: terms }, (_, term) => mix(ofMedium, (from) => sums.weights[from]?.[term] ?? 0)),
  )
  const scales = rows.map((row) =>
    Number((row.reduce((top, value) => Math.max(top, Math.abs(value)), 0) / most).toPrecision(6)),
  )
  const whole = rows.flatMap((row, medium) => Array.from(row, (value) => Math.round(value / (scales[medium] || 1))))
  const bias = evidence.weights.map((ofMedium, medium) => {
    return Number(((evidence.bias[medium] ?? 0) + mix(ofMedium, (from) => sums.bias[from] ?? 0)).toFixed(5))
  })
  const stored: StoredHead = {
    ...names,
    bias,
    scales,
    centers: encode(new Float32Array(sums.centers)),
    spreads: encode(new Float32Array(sums.spreads)),
    weights: encode(Int16Array.from(whole, (value) => Math.max(-most, Math.min(most, value)))),
  }
  return `${JSON.stringify(stored, null, 2)}\n`
}

function encode(numbers: Float32Array | Int16Array): string {
  return Buffer.from(numbers.buffer).toString('base64')
}
