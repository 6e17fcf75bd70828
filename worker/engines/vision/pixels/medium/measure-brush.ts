import type { Planes } from '../measure/measure-planes.ts'

const blockSide = 16

/** What a brush leaves behind: fine detail everywhere, and in the hue as much as in the brightness. */
export interface BrushFeatures {
  /** Fine change of hue against fine change of lightness. Light and shadow alone stay below 0.8. */
  hueDetail: number
  /** Detail of the calmest tenth of the blocks against the mean: near 0 where a lens left part of the image smooth. */
  evenness: number
}

/** Detail per block of sixteen pixels, in lightness and in hue. */
export function measureBrush(planes: Planes): BrushFeatures {
  const { width, height } = planes
  const blocks: number[] = []
  let hue = 0
  let light = 0
  for (let top = 1; top + blockSide < height; top += blockSide) {
    for (let left = 1; left + blockSide < width; left += blockSide) {
      let inBlock = 0
      for (let y = top; y < top + blockSide; y += 1) {
        for (let x = left; x < left + blockSide; x += 1) {
          const index = y * width + x
          inBlock += turnOf(planes.lightness, index, width)
          hue += turnOf(planes.a, index, width) + turnOf(planes.b, index, width)
        }
      }
      light += inBlock
      blocks.push(inBlock)
    }
  }
  if (blocks.length === 0 || light === 0) return { hueDetail: 0, evenness: 0 }
  blocks.sort((first, second) => first - second)
  const calm = blocks[Math.floor(blocks.length * 0.1)]
  return { hueDetail: hue / light, evenness: (calm * blocks.length) / light }
}

function turnOf(plane: Float32Array, index: number, width: number): number {
  const around = plane[index - 1] + plane[index + 1] + plane[index - width]
  return Math.abs(4 * plane[index] - around - plane[index + width])
}
