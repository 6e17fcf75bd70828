import { type ColorFamily, colorNames } from './color-names.ts'
import { colorDifference, hexOf, type Lab, labOf, labOfHex } from './measure-color.ts'
import type { Planes } from './measure-planes.ts'

export interface MeasuredColor {
  /** "#1A2B3C" */
  hex: string
  name: string
  family: ColorFamily
  /** Of the pixels, 0 to 1. */
  share: number
}

/** One cell of the coarse colour cube with what fell into it. */
interface Bin {
  color: Lab
  red: number
  green: number
  blue: number
  weight: number
}

const mostBins = 2500
const mostColors = 6
const seeds = 10
const rounds = 5
/** Closer than this, two colours of a palette read as one. */
const mergeBelow = 9
const leastShare = 0.015

/** Up to six colours, most frequent first. No chance anywhere: seeds are the heaviest and then the farthest bins. */
export function measurePalette(planes: Planes): MeasuredColor[] {
  const fine = fillBins(planes, 5)
  // An image of noise fills the whole cube; coarser bins keep the work bounded and the colours all but equal.
  const bins = fine.length > mostBins ? fillBins(planes, 4) : fine
  const groups = mergeGroups(groupBins(bins))
  const named = groups.map((group) => {
    const [red, green, blue] = representative(group)
    const { name, family } = nameColor(labOf(Math.round(red), Math.round(green), Math.round(blue)))
    const share = weightOf(group) / planes.count
    return { hex: hexOf(red, green, blue), name, family, share }
  })
  return named
    .filter((color, index) => index === 0 || color.share >= leastShare)
    .slice(0, mostColors)
    .map((color) => ({ ...color, share: Math.round(color.share * 1000) / 1000 }))
}

function fillBins({ pixels, count }: Planes, bits: number): Bin[] {
  const drop = 8 - bits
  const weights = new Uint32Array(1 << (3 * bits))
  const sums = new Uint32Array(3 << (3 * bits))
  for (let index = 0; index < count; index += 1) {
    const red = pixels[index * 3]
    const green = pixels[index * 3 + 1]
    const blue = pixels[index * 3 + 2]
    const bin = ((red >> drop) << (2 * bits)) | ((green >> drop) << bits) | (blue >> drop)
    weights[bin] += 1
    sums[bin * 3] += red
    sums[bin * 3 + 1] += green
    sums[bin * 3 + 2] += blue
  }
  const bins: Bin[] = []
  weights.forEach((weight, bin) => {
    if (weight === 0) return
    const red = sums[bin * 3] / weight
    const green = sums[bin * 3 + 1] / weight
    const blue = sums[bin * 3 + 2] / weight
    bins.push({ color: labOf(Math.round(red), Math.round(green), Math.round(blue)), red, green, blue, weight })
  })
  return bins
}

function groupBins(bins: readonly Bin[]): Bin[][] {
  let centers = seedCenters(bins)
  let groups: Bin[][] = []
  for (let round = 0; round < rounds; round += 1) {
    groups = centers.map(() => [])
    for (const bin of bins) groups[nearest(centers, bin.color)]?.push(bin)
    groups = groups.filter((group) => group.length > 0)
    centers = groups.map(meanColor)
  }
  return groups
}

function seedCenters(bins: readonly Bin[]): Lab[] {
  const heaviest = bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best), bins[0] ?? emptyBin())
  const centers = [heaviest.color]
  const distances = bins.map(() => Number.POSITIVE_INFINITY)
  while (centers.length < seeds) {
    const last = centers[centers.length - 1] ?? heaviest.color
    let best = -1
    let bestValue = 0
    bins.forEach((bin, index) => {
      const distance = Math.min(distances[index], squaredDistance(bin.color, last))
      distances[index] = distance
      // The root keeps a rare but distant accent in the running against large areas.
      const value = distance * Math.sqrt(bin.weight)
      if (distance > 36 && value > bestValue) [best, bestValue] = [index, value]
    })
    const chosen = bins[best]
    if (!chosen) break
    centers.push(chosen.color)
  }
  return centers
}

function mergeGroups(groups: readonly Bin[][]): Bin[][] {
  const merged = groups.map((group) => [...group])
  for (let pair = closestPair(merged); pair !== null; pair = closestPair(merged)) {
    const [one, other] = pair
    merged[one] = [...(merged[one] ?? []), ...(merged[other] ?? [])]
    merged.splice(other, 1)
  }
  return merged.sort((first, second) => weightOf(second) - weightOf(first))
}

function closestPair(groups: readonly Bin[][]): readonly [number, number] | null {
  const means = groups.map(meanColor)
  let pair: readonly [number, number] | null = null
  let closest = mergeBelow
  for (const [one, first] of means.entries()) {
    for (const [other, second] of means.entries()) {
      if (other <= one) continue
      const distance = colorDifference(first, second)
      if (distance < closest) [pair, closest] = [[one, other], distance]
    }
  }
  return pair
}

/** The flat colour itself where one bin holds the half of a group, so that its edges do not tint it; else the mean. */
function representative(group: readonly Bin[]): readonly [number, number, number] {
  const weight = weightOf(group)
  const heavy = group.find((bin) => bin.weight * 2 > weight)
  if (heavy) return [heavy.red, heavy.green, heavy.blue]
  const mean = (pick: (bin: Bin) => number) => group.reduce((sum, bin) => sum + pick(bin) * bin.weight, 0) / weight
  return [mean((bin) => bin.red), mean((bin) => bin.green), mean((bin) => bin.blue)]
}

function meanColor(group: readonly Bin[]): Lab {
  const weight = weightOf(group)
  const sum = { lightness: 0, a: 0, b: 0 }
  for (const bin of group) {
    sum.lightness += bin.color.lightness * bin.weight
    sum.a += bin.color.a * bin.weight
    sum.b += bin.color.b * bin.weight
  }
  return { lightness: sum.lightness / weight, a: sum.a / weight, b: sum.b / weight }
}

function weightOf(group: readonly Bin[]): number {
  return group.reduce((sum, bin) => sum + bin.weight, 0) || 1
}

function nearest(centers: readonly Lab[], color: Lab): number {
  let best = 0
  let bestDistance = Number.POSITIVE_INFINITY
  let index = 0
  for (const center of centers) {
    const distance = squaredDistance(center, color)
    if (distance < bestDistance) {
      best = index
      bestDistance = distance
    }
    index += 1
  }
  return best
}

function squaredDistance(first: Lab, second: Lab): number {
  const lightness = first.lightness - second.lightness
  const a = first.a - second.a
  const b = first.b - second.b
  return lightness * lightness + a * a + b * b
}

function emptyBin(): Bin {
  return { color: { lightness: 100, a: 0, b: 0 }, red: 255, green: 255, blue: 255, weight: 1 }
}

const table = colorNames.map(({ name, hex, family }) => ({ name, family, color: labOfHex(hex) }))

/** The nearest name of the table, by the CIEDE2000 difference. */
export function nameColor(color: Lab): { name: string; family: ColorFamily } {
  let best = table[0]
  let least = Number.POSITIVE_INFINITY
  for (const entry of table) {
    // The formula weighs a difference of lightness down to no less than this, so nothing nearer is skipped.
    if (Math.abs(entry.color.lightness - color.lightness) / 1.8 > least) continue
    const difference = colorDifference(entry.color, color)
    if (difference < least) [best, least] = [entry, difference]
  }
  return { name: best?.name ?? 'grey', family: best?.family ?? 'grey' }
}
