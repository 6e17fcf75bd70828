import type { Planes } from './measure-planes.ts'

/** Steps of brightness between neighbours, and how sharply they turn. */
export interface Edges {
  /** Sobel, scaled so that a step from black to white is 255. */
  across: Float32Array
  down: Float32Array
  strength: Float32Array
  /** Absolute four-neighbour Laplacian: large only where the image holds fine detail. */
  detail: Float32Array
}

/** Gradients of the brightness; the outermost pixels stay at zero. */
export function findEdges(planes: Planes): Edges {
  const { width, height, count, luma } = planes
  const edges: Edges = {
    across: new Float32Array(count),
    down: new Float32Array(count),
    strength: new Float32Array(count),
    detail: new Float32Array(count),
  }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) measurePixel(luma, width, y * width + x, edges)
  }
  return edges
}

function measurePixel(luma: Float32Array, width: number, index: number, edges: Edges): void {
  const above = index - width
  const below = index + width
  const northWest = luma[above - 1]
  const north = luma[above]
  const northEast = luma[above + 1]
  const west = luma[index - 1]
  const east = luma[index + 1]
  const southWest = luma[below - 1]
  const south = luma[below]
  const southEast = luma[below + 1]
  const across = (northEast + 2 * east + southEast - northWest - 2 * west - southWest) / 4
  const down = (southWest + 2 * south + southEast - northWest - 2 * north - northEast) / 4
  edges.across[index] = across
  edges.down[index] = down
  edges.strength[index] = Math.sqrt(across * across + down * down)
  edges.detail[index] = Math.abs(4 * luma[index] - north - south - west - east)
}
