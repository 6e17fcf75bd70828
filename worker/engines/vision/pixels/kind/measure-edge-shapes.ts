import type { Edges } from '../measure/measure-edges.ts'
import type { Planes } from '../measure/measure-planes.ts'

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
