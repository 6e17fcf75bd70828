import { describe, expect, it } from 'vitest'
import { measureWithNetwork, networkMeasureCount } from '../../../worker/engines/vision/pixels/network/image-network.ts'
import { packedFloats, packLayers } from '../../../worker/engines/vision/pixels/network/network-layers.ts'
import { shrinkSample } from '../../../worker/engines/vision/pixels/network/shrink-sample.ts'
import { drawImage, drawTextured, type Rgb } from '../measure-images.ts'

const sampleOf = (width: number, height: number, colorAt: (x: number, y: number) => Rgb) =>
  drawImage(width, height, colorAt).sample

describe('picture network', () => {
  it.each([
    [1, 1],
    [256, 1],
    [3, 256],
    [191, 33],
    [256, 256],
  ])('measures a picture of %i × %i pixels', (width, height) => {
    const measures = measureWithNetwork(sampleOf(width, height, (x, y) => [x % 256, y % 256, (x * y) % 256]))
    expect(measures).toHaveLength(networkMeasureCount)
    expect(measures.every(Number.isFinite)).toBe(true)
  })

  it('gives the same measures for the same picture after any other', () => {
    const picture = drawTextured(240, 180, [120, 110, 90], 60).sample
    const first = measureWithNetwork(picture)
    measureWithNetwork(sampleOf(256, 256, () => [255, 0, 0]))
    expect(measureWithNetwork(picture)).toEqual(first)
  })

  it('sees no change within an even picture, except at its border', () => {
    const small = measureWithNetwork(sampleOf(96, 96, () => [120, 130, 140]))
    const large = measureWithNetwork(sampleOf(192, 192, () => [120, 130, 140]))
    const firstSpread = (measures: Float32Array) => Math.max(...measures.subarray(32, 64))
    expect(firstSpread(large)).toBeLessThan(firstSpread(small))
  })

  it('refuses weights of another network', () => {
    expect(() => packLayers(new Uint8Array(1000), new Float32Array(packedFloats()))).toThrow(RangeError)
  })
})

describe('shrinking for the network', () => {
  it('keeps a small picture as it is', () => {
    const sample = sampleOf(40, 30, (x, y) => [x, y, 7])
    expect(shrinkSample(sample, 192)).toEqual({ width: 40, height: 30, pixels: Float32Array.from(sample.pixels) })
  })

  it('keeps the shape and the colour of a large one', () => {
    const { width, height, pixels } = shrinkSample(
      sampleOf(256, 171, () => [10, 120, 250]),
      192,
    )
    expect([width, height]).toEqual([192, 128])
    expect(pixels).toHaveLength(192 * 128 * 3)
    for (let index = 0; index < pixels.length; index += 1) {
      expect(Math.abs((pixels[index] ?? 0) - ([10, 120, 250][index % 3] ?? 0))).toBeLessThan(0.001)
    }
  })

  it('averages detail away instead of picking pixels', () => {
    const { pixels } = shrinkSample(
      sampleOf(256, 64, (x) => (x % 2 === 0 ? [0, 0, 0] : [200, 200, 200])),
      64,
    )
    expect(Math.max(...pixels) - Math.min(...pixels)).toBeLessThan(30)
  })

  it('leaves at least one pixel of a thin picture', () => {
    expect(
      shrinkSample(
        sampleOf(256, 1, () => [9, 9, 9]),
        96,
      ),
    ).toMatchObject({ width: 96, height: 1 })
  })
})
