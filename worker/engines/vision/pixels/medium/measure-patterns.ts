import type { Planes } from '../measure/measure-planes.ts'

/** Of luma, 0 to 255: with a smaller difference, neighbours count as equal. */
const differenceMin = 3
/** Patterns are counted by class: even, a peak, one to eight brighter neighbours in one run, and broken runs. */
const classes = 11
const brokenClass = 10

type PatternName = 'Even' | 'Peak' | `Run${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | 'Broken'

/**
 * Shares of local binary patterns (Ojala, Pietikäinen and Mäenpää 2002): how each pixel lies among its eight neighbours.
 * `Even` is of all pixels, the others are of those that are not even. At full size and at half size.
 */
export type PatternFeatures = Record<`fine${PatternName}` | `coarse${PatternName}`, number>

const classOf = Uint8Array.from({ length: 256 }, (_, brighter) => classifyPattern(brighter))

/** Two passes over the brightness, one of them over a quarter of the pixels. */
export function measurePatterns({ width, height, luma }: Planes): PatternFeatures {
  const half = halve(luma, width, height)
  return { ...sharesOf('fine', countPatterns(luma, width, height)), ...sharesOf('coarse', half) } as PatternFeatures
}

function classifyPattern(brighter: number): number {
  let ones = 0
  let turns = 0
  for (let place = 0; place < 8; place += 1) {
    const here = (brighter >> place) & 1
    ones += here
    if (here !== ((brighter >> ((place + 1) & 7)) & 1)) turns += 1
  }
  return turns > 2 ? brokenClass : ones + 1
}

function halve(luma: Float32Array, width: number, height: number): Uint32Array {
  const columns = width >> 1
  const rows = height >> 1
  const half = new Float32Array(columns * rows)
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = 2 * (y * width + x)
      const upper = luma[at] + luma[at + 1]
      half[y * columns + x] = (upper + luma[at + width] + luma[at + width + 1]) / 4
    }
  }
  return countPatterns(half, columns, rows)
}

function countPatterns(luma: Float32Array, width: number, height: number): Uint32Array {
  const counts = new Uint32Array(classes)
  for (let y = 1; y < height - 1; y += 1) {
    for (let index = y * width + 1; index < y * width + width - 1; index += 1) {
      const found = patternAt(luma, index, width)
      counts[found] += 1
    }
  }
  return counts
}

/** The class of one pixel. Written out neighbour by neighbour, for it is done for all of them. */
function patternAt(luma: Float32Array, index: number, width: number): number {
  const bright = luma[index] + differenceMin
  const dark = bright - 2 * differenceMin
  const above = index - width
  const below = index + width
  const northWest = luma[above - 1]
  const north = luma[above]
  const northEast = luma[above + 1]
  const west = luma[index - 1]
  const east = luma[index + 1]
  const southWest = luma[below - 1]
  const south = luma[below]
  const southEast = luma[below + 1]
  let brighter = 0
  if (east > bright) brighter |= 1
  if (southEast > bright) brighter |= 2
  if (south > bright) brighter |= 4
  if (southWest > bright) brighter |= 8
  if (west > bright) brighter |= 16
  if (northWest > bright) brighter |= 32
  if (north > bright) brighter |= 64
  if (northEast > bright) brighter |= 128
  if (brighter !== 0) return classOf[brighter]
  const least = Math.min(north, south, east, west, northWest, northEast, southWest, southEast)
  return least < dark ? 1 : 0
}

function sharesOf(size: 'fine' | 'coarse', counts: Uint32Array): Record<string, number> {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const even = counts[0]
  const shares: Record<string, number> = { [`${size}Even`]: even / Math.max(1, total) }
  const uneven = Math.max(1, total - even)
  shares[`${size}Peak`] = counts[1] / uneven
  for (let run = 1; run <= 8; run += 1) shares[`${size}Run${run}`] = counts[run + 1] / uneven
  shares[`${size}Broken`] = counts[brokenClass] / uneven
  return shares
}
