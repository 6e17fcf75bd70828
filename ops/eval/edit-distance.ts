/**
 * True when one text becomes the other by at most `editsMax` insertions and removals of characters. Works on a band
 * around the diagonal, so that its time is the length times the bound and not the length squared.
 */
export function isWithinEdits(left: string, right: string, editsMax: number): boolean {
  if (Math.abs(left.length - right.length) > editsMax) return false
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let leftEnd = left.length
  let rightEnd = right.length
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1
    rightEnd -= 1
  }
  return greedyWithin(left.slice(start, leftEnd), right.slice(start, rightEnd), editsMax)
}

/** Furthest place reached on each diagonal with one edit more at a time. */
function greedyWithin(left: string, right: string, editsMax: number): boolean {
  const reached = new Int32Array(2 * editsMax + 3)
  const middle = editsMax + 1
  for (let edits = 0; edits <= editsMax; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const down = reached[middle + diagonal - 1] ?? 0
      const across = reached[middle + diagonal + 1] ?? 0
      const isAcross = diagonal === -edits || (diagonal !== edits && down < across)
      let atLeft = edits === 0 ? 0 : isAcross ? across : down + 1
      while (atLeft < left.length && atLeft - diagonal < right.length && left[atLeft] === right[atLeft - diagonal])
        atLeft += 1
      reached[middle + diagonal] = atLeft
      if (atLeft >= left.length && atLeft - diagonal >= right.length) return true
    }
  }
  return false
}
