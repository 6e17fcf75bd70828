import { listMediumTerms } from '../../../worker/engines/vision/pixels/medium/medium-terms.ts'
import type { TrainingImage } from './measure-images.ts'
import { shareOf } from './weigh-images.ts'

/** One weighted sum a medium: about +1 for its images, about −1 for all others. */
export interface MediumSums {
  centers: Float64Array
  spreads: Float64Array
  /** Term by term, of each medium. */
  weights: Float64Array[]
  bias: number[]
}

const heldTightness = 0.15
/** What the network measured is held tighter: its weights are these times as small for the same price. */
const networkFactor = 0.5
const leastTermSpread = 0.05
const leastSpread = 1e-3

/** Weighted ridge regression of every medium against all others. */
export function fitSums(
  images: readonly TrainingImage[],
  shares: Float64Array,
  mediumCount: number,
  measureCount: number,
): MediumSums {
  const [centers, spreads] = describeRows(
    images.map(({ values }) => values),
    shares,
    leastSpread,
  )
  const rows = images.map(({ values }) => listMediumTerms(values, measureCount, centers, spreads))
  const [means, deviations] = describeRows(rows, shares, leastTermSpread)
  const factors = deviations.map((spread, term) => (term < 3 * measureCount ? 1 / spread : networkFactor))
  const size = means.length
  const total = shares.reduce((sum, share) => sum + share, 0)
  const matrix = new Float64Array(size * size)
  const mediumShares = Array.from({ length: mediumCount }, (_, medium) => shareOf(images, shares, medium) / total)
  const sides = mediumShares.map(() => new Float64Array(size))
  const targetMeans = mediumShares.map((share) => 2 * share - 1)
  rows.forEach((terms, at) => {
    const share = (shares[at] ?? 0) / total
    const scaled = terms.map((term, index) => (term - (means[index] ?? 0)) * (factors[index] ?? 1))
    addProducts(matrix, scaled, share)
    sides.forEach((side, medium) => {
      const target = (images[at]?.medium === medium ? 1 : -1) - (targetMeans[medium] ?? 0)
      for (let index = 0; index < size; index += 1)
        side[index] = (side[index] ?? 0) + share * target * (scaled[index] ?? 0)
    })
  })
  const tightness = (heldTightness * size) / images.length
  for (let index = 0; index < size; index += 1)
    matrix[index * size + index] = (matrix[index * size + index] ?? 0) + tightness
  const weights = solveSymmetric(matrix, size, sides).map((side) =>
    side.map((value, index) => value * (factors[index] ?? 1)),
  )
  const bias = weights.map((side, medium) => (targetMeans[medium] ?? 0) - sumProducts(side, means))
  return { centers, spreads, weights, bias }
}

/** The sums of one image, medium by medium. */
export function sumMedia(sums: MediumSums, image: TrainingImage, measureCount: number): number[] {
  const terms = listMediumTerms(image.values, measureCount, sums.centers, sums.spreads)
  return sums.weights.map((side, medium) => (sums.bias[medium] ?? 0) + sumProducts(side, terms))
}

/** Mean and standard deviation of each column, the latter at least `least`. */
function describeRows(
  rows: readonly Float64Array[],
  shares: Float64Array,
  least: number,
): [Float64Array, Float64Array] {
  const width = rows[0]?.length ?? 0
  const total = shares.reduce((sum, share) => sum + share, 0)
  const means = new Float64Array(width)
  const squares = new Float64Array(width)
  const addRows = (into: Float64Array, of: (value: number, column: number) => number) =>
    rows.forEach((row, at) => {
      const share = (shares[at] ?? 0) / total
      for (let column = 0; column < width; column += 1) {
        into[column] = (into[column] ?? 0) + share * of(row[column] ?? 0, column)
      }
    })
  addRows(means, (value) => value)
  addRows(squares, (value, column) => (value - (means[column] ?? 0)) ** 2)
  return [means, squares.map((square) => Math.max(least, Math.sqrt(square)))]
}

function addProducts(matrix: Float64Array, row: Float64Array, share: number): void {
  const size = row.length
  for (let one = 0; one < size; one += 1) {
    const factor = share * (row[one] ?? 0)
    if (factor === 0) continue
    const start = one * size
    for (let other = 0; other <= one; other += 1)
      matrix[start + other] = (matrix[start + other] ?? 0) + factor * (row[other] ?? 0)
  }
}

function sumProducts(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
}

/**
 * Solves A x = b for each of the right sides, A symmetric and positive definite (Cholesky); A is `size` rows of which the
 * part left of and on the diagonal is read and overwritten. Throws a `RangeError` when A is not positive definite.
 */
export function solveSymmetric(
  matrix: Float64Array,
  size: number,
  rightSides: readonly Float64Array[],
): Float64Array[] {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const rest = (matrix[row * size + column] ?? 0) - dot(matrix, row * size, column * size, column)
      if (column === row && rest <= 0) throw new RangeError('the matrix is not positive definite')
      matrix[row * size + column] = column === row ? Math.sqrt(rest) : rest / (matrix[column * size + column] ?? 1)
    }
  }
  return rightSides.map((side) => substitute(matrix, size, side))
}

function dot(matrix: Float64Array, one: number, other: number, count: number): number {
  let sum = 0
  for (let at = 0; at < count; at += 1) sum += (matrix[one + at] ?? 0) * (matrix[other + at] ?? 0)
  return sum
}

function substitute(lower: Float64Array, size: number, side: Float64Array): Float64Array {
  const found = Float64Array.from(side)
  for (let row = 0; row < size; row += 1) {
    let rest = found[row] ?? 0
    for (let column = 0; column < row; column += 1) rest -= (lower[row * size + column] ?? 0) * (found[column] ?? 0)
    found[row] = rest / (lower[row * size + row] ?? 1)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = found[row] ?? 0
    for (let below = row + 1; below < size; below += 1) rest -= (lower[below * size + row] ?? 0) * (found[below] ?? 0)
    found[row] = rest / (lower[row * size + row] ?? 1)
  }
  return found
}
