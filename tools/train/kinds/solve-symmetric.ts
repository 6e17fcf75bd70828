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
