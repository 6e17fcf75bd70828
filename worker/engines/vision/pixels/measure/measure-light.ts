import type { Edges } from './measure-edges.ts'
import { averageGrid, type Grid, type Planes, ramp, roundShare } from './measure-planes.ts'
import type { SaliencyMeasures } from './measure-saliency.ts'

export const lightDirections = ['left', 'right', 'above', 'below', 'front', 'behind'] as const
export type LightDirection = (typeof lightDirections)[number]

export interface LightMeasures {
  direction: LightDirection | null
  directionConfidence: number
  hardness: 'hard' | 'soft' | null
  hardnessConfidence: number
}

const shadowReach = 4

/** Where the light comes from, by the side on which the subject is brighter; how hard, by the width of shadow edges. */
export function measureLight(planes: Planes, edges: Edges, saliency: SaliencyMeasures): LightMeasures {
  const { direction, confidence } = findDirection(planes, saliency)
  const { hardness, clarity } = findHardness(planes, edges)
  return {
    direction,
    directionConfidence: roundShare(confidence),
    hardness,
    hardnessConfidence: roundShare(clarity),
  }
}

function findDirection(
  planes: Planes,
  saliency: SaliencyMeasures,
): { direction: LightDirection | null; confidence: number } {
  const { columns, rows } = saliency.map
  const grid = averageGrid(planes.lightness, planes.width, planes.height, { columns, rows })
  const region = regionOf(saliency.map)
  const inside = slopesIn(grid, region)
  const whole = slopesIn(grid, null)
  const outside = meanOutside(grid, region)
  const isCompact = saliency.confidence > 0.2
  if (isCompact && outside - inside.mean > 38 && inside.mean < 28) {
    return { direction: 'behind', confidence: 0.35 + 0.4 * ramp(outside - inside.mean, 38, 65) }
  }
  // The subject says more than the frame; where both agree the answer is safer.
  const across = 0.6 * inside.across + 0.4 * whole.across
  const agreement = inside.across * whole.across > 0 ? 0.15 : 0
  const strength = Math.max(Math.abs(across), Math.abs(inside.down))
  if (strength < 0.3) {
    const isEven = isCompact && inside.deviation < 9 && inside.mean > 55
    return isEven ? { direction: 'front', confidence: 0.4 } : { direction: null, confidence: 0 }
  }
  const sureness = ramp(strength, 0.2, 0.75) * 0.75
  if (Math.abs(across) >= Math.abs(inside.down)) {
    return { direction: across < 0 ? 'left' : 'right', confidence: Math.min(0.9, sureness + agreement) }
  }
  // A whole frame that is brighter at the top shows the sky, not where its light falls from.
  const isBackdrop = Math.abs(whole.down) > 0.35
  const doubt = isBackdrop ? 0.5 : 1
  // A pale floor or table brightens the lower part far more often than a lamp from below does.
  return inside.down < 0
    ? { direction: 'above', confidence: sureness * doubt }
    : { direction: 'below', confidence: sureness * doubt * 0.8 }
}

/** Cells of the eye-catching part: nearer to the strongest than to the common ones. */
function regionOf(map: Grid): Uint8Array {
  const sorted = [...map.values].sort((first, second) => first - second)
  const base = sorted[Math.floor(sorted.length * 0.3)]
  const top = sorted[Math.floor(sorted.length * 0.985)]
  const floor = base + (top - base) * 0.4
  return Uint8Array.from(map.values, (value) => (value > floor ? 1 : 0))
}

/** Correlation of brightness with x and y, inside the region or everywhere. */
function slopesIn(grid: Grid, region: Uint8Array | null) {
  const sums = { count: 0, x: 0, y: 0, value: 0, xx: 0, yy: 0, valueSquares: 0, xValue: 0, yValue: 0 }
  grid.values.forEach((value, index) => {
    if (region && !region[index]) return
    const x = index % grid.columns
    const y = Math.floor(index / grid.columns)
    sums.count += 1
    sums.x += x
    sums.y += y
    sums.value += value
    sums.xx += x * x
    sums.yy += y * y
    sums.valueSquares += value * value
    sums.xValue += x * value
    sums.yValue += y * value
  })
  const count = Math.max(1, sums.count)
  const mean = sums.value / count
  const variance = Math.max(0, sums.valueSquares / count - mean * mean)
  const correlate = (product: number, sum: number, squares: number) => {
    const own = squares / count - (sum / count) ** 2
    return variance < 6 || own <= 0 ? 0 : (product / count - (sum / count) * mean) / Math.sqrt(own * variance)
  }
  return {
    mean,
    deviation: Math.sqrt(variance),
    across: correlate(sums.xValue, sums.x, sums.xx),
    down: correlate(sums.yValue, sums.y, sums.yy),
  }
}

function meanOutside(grid: Grid, region: Uint8Array): number {
  let sum = 0
  let count = 0
  grid.values.forEach((value, index) => {
    if (region[index]) return
    sum += value
    count += 1
  })
  return sum / Math.max(1, count)
}

/** A shadow edge darkens without changing the hue much; a hard one does it within two pixels. */
function findHardness(planes: Planes, edges: Edges): { hardness: LightMeasures['hardness']; clarity: number } {
  let narrow = 0
  let total = 0
  const { width, height } = planes
  for (let y = shadowReach; y < height - shadowReach; y += 1) {
    for (let x = shadowReach; x < width - shadowReach; x += 1) {
      const index = y * width + x
      if (edges.strength[index] < 12) continue
      const isAcross = Math.abs(edges.across[index]) > Math.abs(edges.down[index])
      const stride = isAcross ? 1 : width
      if (!isSteepest(edges.strength, index, stride)) continue
      const share = narrowness(planes, index, stride)
      if (share === null) continue
      total += 1
      if (share > 0.68) narrow += 1
    }
  }
  if (total < Math.max(24, planes.count * 0.001)) return { hardness: null, clarity: 0 }
  const share = narrow / total
  if (share > 0.5) return { hardness: 'hard', clarity: 0.3 + 0.5 * ramp(share, 0.5, 0.8) }
  return share < 0.3
    ? { hardness: 'soft', clarity: 0.35 + 0.5 * ramp(share, 0.3, 0.08) }
    : { hardness: null, clarity: 0 }
}

/** The middle of an edge; its flanks would make every edge look wide. */
function isSteepest(strength: Float32Array, index: number, stride: number): boolean {
  const own = strength[index] * 1.1
  return own >= strength[index - stride] && own >= strength[index + stride]
}

function narrowness(planes: Planes, index: number, stride: number): number | null {
  const far = shadowReach * stride
  const { lightness, a, b } = planes
  const one = lightness[index - far]
  const other = lightness[index + far]
  const bright = Math.max(one, other)
  const dark = Math.min(one, other)
  if (bright - dark < 14 || bright < dark * 1.35) return null
  const turnA = a[index - far] - a[index + far]
  const turnB = b[index - far] - b[index + far]
  if (turnA * turnA + turnB * turnB > 196) return null
  const near = Math.abs(lightness[index + stride] - lightness[index - stride])
  return near / (bright - dark)
}
