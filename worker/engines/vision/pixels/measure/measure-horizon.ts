import { averageGrid, type Grid, type Planes, ramp, roundShare } from './measure-planes.ts'

export interface HorizonMeasures {
  /** 0 at the top to 1 at the bottom; null where no step runs across the whole frame. */
  position: number | null
  /** Degrees, positive where the right end is lower. */
  tiltDegrees: number
  /** As at sea; hills and roofs make a crooked line, whose tilt means nothing. */
  isStraight: boolean
  confidence: number
}

interface Step {
  row: number
  size: number
}

const rows = 64
const columns = 16
const reach = 4

export const noHorizon: HorizonMeasures = { position: null, tiltDegrees: 0, isStraight: false, confidence: 0 }

/** The one step in brightness or colour that crosses the frame from side to side. */
export function measureHorizon(planes: Planes): HorizonMeasures {
  if (planes.width < 32 || planes.height < 32) return noHorizon
  const layers = [planes.lightness, planes.a, planes.b].map((plane) =>
    averageGrid(plane, planes.width, planes.height, { columns, rows }),
  )
  const steps = Array.from({ length: columns }, (_, column) => largestStep(layers, column))
  const clear = steps.map((step, column) => ({ ...step, column })).filter((step) => step.size > 9)
  if (clear.length < columns * 0.7) return noHorizon
  const ratio = planes.height / rows / (planes.width / columns)
  const slope = medianOf(slopesOf(clear))
  const offset = medianOf(clear.map((step) => step.row - slope * step.column))
  const fitting = clear.filter((step) => Math.abs(step.row - offset - slope * step.column) <= 2.5)
  const bend = medianOf(fitting.map((step) => Math.abs(step.row - offset - slope * step.column)))
  const fit = fitting.length / columns
  const strength = medianOf(fitting.map((step) => step.size))
  const confidence = Math.min(ramp(fit, 0.55, 0.95), ramp(strength, 8, 22))
  const position = (offset + (slope * (columns - 1)) / 2) / rows
  if (confidence <= 0 || position < 0.08 || position > 0.92) return noHorizon
  const tilt = (Math.atan(slope * ratio) * 180) / Math.PI
  if (Math.abs(tilt) > 25) return noHorizon
  return {
    position: roundShare(position),
    tiltDegrees: Math.round(tilt * 10) / 10,
    isStraight: bend <= 0.6 && fit >= 0.8,
    confidence: roundShare(confidence),
  }
}

function largestStep(layers: readonly Grid[], column: number): Step {
  const best: Step = { row: 0, size: 0 }
  for (let row = reach; row <= rows - reach; row += 1) {
    let squares = 0
    for (const layer of layers) {
      squares += (meanOfRows(layer, column, row - reach, row) - meanOfRows(layer, column, row, row + reach)) ** 2
    }
    const size = Math.sqrt(squares)
    if (size > best.size) {
      best.row = row
      best.size = size
    }
  }
  return best
}

function meanOfRows(layer: Grid, column: number, from: number, to: number): number {
  let sum = 0
  const last = Math.min(layer.rows, to)
  for (let row = from; row < last; row += 1) sum += layer.values[row * layer.columns + column]
  return sum / Math.max(1, last - from)
}

function slopesOf(steps: readonly (Step & { column: number })[]): number[] {
  return steps.flatMap((one, index) =>
    steps.slice(index + 1).map((other) => (other.row - one.row) / (other.column - one.column)),
  )
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)]
}
