import type { MediumFeatures } from './measure-medium-features.ts'

const bend = 0.7
const measureReach = 3
const networkReach = 5

/** What of an image the medium is judged by: the named measures, then those of the network. */
export function listMediumValues(
  names: readonly (keyof MediumFeatures)[],
  features: MediumFeatures,
  networkMeasures: Float32Array,
): Float64Array {
  const values = new Float64Array(names.length + networkMeasures.length)
  names.forEach((name, index) => {
    values[index] = scaleMeasure(name, features[name])
  })
  values.set(networkMeasures, names.length)
  return values
}

/**
 * The terms of the weighted sums: the measures as distances from the mean of all images in standard deviations, their
 * excess over `bend` above, then below, and the distances of the network's measures.
 */
export function listMediumTerms(
  values: Float64Array,
  measureCount: number,
  centers: Float64Array,
  spreads: Float64Array,
): Float64Array {
  const terms = new Float64Array(2 * measureCount + values.length)
  values.forEach((value, index) => {
    const isMeasure = index < measureCount
    const reach = isMeasure ? measureReach : networkReach
    const away = (value - centers[index]) / spreads[index]
    const distance = Math.max(-reach, Math.min(reach, away))
    terms[isMeasure ? index : 2 * measureCount + index] = distance
    if (!isMeasure) return
    terms[measureCount + index] = Math.max(0, distance - bend)
    terms[2 * measureCount + index] = Math.max(0, -distance - bend)
  })
  return terms
}

/** Counts grow by factors; beyond 200 pixels a size says nothing. */
function scaleMeasure(name: keyof MediumFeatures, value: number): number {
  if (name === 'colorCount' || name === 'gutterCount') return Math.log(value + 1)
  return name === 'shorterSide' ? Math.min(200, value) : value
}
