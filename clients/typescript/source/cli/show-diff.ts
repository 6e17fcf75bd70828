const red = '\x1b[31;9m'
const green = '\x1b[32m'
const reset = '\x1b[0m'

/** Words and spaces compared at most; a longer text is shown without colours. */
const partsMax = 4000

/** The new text with what was added in green and what was removed struck through in red. */
export function showDiff(before: string, after: string): string {
  const [old, fresh] = [splitWords(before), splitWords(after)]
  if (old.length > partsMax || fresh.length > partsMax) return after
  const lengths = measureCommon(old, fresh)
  const width = fresh.length + 1
  let shown = ''
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    const [removed, added] = [old[row], fresh[column]]
    const at = row * width + column
    if (removed !== undefined && removed === added) {
      shown += removed
      row += 1
      column += 1
    } else if (added === undefined || (removed !== undefined && (lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))) {
      shown += paint(removed ?? '', red)
      row += 1
    } else {
      shown += paint(added, green)
      column += 1
    }
  }
  return shown
}

function splitWords(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? []
}

/** Length of the longest common subsequence from each pair of positions to the ends. */
function measureCommon(old: string[], fresh: string[]): Uint16Array {
  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      lengths[at] =
        old[row] === fresh[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  return lengths
}

function paint(text: string, color: string): string {
  return text.trim() === '' ? text : `${color}${text}${reset}`
}
