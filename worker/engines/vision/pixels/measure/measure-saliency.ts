import { averageGrid, type Grid, type Planes, ramp, roundShare } from './measure-planes.ts'

export const placements = [
  'centre',
  'left third',
  'right third',
  'upper third',
  'lower third',
  'upper left',
  'upper right',
  'lower left',
  'lower right',
] as const
export type Placement = (typeof placements)[number]

export interface SaliencyMeasures {
  /** Of the eye-catching part, 0 to 1 from the left and the top. */
  center: { x: number; y: number }
  /** Standard deviation around the centre, as a share of the frame. */
  spread: number
  /** Share of the frame that the eye-catching part fills. */
  areaShare: number
  placement: Placement | null
  confidence: number
  map: Grid
}

const gridSide = 32

/** What stands out from its surroundings and from the border of the frame, on a 32 × 32 grid. */
export function measureSaliency(planes: Planes): SaliencyMeasures {
  const most = { columns: gridSide, rows: gridSide }
  const layers = [planes.lightness, planes.a, planes.b].map((plane) =>
    averageGrid(plane, planes.width, planes.height, most),
  )
  const map = drawMap(layers)
  const { x, y, spread, areaShare, strength } = summarise(map)
  // One compact region that differs clearly from what is around it; anything else has no place to name.
  const confidence = Math.min(ramp(spread, 0.27, 0.14), ramp(strength, 9, 26), ramp(areaShare, 0.7, 0.45))
  return {
    center: { x: roundShare(x), y: roundShare(y) },
    spread: roundShare(spread),
    areaShare: roundShare(areaShare),
    placement: confidence > 0 ? placementOf(x, y) : null,
    confidence: roundShare(confidence),
    map,
  }
}

function drawMap(layers: readonly Grid[]): Grid {
  const { columns, rows } = layers[0] ?? { columns: 1, rows: 1 }
  const values = new Float32Array(columns * rows)
  const borders = layers.map(borderMean)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let surround = 0
      let border = 0
      layers.forEach((layer, index) => {
        const value = layer.values[row * columns + column]
        surround += (value - surroundMean(layer, column, row)) ** 2
        border += (value - borders[index]) ** 2
      })
      values[row * columns + column] = (Math.sqrt(surround) + Math.sqrt(border)) / 2
    }
  }
  return { columns, rows, values }
}

function surroundMean(layer: Grid, column: number, row: number): number {
  const reach = 6
  let sum = 0
  let count = 0
  for (let y = Math.max(0, row - reach); y <= Math.min(layer.rows - 1, row + reach); y += 2) {
    for (let x = Math.max(0, column - reach); x <= Math.min(layer.columns - 1, column + reach); x += 2) {
      sum += layer.values[y * layer.columns + x]
      count += 1
    }
  }
  return sum / Math.max(1, count)
}

function borderMean(layer: Grid): number {
  let sum = 0
  let count = 0
  for (let row = 0; row < layer.rows; row += 1) {
    for (let column = 0; column < layer.columns; column += 1) {
      const isBorder = row < 2 || column < 2 || row >= layer.rows - 2 || column >= layer.columns - 2
      if (!isBorder) continue
      sum += layer.values[row * layer.columns + column]
      count += 1
    }
  }
  return sum / Math.max(1, count)
}

function summarise(map: Grid) {
  const sorted = [...map.values].sort((first, second) => first - second)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const top = at(0.985)
  const base = at(0.3)
  const floor = base + (top - base) * 0.45
  let weight = 0
  let x = 0
  let y = 0
  let squares = 0
  let area = 0
  map.values.forEach((value, index) => {
    if (value <= floor || top <= 0) return
    const share = (value - floor) / (top - floor || 1)
    const left = ((index % map.columns) + 0.5) / map.columns
    const down = (Math.floor(index / map.columns) + 0.5) / map.rows
    weight += share
    area += 1
    x += share * left
    y += share * down
    squares += share * (left * left + down * down)
  })
  if (weight === 0) return { x: 0.5, y: 0.5, spread: 0.5, areaShare: 1, strength: 0 }
  const [meanX, meanY] = [x / weight, y / weight]
  const spread = Math.sqrt(Math.max(0, squares / weight - meanX * meanX - meanY * meanY) / 2)
  return { x: meanX, y: meanY, spread, areaShare: area / map.values.length, strength: top - base }
}

function placementOf(x: number, y: number): Placement {
  const side = x < 0.41 ? 'left' : x > 0.59 ? 'right' : null
  const level = y < 0.4 ? 'upper' : y > 0.6 ? 'lower' : null
  if (side && level) return `${level} ${side}`
  if (side) return `${side} third`
  return level ? `${level} third` : 'centre'
}
