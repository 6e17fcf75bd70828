import type { Planes } from '../measure/measure-planes.ts'

const different = 26

export interface StrokeFeatures {
  /** Of the pixels unlike the ground: those in strokes at most three pixels wide. */
  strokeShare: number
  inkShare: number
  /** How regularly rows of ink alternate with empty rows, 0 to 1. */
  lineRhythm: number
}

/** Thin marks on an even ground, and whether they form rows as writing does. */
export function measureStrokes(planes: Planes): StrokeFeatures {
  const { width, height, luma } = planes
  const ground = commonLevel(luma)
  const inkOfRow = new Float32Array(height)
  let ink = 0
  let thin = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x
      if (Math.abs(luma[index] - ground) < different) continue
      ink += 1
      inkOfRow[y] += 1
      if (isGround(luma, ground, x, width, index, 1) || isGround(luma, ground, y, height, index, width)) thin += 1
    }
  }
  return {
    strokeShare: ink === 0 ? 0 : thin / ink,
    inkShare: ink / planes.count,
    lineRhythm: rhythmOf(inkOfRow, width),
  }
}

function commonLevel(luma: Float32Array): number {
  const levels = new Uint32Array(32)
  for (const value of luma) levels[Math.min(31, value >> 3)] += 1
  let best = 0
  levels.forEach((count, level) => {
    if (count > levels[best]) best = level
  })
  return best * 8 + 4
}

/** Ground on both sides within three pixels: a stroke crosses this line. */
function isGround(
  luma: Float32Array,
  ground: number,
  place: number,
  size: number,
  index: number,
  stride: number,
): boolean {
  let before = false
  let after = false
  for (let step = 1; step <= 3; step += 1) {
    if (place - step >= 0 && Math.abs(luma[index - step * stride] - ground) < different) before = true
    if (place + step < size && Math.abs(luma[index + step * stride] - ground) < different) after = true
  }
  return before && after
}

/** Share of the frame's height covered by narrow bands of ink with empty rows between them. */
function rhythmOf(inkOfRow: Float32Array, width: number): number {
  const sorted = [...inkOfRow].sort((first, second) => first - second)
  const middle = sorted[Math.floor(sorted.length * 0.85)] * 0.4
  if (middle < width * 0.02) return 0
  let bands = 0
  let bandRows = 0
  let start = -1
  for (let y = 0; y <= inkOfRow.length; y += 1) {
    const isInk = y < inkOfRow.length && inkOfRow[y] > middle
    if (isInk && start < 0) start = y
    if (!isInk && start >= 0) {
      const rows = y - start
      if (rows <= 10) {
        bands += 1
        bandRows += rows
      }
      start = -1
    }
  }
  const covered = bands < 4 ? 0 : (bands * 2 + bandRows) / inkOfRow.length
  return Math.min(1, covered * 1.6)
}

/** Of luma, 0 to 255, along one row. */
const evenRange = 8

/** Bands of even rows across the whole frame with something above and below, as between the rows of a laid-out page. */
export function countGutters({ width, height, luma }: Planes): number {
  let gutters = 0
  let isEvenBefore = false
  let hasContent = false
  for (let y = 0; y < height; y += 1) {
    const isEven = isEvenRow(luma, y * width, width)
    if (!isEven && isEvenBefore && hasContent) gutters += 1
    hasContent ||= !isEven
    isEvenBefore = isEven
  }
  return gutters
}

function isEvenRow(luma: Float32Array, start: number, width: number): boolean {
  let least = 255
  let most = 0
  for (let index = start; index < start + width; index += 1) {
    const level = luma[index]
    if (level < least) least = level
    if (level > most) most = level
    if (most - least > evenRange) return false
  }
  return true
}
