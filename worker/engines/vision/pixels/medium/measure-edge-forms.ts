import type { Edges } from '../measure/measure-edges.ts'
import type { Planes } from '../measure/measure-planes.ts'

/** Of gradient strength, 0 to 255, and of the same step in CIELAB a and b together. */
const lightEdge = 24
const colorEdge = 12
const orientedStrength = 16
/** Keeps the ratio of two small counts tame. */
const fewEdges = 20
const cellSides = { small: 6, large: 14 } as const
/** Mean square of the gradient from which a cell has a direction. */
const cellStrength = 36
const profileReach = 5
/** A brightness level and a half: less is the end of an edge. */
const profileStep = 1.5

/** What edges are made of. The colour edges follow Cutzu, Hammoud and Leykin 2005. */
export interface EdgeFormFeatures {
  /** Of all pixels: those where hue changes. */
  colorEdgeShare: number
  /** Of these, those where brightness hardly changes; paint does that more often than light. */
  colorOnlyShare: number
  /** Colour edges against edges of brightness, as a natural logarithm. */
  colorAgainstLight: number
  coloredEdgeShare: number
  /** Of all pixels: slight and middling gradients. */
  slightShare: number
  middlingShare: number
  /** How evenly edges point in four directions, in bits. */
  directionEntropy: number
  /** How much the edges of one small cell, of six or fourteen pixels a side, point one way, 0 to 1. */
  smallCoherence: number
  largeCoherence: number
  /** Of the crests of edges: those done at once, and those at least five pixels wide. */
  thinShare: number
  wideShare: number
  crestShare: number
}

export function measureEdgeForms(planes: Planes, edges: Edges): EdgeFormFeatures {
  return {
    ...measureColorEdges(planes, edges),
    ...measureDirections(edges),
    smallCoherence: coherenceOf(planes, edges, cellSides.small),
    largeCoherence: coherenceOf(planes, edges, cellSides.large),
    ...measureProfiles(planes, edges),
  }
}

function measureColorEdges({ width, height, a, b }: Planes, { strength }: Edges) {
  let colored = 0
  let light = 0
  let both = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x
      const isLight = strength[index] > lightEdge
      if (isLight) light += 1
      if (squareStep(a, index, width) + squareStep(b, index, width) <= colorEdge * colorEdge) continue
      colored += 1
      if (isLight) both += 1
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2))
  return {
    colorEdgeShare: colored / count,
    colorOnlyShare: (colored - both) / Math.max(1, colored),
    colorAgainstLight: Math.log((colored + fewEdges) / (light + fewEdges)),
    coloredEdgeShare: both / Math.max(1, light),
  }
}

function squareStep(plane: Float32Array, index: number, width: number): number {
  const across = plane[index + 1] - plane[index - 1]
  const down = plane[index + width] - plane[index - width]
  return across * across + down * down
}

function measureDirections({ across, down, strength }: Edges) {
  const directions = [0, 0, 0, 0]
  let slight = 0
  let middling = 0
  for (let index = 0; index < strength.length; index += 1) {
    const size = strength[index]
    if (size >= 6 && size < 24) slight += 1
    else if (size >= 24 && size < 60) middling += 1
    if (size < orientedStrength) continue
    const alongX = across[index]
    const alongY = down[index]
    const isSteep = Math.abs(alongX) > 2.414 * Math.abs(alongY)
    const isLevel = Math.abs(alongY) > 2.414 * Math.abs(alongX)
    const direction = isSteep ? 0 : isLevel ? 1 : alongX * alongY > 0 ? 2 : 3
    directions[direction] += 1
  }
  const total = directions.reduce((sum, count) => sum + count, 0)
  const bits = directions.reduce(
    (sum, count) => (count === 0 ? sum : sum - (count / total) * Math.log2(count / total)),
    0,
  )
  return { slightShare: slight / strength.length, middlingShare: middling / strength.length, directionEntropy: bits }
}

