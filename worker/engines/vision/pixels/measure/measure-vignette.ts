import { averageGrid, type Planes, ramp, roundShare } from './measure-planes.ts'

export interface VignetteMeasures {
  hasVignette: boolean
  confidence: number
}

const side = 16

/** Four corners that are alike, darker than the middles of the sides, and these darker than the centre. */
export function measureVignette(planes: Planes): VignetteMeasures {
  if (planes.width < 32 || planes.height < 32) return { hasVignette: false, confidence: 0 }
  const grid = averageGrid(planes.lightness, planes.width, planes.height, { columns: side, rows: side })
  const block = (column: number, row: number) => {
    let sum = 0
    for (let y = row; y < row + 3; y += 1) for (let x = column; x < column + 3; x += 1) sum += grid.values[y * side + x]
    return sum / 9
  }
  const last = side - 3
  const middle = Math.floor(last / 2)
  const corners = [block(0, 0), block(last, 0), block(0, last), block(last, last)]
  const sides = [block(middle, 0), block(0, middle), block(last, middle), block(middle, last)]
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const center = mean([
    block(middle, middle),
    block(middle - 2, middle),
    block(middle + 2, middle),
    block(middle, middle + 2),
  ])
  const spread = Math.max(...corners) - Math.min(...corners)
  const drop = center - mean(corners)
  const isEven = spread < Math.max(6, drop * 0.6)
  const isRound = corners.every((corner, index) => corner < sides[index % 4] + 1) && mean(sides) - mean(corners) > 3
  const hasVignette = isEven && isRound && drop > 10 && mean(sides) < center + 2
  return { hasVignette, confidence: roundShare(hasVignette ? 0.4 + 0.5 * ramp(drop, 10, 30) : 0) }
}
