import type { Planes } from '../measure/measure-planes.ts'

const blockSide = 8
/** Of luma, 0 to 255: less is an even ground in any image. */
const busyRange = 24

/** Features of the busy blocks alone: the even ground around a figure says nothing about the medium. */
export interface BusyFeatures {
  /** Of the pixels of busy blocks, those equal to the right and the lower neighbour. Photographs have few of them. */
  busyFlatShare: number
  /** Of the busy blocks, those with fine detail away from strong edges. */
  busyTextureShare: number
}

/** `isFlat` and `isTexture` say of each pixel what it is. */
export function measureBusyBlocks(
  { width, height, luma }: Planes,
  isFlat: Uint8Array,
  isTexture: Uint8Array,
): BusyFeatures {
  let pixels = 0
  let flat = 0
  let blocks = 0
  let textured = 0
  for (let top = 1; top < height - 1; top += blockSide) {
    for (let left = 1; left < width - 1; left += blockSide) {
      const block = { pixels: 0, flat: 0, texture: 0, least: 255, most: 0 }
      for (let y = top; y < Math.min(top + blockSide, height - 1); y += 1) {
        for (let x = left; x < Math.min(left + blockSide, width - 1); x += 1) {
          const index = y * width + x
          const level = luma[index]
          block.pixels += 1
          block.flat += isFlat[index]
          block.texture += isTexture[index]
          if (level < block.least) block.least = level
          if (level > block.most) block.most = level
        }
      }
      if (block.most - block.least <= busyRange) continue
      pixels += block.pixels
      flat += block.flat
      blocks += 1
      if (block.texture * 5 > block.pixels) textured += 1
    }
  }
  return { busyFlatShare: flat / Math.max(1, pixels), busyTextureShare: textured / Math.max(1, blocks) }
}