/** Structure tensor of each cell: the difference of its eigenvalues against their sum. */
function coherenceOf({ width, height }: Planes, { across, down }: Edges, side: number): number {
  let sum = 0
  let cells = 0
  for (let top = 2; top + side < height; top += side) {
    for (let left = 2; left + side < width; left += side) {
      let xx = 0
      let yy = 0
      let xy = 0
      for (let y = top; y < top + side; y += 1) {
        for (let index = y * width + left; index < y * width + left + side; index += 1) {
          const alongX = across[index]
          const alongY = down[index]
          xx += alongX * alongX
          yy += alongY * alongY
          xy += alongX * alongY
        }
      }
      if (xx + yy < side * side * cellStrength) continue
      sum += Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy) / (xx + yy)
      cells += 1
    }
  }
  return sum / Math.max(1, cells)
}

function measureProfiles({ width, height, luma, count }: Planes, { across, down, strength }: Edges) {
  let crests = 0
  let thin = 0
  let wide = 0
  const margin = profileReach + 1
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      const index = y * width + x
      const size = strength[index]
      if (size < lightEdge) continue
      const stride = Math.abs(across[index]) > Math.abs(down[index]) ? 1 : width
      if (strength[index - stride] > size || strength[index + stride] >= size) continue
      const sign = Math.sign(luma[index + stride] - luma[index - stride])
      const reach = slopeLength(luma, index, stride, sign) + slopeLength(luma, index, -stride, -sign)
      crests += 1
      if (reach === 2) thin += 1
      else if (reach >= 5) wide += 1
    }
  }
  const known = Math.max(1, crests)
  return { thinShare: thin / known, wideShare: wide / known, crestShare: crests / count }
}

function slopeLength(luma: Float32Array, index: number, stride: number, sign: number): number {
  let length = 1
  while (length < profileReach) {
    const step = luma[index + (length + 1) * stride] - luma[index + length * stride]
    if (step * sign <= profileStep) return length
    length += 1
  }
  return length
}

/** Of gradient strength, 0 to 255. */
const strong = 40

/** Shares of the strong edges by what they look like; `strongEdgeShare` is of all pixels. */
export interface EdgeShapeFeatures {
  strongEdgeShare: number
  /** Done within two pixels. */
  crispShare: number
  /** Level or upright. */
  axisShare: number
  /** Part of a level or upright run of an eighth of the frame. */
  longLineShare: number
}

/** One pass over the strong edges and one along each row and column. */
export function measureEdgeShapes(planes: Planes, edges: Edges): EdgeShapeFeatures {
  const { width, height } = planes
  let edgeCount = 0
  let crisp = 0
  let axis = 0
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 3; x < width - 3; x += 1) {
      const index = y * width + x
      if (edges.strength[index] < strong) continue
      edgeCount += 1
      const across = Math.abs(edges.across[index])
      const down = Math.abs(edges.down[index])
      if (Math.min(across, down) < 0.12 * Math.max(across, down)) axis += 1
      if (isCrisp(planes.luma, index, across > down ? 1 : width)) crisp += 1
    }
  }
  const long = countLongRuns(edges.across, width, height, 1) + countLongRuns(edges.down, width, height, 0)
  const known = Math.max(1, edgeCount)
  return {
    strongEdgeShare: edgeCount / Math.max(1, (width - 6) * (height - 6)),
    crispShare: crisp / known,
    axisShare: axis / known,
    longLineShare: Math.min(1, long / known),
  }
}

/** The three pixels on either side of a crisp edge are already even. */
function isCrisp(luma: Float32Array, index: number, stride: number): boolean {
  const before = luma[index - 2 * stride]
  const after = luma[index + 2 * stride]
  const further = Math.abs(luma[index + 3 * stride] - after) + Math.abs(luma[index - 3 * stride] - before)
  return further < Math.max(4, Math.abs(after - before) * 0.14)
}

function countLongRuns(gradient: Float32Array, width: number, height: number, isUpright: 0 | 1): number {
  const least = Math.max(10, Math.round((isUpright ? height : width) / 8))
  let total = 0
  for (let line = 0; line < (isUpright ? width : height); line += 1) {
    let run = 0
    for (let step = 0; step <= (isUpright ? height : width); step += 1) {
      const isInside = step < (isUpright ? height : width)
      const index = isUpright ? step * width + line : line * width + step
      if (isInside && Math.abs(gradient[index]) > strong * 0.5) run += 1
      else {
        if (run >= least) total += run
        run = 0
      }
    }
  }
  return total
}
