import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { RawImage } from '../../../worker/engines/vision/pixels/decoded-image.ts'
import { measurePixelCells } from '../../../worker/engines/vision/pixels/measure-pixel-cells.ts'
import { decodeFile, measureImage } from '../../../worker/engines/vision/read-image.ts'
import { drawScreen, drawTextured, type Rgb, seededNoise } from '../measure-images.ts'

const colors: readonly Rgb[] = [
  [30, 30, 50],
  [200, 60, 60],
  [240, 220, 120],
  [60, 140, 90],
  [90, 120, 220],
]

/** A scene of cells, enlarged to the given size without smoothing. */
function enlarge(columns: number, rows: number, width: number, height: number, palette = colors): RawImage {
  const noise = seededNoise(columns + rows)
  const cells = Array.from({ length: columns * rows }, () => (noise() < 0.5 ? 0 : Math.floor(noise() * palette.length)))
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)
      data.set(palette[cells[cell] ?? 0] ?? [0, 0, 0], (y * width + x) * 3)
    }
  }
  return { data, width, height, channels: 3 }
}

const toPng = ({ data, width, height }: RawImage) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

describe('the cells of enlarged pixel art', () => {
  it.each([
    [96, 54, 960, 540, 10],
    [384, 288, 768, 576, 2],
    [64, 48, 500, 375, 7.81],
    [96, 96, 256, 256, 2.67],
  ])('are measured: %d × %d in %d × %d pixels', (columns, rows, width, height, side) => {
    expect(measurePixelCells(enlarge(columns, rows, width, height))?.side).toBeCloseTo(side, 1)
  })

  it('are not found in photographs, screens, bar codes or art at its native size', () => {
    const raw = ({ sample }: ReturnType<typeof drawScreen>): RawImage => ({
      data: sample.pixels,
      width: sample.width,
      height: sample.height,
      channels: 3,
    })
    const pictures = {
      photograph: raw(drawTextured(300, 200, [120, 110, 100])),
      screen: raw(drawScreen()),
      code: enlarge(29, 29, 290, 290, [
        [0, 0, 0],
        [255, 255, 255],
      ]),
      greyPhotograph: enlarge(
        128,
        128,
        256,
        256,
        Array.from({ length: 160 }, (_, level) => [level + 40, level + 40, level + 40] as const),
      ),
      native: enlarge(200, 120, 200, 120),
    }
    for (const [name, picture] of Object.entries(pictures))
      expect([name, measurePixelCells(picture)]).toEqual([name, null])
  })

  it('decide the medium, even if a cell is not a whole number of sample pixels', async () => {
    const { medium } = measureImage(await decodeFile(await toPng(enlarge(96, 54, 960, 540))))
    expect(medium.value).toBe('pixel art')
    expect(medium.confidence).toBeGreaterThan(0.9)
  })

  it('are looked for in lossless files only, and only up to a size', async () => {
    const scene = enlarge(96, 54, 960, 540)
    const source = () => sharp(scene.data, { raw: { width: 960, height: 540, channels: 3 } })
    const found = async (file: Buffer) => (await decodeFile(file)).pixelCells?.side ?? null
    expect(await found(await source().webp({ lossless: true }).toBuffer())).toBe(10)
    expect(await found(await source().gif().toBuffer())).toBe(10)
    expect(await found(await source().webp().toBuffer())).toBeNull()
    expect(await found(await source().jpeg().toBuffer())).toBeNull()
    expect(await found(await source().resize(3000, 1688, { kernel: 'nearest' }).png().toBuffer())).toBeNull()
  })
})
