import type { Edges } from './measure-edges.ts'
import { type Planes, ramp, roundShare } from './measure-planes.ts'

export interface FocusMeasures {
  depth: 'shallow' | 'deep' | 'soft' | 'motion' | null
  confidence: number
  /** Where the sharp part lies when the rest is soft. */
  sharpPart: 'centre' | 'foreground' | 'left' | 'right' | 'top' | null
  /** Direction in which movement smeared the image. */
  motionAxis: 'horizontal' | 'vertical' | null
}

interface Cell {
  x: number
  y: number
  /** 0 fully blurred to 1 as crisp as the pixels allow; null where there is nothing to judge by. */
  sharpness: number | null
}

const cells = 10
const leastSide = 48

/** Depth of field from a grid of sharpness. At this size only clear blur shows, so confidence stays modest. */
export function measureFocus(planes: Planes, edges: Edges): FocusMeasures {
  const unknown: FocusMeasures = { depth: null, confidence: 0, sharpPart: null, motionAxis: null }
  if (planes.width < leastSide || planes.height < leastSide) return unknown
  const judged = measureCells(planes, edges)
  const known = judged.filter((cell): cell is Cell & { sharpness: number } => cell.sharpness !== null)
  if (known.length < 12) return unknown
  const sharp = known.filter((cell) => cell.sharpness >= 0.34)
  const blurredShare = known.filter((cell) => cell.sharpness < 0.19).length / known.length
  const sharpShare = sharp.length / known.length
  const smear = findSmear(edges)
  if (sharpShare < 0.04 && blurredShare > 0.55 && smear !== null) {
    return { ...unknown, depth: 'motion', confidence: roundShare(0.4 + 0.4 * blurredShare), motionAxis: smear }
  }
  if (sharpShare < 0.03 && blurredShare > 0.6) {
    return { ...unknown, depth: 'soft', confidence: roundShare(0.3 + 0.6 * blurredShare) }
  }
  if (sharp.length >= 2 && sharpShare < 0.72 && blurredShare > 0.22 && spreadOf(sharp) < 0.26 && !isSky(known)) {
    const confidence = 0.45 + 0.3 * ramp(blurredShare, 0.2, 0.6) + 0.2 * ramp(sharpShare, 0.7, 0.2)
    return { depth: 'shallow', confidence: roundShare(confidence), sharpPart: placeOf(sharp), motionAxis: null }
  }
  if (sharpShare > 0.55 && blurredShare < 0.2 && known.length > 25) {
    return { ...unknown, depth: 'deep', confidence: roundShare(0.4 + 0.5 * ramp(sharpShare, 0.55, 0.95)) }
  }
  return unknown
}

function measureCells(planes: Planes, edges: Edges): Cell[] {
  const result: Cell[] = []
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const sharpness = measureCell(planes, edges, column, row)
      result.push({ x: (column + 0.5) / cells, y: (row + 0.5) / cells, sharpness })
    }
  }
  return result
}

/** Second derivative of brightness over its range: crisp edges change within one pixel, blurred ones over many. */
function measureCell(planes: Planes, edges: Edges, column: number, row: number): number | null {
  const fromX = Math.max(1, Math.floor((column * planes.width) / cells))
  const toX = Math.min(planes.width - 1, Math.floor(((column + 1) * planes.width) / cells))
  const fromY = Math.max(1, Math.floor((row * planes.height) / cells))
  const toY = Math.min(planes.height - 1, Math.floor(((row + 1) * planes.height) / cells))
  let lowest = 255
  let highest = 0
  let first = 0
  let second = 0
  for (let y = fromY; y < toY; y += 1) {
    for (let x = fromX; x < toX; x += 1) {
      const index = y * planes.width + x
      const value = planes.luma[index]
      if (value < lowest) lowest = value
      if (value > highest) highest = value
      const detail = edges.detail[index]
      if (detail > first) [first, second] = [detail, first]
      else if (detail > second) second = detail
    }
  }
  const range = highest - lowest
  // The second largest, so that one hot pixel does not make a cell sharp.
  return range < 14 ? null : Math.min(1, second / (range * 1.6))
}

/** Soft only at the top: clouds are soft in the sharpest image. */
function isSky(known: readonly (Cell & { sharpness: number })[]): boolean {
  const blurred = known.filter((cell) => cell.sharpness < 0.19)
  return blurred.filter((cell) => cell.y < 0.45).length > blurred.length * 0.75
}

function spreadOf(sharp: readonly Cell[]): number {
  if (sharp.length === 0) return 1
  const x = sharp.reduce((sum, cell) => sum + cell.x, 0) / sharp.length
  const y = sharp.reduce((sum, cell) => sum + cell.y, 0) / sharp.length
  return Math.sqrt(sharp.reduce((sum, cell) => sum + (cell.x - x) ** 2 + (cell.y - y) ** 2, 0) / sharp.length / 2)
}

function placeOf(sharp: readonly Cell[]): FocusMeasures['sharpPart'] {
  const x = sharp.reduce((sum, cell) => sum + cell.x, 0) / sharp.length
  const y = sharp.reduce((sum, cell) => sum + cell.y, 0) / sharp.length
  if (Math.abs(x - 0.5) < 0.17 && Math.abs(y - 0.5) < 0.17) return 'centre'
  if (Math.abs(y - 0.5) > Math.abs(x - 0.5)) return y > 0.5 ? 'foreground' : 'top'
  return x < 0.5 ? 'left' : 'right'
}

function findSmear(edges: Edges): FocusMeasures['motionAxis'] {
  let across = 0
  let down = 0
  for (let index = 0; index < edges.across.length; index += 1) {
    across += edges.across[index] ** 2
    down += edges.down[index] ** 2
  }
  if (down > across * 6) return 'horizontal'
  return across > down * 6 ? 'vertical' : null
}
