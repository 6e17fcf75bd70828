import type { Edges } from './measure-edges.ts'
import type { Planes } from './measure-planes.ts'

/** Offsets that keep the logarithms of an even picture finite: a tenth of a brightness level, and half that in hue. */
const leastStep = 0.1
const leastHueStep = 0.05
const furtherReach = 4
/** Of gradient strength, 0 to 255: less is calm. */
const calmStrength = 6

/** How brightness and hue change from pixel to pixel, whatever is shown. Ratios are natural logarithms. */
export interface StepFeatures {
  /** Mean step between neighbours against the step two pixels apart: about −0.6 at soft edges, near 0 in noise. */
  stepRatio: number
  /** Mean step of hue (CIELAB a and b) against the mean step of brightness. */
  hueStepRatio: number
  /** Mean step four pixels apart against eight. */
  furtherStepRatio: number
  /** Root mean square against mean of the steps four pixels apart: high where few strong edges stand in calm areas. */
  stepPeak: number
  /** Standard deviation of CIELAB lightness, 0 to 50. */
  lightnessDeviation: number
  /** Of all pixels: those where brightness hardly changes. */
  calmShare: number
}

/** One pass for each distance and one over the lightness. */
export function measureSteps(planes: Planes, edges: Edges): StepFeatures {
  const near = meanSteps(planes, 1)
  const next = meanSteps(planes, 2)
  const further = meanSteps(planes, furtherReach)
  const furthest = meanSteps(planes, 2 * furtherReach)
  return {
    stepRatio: Math.log(near.mean / next.mean),
    hueStepRatio: Math.log(meanHueStep(planes) / near.mean),
    furtherStepRatio: Math.log(further.mean / furthest.mean),
    stepPeak: Math.log(further.rootMeanSquare / further.mean),
    lightnessDeviation: deviationOf(planes.lightness),
    calmShare: calmShareOf(edges.strength),
  }
}

function meanSteps({ width, height, luma }: Planes, reach: number): { mean: number; rootMeanSquare: number } {
  let sum = 0
  let squares = 0
  const compare = (index: number, other: number) => {
    const step = Math.abs((luma[index] ?? 0) - (luma[other] ?? 0))
    sum += step
    squares += step * step
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x
      if (x + reach < width) compare(index, index + reach)
      if (y + reach < height) compare(index, index + reach * width)
    }
  }
  const pairs = Math.max(1, Math.max(0, width - reach) * height + Math.max(0, height - reach) * width)
  return { mean: sum / pairs + leastStep, rootMeanSquare: Math.sqrt(squares / pairs) + leastStep }
}

function meanHueStep({ width, height, a, b }: Planes): number {
  let sum = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const index = y * width + x
      const stepA = (a[index] ?? 0) - (a[index + 1] ?? 0)
      const stepB = (b[index] ?? 0) - (b[index + 1] ?? 0)
      sum += Math.sqrt(stepA * stepA + stepB * stepB)
    }
  }
  return sum / Math.max(1, (width - 1) * height) + leastHueStep
}

function deviationOf(plane: Float32Array): number {
  let sum = 0
  let squares = 0
  for (const value of plane) {
    sum += value
    squares += value * value
  }
  const mean = sum / Math.max(1, plane.length)
  return Math.sqrt(Math.max(0, squares / Math.max(1, plane.length) - mean * mean))
}

function calmShareOf(strength: Float32Array): number {
  let calm = 0
  for (const value of strength) if (value < calmStrength) calm += 1
  return calm / Math.max(1, strength.length)
}
