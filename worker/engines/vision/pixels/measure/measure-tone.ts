import { type Planes, ramp, roundShare } from './measure-planes.ts'

export interface ToneMeasures {
  /** Brightness as displayed, 0 to 255, below which that share of the pixels lies. */
  p5: number
  p25: number
  p50: number
  p75: number
  p95: number
  mean: number
  key: 'high' | 'low' | 'normal'
  /** How far the image is inside its key. */
  keyConfidence: number
  contrast: 'low' | 'normal' | 'high'
}

/** Percentiles of brightness, key and contrast. */
export function measureTone(planes: Planes): ToneMeasures {
  const histogram = new Uint32Array(256)
  let sum = 0
  for (let index = 0; index < planes.count; index += 1) {
    const value = planes.luma[index]
    sum += value
    const level = Math.min(255, Math.round(value))
    histogram[level] += 1
  }
  const at = (share: number) => percentile(histogram, planes.count, share)
  const values = { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95), mean: sum / planes.count }
  // High key is bright nearly everywhere; low key is dark in most places, with or without a few lights.
  const high = Math.min(ramp(values.p50, 150, 195), ramp(values.p25, 110, 165), ramp(values.p5, 30, 90))
  const low = Math.min(ramp(values.p50, 80, 40), ramp(values.p75, 145, 85), ramp(values.mean, 100, 65))
  const key = high >= 0.35 ? 'high' : low >= 0.35 ? 'low' : 'normal'
  const span = values.p95 - values.p5
  return {
    ...values,
    mean: Math.round(values.mean),
    key,
    keyConfidence: roundShare(
      key === 'high' ? 0.5 + high / 2 : key === 'low' ? 0.5 + low / 2 : 1 - Math.max(high, low),
    ),
    contrast: span >= 195 ? 'high' : span <= 95 ? 'low' : 'normal',
  }
}

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let seen = 0
  for (let level = 0; level < 256; level += 1) {
    seen += histogram[level]
    if (seen >= count * share) return level
  }
  return 255
}
