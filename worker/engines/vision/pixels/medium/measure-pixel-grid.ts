import { type Planes, ramp } from '../measure/measure-planes.ts'

const smallestCell = 2
const largestCell = 24

export interface PixelGridFeatures {
  /** 1 where every step is on a line, about 0 without such a grid. */
  gridFit: number
  /** Side of a cell. */
  gridCell: number
}

/** Whether all steps of colour fall on the lines of one square grid, as they do in enlarged pixel art. */
export function measurePixelGrid(planes: Planes): PixelGridFeatures {
  const across = stepsAlong(planes, 1)
  const down = stepsAlong(planes, planes.width)
  const least = planes.count * 0.6
  if (sumOf(across) < least || sumOf(down) < least) return { gridFit: 0, gridCell: 0 }
  let best = { gridFit: 0, gridCell: 0 }
  for (let cell = smallestCell; cell <= largestCell; cell += cell < 6 ? 0.125 : 0.25) {
    if (cell * 5 > Math.min(across.length, down.length)) break
    const ofColumns = fitOf(across, cell)
    if (ofColumns < best.gridFit) continue
    const fit = Math.min(ofColumns, fitOf(down, cell))
    if (fit > best.gridFit + 0.02) best = { gridFit: fit, gridCell: cell }
  }
  return best
}

function stepsAlong(planes: Planes, stride: number): Float32Array {
  const { width, height, pixels } = planes
  const isAcross = stride === 1
  const steps = new Float32Array(isAcross ? width : height)
  for (let y = isAcross ? 0 : 1; y < height; y += 1) {
    for (let x = isAcross ? 1 : 0; x < width; x += 1) {
      const here = (y * width + x) * 3
      const before = here - stride * 3
      const step =
        Math.abs(pixels[here] - pixels[before]) +
        Math.abs(pixels[here + 1] - pixels[before + 1]) +
        Math.abs(pixels[here + 2] - pixels[before + 2])
      const line = isAcross ? x : y
      if (step > 18) steps[line] += step
    }
  }
  return steps
}

/**
 * Energy on the grid lines, less what chance would put there. Most lines must carry some: a few long edges of a plain
 * drawing always fit some grid.
 */
function fitOf(steps: Float32Array, cell: number): number {
  const total = sumOf(steps)
  let best = 0
  for (let phase = 0; phase < cell; phase += 0.5) {
    let onLines = 0
    let covered = 0
    let lines = 0
    let used = 0
    let last = -1
    for (let line = phase; line < steps.length; line += cell) {
      let energy = 0
      // An enlarged cell ends between two pixels or on a mixed one: both neighbours of the line count.
      for (let index = Math.floor(line); index <= Math.ceil(line); index += 1) {
        if (index === last || index >= steps.length) continue
        energy += steps[index]
        covered += 1
        last = index
      }
      onLines += energy
      lines += 1
      if (energy * steps.length > total * 0.25 * cell) used += 1
    }
    const chance = covered / steps.length
    if (chance > 0.78) continue
    const fit = (onLines / total - chance) / (1 - chance)
    best = Math.max(best, fit * ramp(used / lines, 0.3, 0.6))
  }
  return best
}

function sumOf(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
