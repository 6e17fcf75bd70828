import type { Planes } from '../measure/measure-planes.ts'

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
