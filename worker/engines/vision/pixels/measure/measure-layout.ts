import type { Edges } from './measure-edges.ts'
import { averageGrid, type Planes, ramp, roundShare } from './measure-planes.ts'

export interface LayoutMeasures {
  /** Share of pixels on a clear edge. */
  edgeShare: number
  /** Share of the frame without edges and detail. */
  emptyShare: number
  isSymmetric: boolean
  symmetryConfidence: number
}

const strongEdge = 26

/** How full the frame is, and whether its halves mirror each other. */
export function measureLayout(planes: Planes, edges: Edges): LayoutMeasures {
  let strong = 0
  for (let index = 0; index < planes.count; index += 1) if (edges.strength[index] > strongEdge) strong += 1
  const { likeness, texture } = measureMirror(planes)
  return {
    edgeShare: roundShare(strong / planes.count),
    emptyShare: roundShare(measureEmptiness(planes, edges)),
    isSymmetric: likeness > 0.72 && texture > 5,
    symmetryConfidence: roundShare(ramp(likeness, 0.6, 0.92)),
  }
}

function measureEmptiness(planes: Planes, edges: Edges): number {
  const most = { columns: 20, rows: 20 }
  const steps = averageGrid(edges.strength, planes.width, planes.height, most)
  // A fine regular pattern has no steps across two pixels, but plenty of detail.
  const detail = averageGrid(edges.detail, planes.width, planes.height, most)
  let empty = 0
  steps.values.forEach((value, cell) => {
    if (value < 3 && detail.values[cell] < 6) empty += 1
  })
  return empty / Math.max(1, steps.values.length)
}

/**
 * Likeness of the two halves, −1 to 1. Row means are taken out first: sky over ground is alike left and right in every
 * landscape.
 */
function measureMirror(planes: Planes): { likeness: number; texture: number } {
  const grid = averageGrid(planes.lightness, planes.width, planes.height, { columns: 32, rows: 32 })
  let product = 0
  let squares = 0
  for (let row = 0; row < grid.rows; row += 1) {
    const values = grid.values.subarray(row * grid.columns, (row + 1) * grid.columns)
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    values.forEach((value, column) => {
      product += (value - mean) * (values[grid.columns - 1 - column] - mean)
      squares += (value - mean) ** 2
    })
  }
  return {
    likeness: squares > 0 ? product / squares : 0,
    texture: Math.sqrt(squares / Math.max(1, grid.values.length)),
  }
}
