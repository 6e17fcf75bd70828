import type { Edges } from '../measure/measure-edges.ts'
import type { Planes } from '../measure/measure-planes.ts'

/** Offsets that keep the logarithms of an even image finite: a tenth of a brightness level, and half that in hue. */
const leastStep = 0.1
const leastHueStep = 0.05
/** Of gradient strength, 0 to 255: less is calm. */
const calmStrength = 6

/**
 * How brightness and hue change with distance, which depends more on the medium than on the content. Ratios and levels
 * are natural logarithms.
 */
export interface StepFeatures {
  /** Mean step between neighbours against the step two pixels apart: about −0.6 at soft edges, near 0 in noise. */
  stepRatio: number
  /** The same for two pixels against four, four against eight, and eight against sixteen. */
  nextStepRatio: number
  furtherStepRatio: number
  furthestStepRatio: number
  /** Mean steps of brightness, one and sixteen pixels apart. */
  stepLevel: number
  farStepLevel: number
  /** Root mean square against mean of the steps: high where few strong edges lie in calm areas. */
  stepPeak: number
  nearStepPeak: number
  farStepPeak: number
  /** Mean step of hue (CIELAB a and b) against the mean step of brightness, one and eight pixels apart. */
  hueStepRatio: number
  farHueStepRatio: number
  /** Steps of hue one pixel apart against two, two against four, and four against eight. */
  hueSoftness: number
  nextHueSoftness: number
  furtherHueSoftness: number
  /** Standard deviation of CIELAB lightness, 0 to 50. */
  lightnessDeviation: number
  /** Of all pixels: those where brightness hardly changes. */
  calmShare: number
}

/** One pass for each distance and one over the lightness. */
export function measureSteps(planes: Planes, edges: Edges): StepFeatures {
  const near = meanSteps(planes, 1)
  const next = meanSteps(planes, 2)
  const further = meanSteps(planes, 4)
  const furthest = meanSteps(planes, 8)
  const far = meanSteps(planes, 16)
  const hue = meanHueStep(planes, 1)
  const nextHue = meanHueStep(planes, 2)
  const furtherHue = meanHueStep(planes, 4)
  const furthestHue = meanHueStep(planes, 8)
  return {
    stepRatio: Math.log(near.mean / next.mean),
    nextStepRatio: Math.log(next.mean / further.mean),
    furtherStepRatio: Math.log(further.mean / furthest.mean),
    furthestStepRatio: Math.log(furthest.mean / far.mean),
    stepLevel: Math.log(near.mean),
    farStepLevel: Math.log(far.mean),
    stepPeak: Math.log(further.rootMeanSquare / further.mean),
    nearStepPeak: Math.log(near.rootMeanSquare / near.mean),
    farStepPeak: Math.log(far.rootMeanSquare / far.mean),
    hueStepRatio: Math.log(hue / near.mean),
    farHueStepRatio: Math.log(furthestHue / furthest.mean),
    hueSoftness: Math.log(hue / nextHue),
    nextHueSoftness: Math.log(nextHue / furtherHue),
    furtherHueSoftness: Math.log(furtherHue / furthestHue),
    lightnessDeviation: deviationOf(planes.lightness),
    calmShare: calmShareOf(edges.strength),
  }
}

function meanSteps({ width, height, luma }: Planes, reach: number): { mean: number; rootMeanSquare: number } {
  let sum = 0
  let squares = 0
  const down = reach * width
  for (let y = 0; y < height; y += 1) {
    for (let index = y * width; index < y * width + width - reach; index += 1) {
      const step = Math.abs(luma[index] - luma[index + reach])
      sum += step
      squares += step * step
    }
  }
  for (let index = 0; index + down < luma.length; index += 1) {
    const step = Math.abs(luma[index] - luma[index + down])
    sum += step
    squares += step * step
  }
  const pairs = Math.max(1, Math.max(0, width - reach) * height + Math.max(0, height - reach) * width)
  return { mean: sum / pairs + leastStep, rootMeanSquare: Math.sqrt(squares / pairs) + leastStep }
}

function meanHueStep({ width, height, a, b }: Planes, reach: number): number {
  let sum = 0
  for (let y = 0; y < height; y += 1) {
    for (let index = y * width; index < y * width + width - reach; index += 1) {
      const stepA = a[index] - a[index + reach]
      const stepB = b[index] - b[index + reach]
      sum += Math.sqrt(stepA * stepA + stepB * stepB)
    }
  }
  return sum / Math.max(1, (width - reach) * height) + leastHueStep
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
