import { describe, expect, it } from 'vitest'
import { findEdges } from '../../../worker/engines/vision/pixels/measure/measure-edges.ts'
import { splitPlanes } from '../../../worker/engines/vision/pixels/measure/measure-planes.ts'
import { measureMediumFeatures } from '../../../worker/engines/vision/pixels/medium/measure-medium-features.ts'
import { measureWithNetwork } from '../../../worker/engines/vision/pixels/network/image-network.ts'
import { measureImage } from '../../../worker/engines/vision/read-image.ts'
import { drawBall, drawImage, drawPage, drawScreen, drawTextured, type Rgb, seededNoise } from '../measure-images.ts'

const mediumOf = (image: ReturnType<typeof drawImage>) => measureImage(image).medium

describe('medium of a picture', () => {
  const flatShapes = drawImage(240, 200, (x, y) => {
    if (Math.hypot(x - 80, y - 90) < 50) return [240, 110, 60]
    if (x + y > 300) return [30, 90, 110]
    return Math.hypot(x - 190, y - 50) < 25 ? [250, 210, 80] : [235, 230, 215]
  })

  it('knows flat shapes in a few colours', () => {
    expect(mediumOf(flatShapes).value).toBe('flat vector')
    expect(mediumOf(flatShapes).confidence).toBeGreaterThan(0.5)
  })

  // The same on every machine, before and after the compiler optimises the loops.
  it('rests on reproducible measures: pixels, our own and those of the network', () => {
    const planes = splitPlanes(flatShapes.sample)
    const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)
    for (let call = 0; call < 3; call += 1) {
      const own = sumOf(Object.values(measureMediumFeatures(planes, findEdges(planes))))
      const sums = { pixels: sumOf(planes.pixels), own, network: sumOf(measureWithNetwork(planes)) }
      expect(sums).toEqual({
        pixels: 25_939_560,
        own: expect.closeTo(670.019211, 5),
        network: expect.closeTo(2947.03681, 4),
      })
    }
  })

  const colors: readonly Rgb[] = [
    [20, 24, 46],
    [120, 60, 160],
    [240, 190, 80],
    [60, 160, 120],
  ]
  const sprite = (cell: number, side: number) => {
    const random = seededNoise(5)
    const cells = Array.from({ length: side * side }, (_, index) => {
      const [x, y] = [index % side, Math.floor(index / side)]
      return Math.hypot(x - side / 2, y - side / 2) < side * 0.4 ? Math.floor(random() * 4) : 0
    })
    return drawImage(cell * side, cell * side, (x, y) => {
      return colors[cells[Math.floor(y / cell) * side + Math.floor(x / cell)] ?? 0] ?? [0, 0, 0]
    })
  }

  it.each([
    [8, 32],
    [4, 48],
    [1, 32],
  ])('knows pixel art with cells of %d pixels', (cell, side) => {
    expect(mediumOf(sprite(cell, side)).value).toBe('pixel art')
  })

  it('tells a sprite of 128 native pixels from an icon with soft edges', () => {
    const random = seededNoise(9)
    const cells = Array.from({ length: 128 * 128 }, () => Math.floor(random() * 4))
    const drawn = drawImage(128, 128, (x, y) =>
      Math.hypot(x - 64, y - 64) < 36 ? (colors[cells[(y >> 1) * 128 + x] ?? 0] ?? [0, 0, 0]) : [255, 255, 255],
    )
    const icon = drawImage(128, 128, (x, y) => {
      const cover = Math.min(1, Math.max(0, (38 - Math.hypot(x - 64, y - 64)) / 3))
      return [255 - 135 * cover, 255 - 195 * cover, 255 - 95 * cover]
    })
    expect([mediumOf(drawn).value, mediumOf(icon).value]).toEqual(['pixel art', 'flat vector'])
  })

  it('knows thin strokes on paper', () => {
    const image = drawImage(240, 200, (x, y) => {
      const onCircle = Math.abs(Math.hypot(x - 90, y - 100) - 60) < 1.2
      const onCurve = Math.abs(y - 100 - 50 * Math.sin(x / 22)) < 1.6
      const onArc = Math.abs(Math.hypot(x - 170, y - 60) - 35) < 1.2
      return onCircle || onCurve || onArc ? [25, 25, 28] : [255, 255, 255]
    })
    expect(mediumOf(image).value).toBe('line art')
  })

  it('knows a page of text and a screen', () => {
    expect(mediumOf(drawPage()).value).toBe('document')
    expect(mediumOf(drawScreen()).value).toBe('screenshot')
  })

  it('knows smooth shading', () => {
    const shaded = drawBall(-0.6, -0.6)
    const { width, height, pixels } = shaded.sample
    const withGround = drawImage(width, height, (x, y) => {
      const index = (y * width + x) * 3
      const isGround = pixels[index] === 70 && pixels[index + 1] === 72
      const fall = (x + y) / 4
      return isGround
        ? [60 + fall, 90 + fall, 130 + fall]
        : [pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0]
    })
    expect(mediumOf(withGround).value).toBe('3d render')
  })

  it('takes natural detail for a photograph, in colour and in grey', () => {
    const image = drawTextured(240, 180, [120, 110, 90], 60)
    const half = drawImage(240, 180, (x, y) => {
      const index = (y * 240 + x) * 3
      const at = (channel: number) => image.sample.pixels[index + channel] ?? 0
      return y < 70 ? [180 - y / 3, 195 - y / 3, 215 - y / 4] : [at(0), at(1), at(2)]
    })
    const grey = drawImage(240, 180, (x, y) => {
      const value = half.sample.pixels[(y * 240 + x) * 3] ?? 0
      return [value, value, value]
    })
    expect(mediumOf(half).value).toBe('photo')
    expect(mediumOf(grey).value).toBe('photo')
  })

  it('is uncertain for one colour or a handful of pixels', () => {
    expect(mediumOf(drawImage(200, 200, () => [10, 20, 30])).confidence).toBeLessThan(0.5)
    expect(mediumOf(drawImage(3, 3, (x) => [x * 100, 0, 0])).confidence).toBeLessThan(0.5)
  })

  it('tells a photographed thing on a plain ground from a drawn one', () => {
    const texture = drawTextured(240, 240, [120, 90, 70], 60)
    const isThing = (x: number, y: number) => Math.hypot((x - 120) / 70, (y - 120) / 90) < 1
    const seen = drawImage(240, 240, (x, y) => {
      const at = (channel: number) => texture.sample.pixels[(y * 240 + x) * 3 + channel] ?? 0
      return isThing(x, y) ? [at(0), at(1), at(2)] : [244, 244, 246]
    })
    const drawn = drawImage(240, 240, (x, y) => (isThing(x, y) ? [120, 90, 70] : [244, 244, 246]))
    expect([mediumOf(seen).value, mediumOf(drawn).value]).toEqual(['photo', 'flat vector'])
  })

  it('tells photographs laid out on a page from one with a border', () => {
    const texture = drawTextured(256, 192, [110, 120, 100], 60)
    const layOut = (isPicture: (x: number, y: number) => boolean) =>
      drawImage(256, 192, (x, y) => {
        const at = (channel: number) => texture.sample.pixels[(y * 256 + x) * 3 + channel] ?? 0
        return isPicture(x, y) ? [at(0), at(1), at(2)] : [255, 255, 255]
      })
    const cards = layOut((x, y) => x % 64 > 8 && y % 48 > 10)
    const framed = layOut((x, y) => x > 20 && x < 236 && y > 20 && y < 172)
    expect([mediumOf(cards).value, mediumOf(framed).value]).toEqual(['screenshot', 'photo'])
  })

  it('does not take a dense grey plot for pixel art', () => {
    const random = seededNoise(11)
    const cells = Array.from({ length: 80 * 60 }, () => 60 + Math.floor(random() * 160))
    const plot = drawImage(240, 180, (x, y) => {
      const value = cells[Math.floor(y / 3) * 80 + Math.floor(x / 3)] ?? 0
      return [value, value, value]
    })
    expect(mediumOf(plot).value === 'pixel art' && mediumOf(plot).confidence >= 0.5).toBe(false)
  })

  it('takes a blurred photograph for a photograph', () => {
    const texture = drawTextured(240, 180, [120, 110, 90], 80).sample.pixels
    const reach = 4
    const blurred = drawImage(240, 180, (x, y) => {
      const sum = [0, 0, 0]
      let count = 0
      for (let atY = Math.max(0, y - reach); atY <= Math.min(179, y + reach); atY += 1) {
        for (let atX = Math.max(0, x - reach); atX <= Math.min(239, x + reach); atX += 1) {
          for (let channel = 0; channel < 3; channel += 1) {
            sum[channel] = (sum[channel] ?? 0) + (texture[(atY * 240 + atX) * 3 + channel] ?? 0)
          }
          count += 1
        }
      }
      return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]
    })
    expect(mediumOf(blurred).value).toBe('photo')
  })

  it('knows a small dialog of a few lines and two buttons', () => {
    const random = seededNoise(21)
    const marks = Array.from({ length: 220 * 130 }, () => random())
    const isButton = (x: number, y: number) => y > 100 && y < 118 && ((x > 110 && x < 156) || (x > 162 && x < 208))
    const isFrame = (x: number, y: number) =>
      isButton(x, y) && (y === 101 || y === 117 || [111, 155, 163, 207].includes(x))
    const dialog = drawImage(220, 130, (x, y) => {
      if (y < 14) return [60, 90, 150]
      if (isFrame(x, y)) return [120, 120, 125]
      const isLine = y > 24 && y < 86 && y % 12 < 3 && x > 14 && x < 150
      const isLabel = isButton(x, y) && y > 106 && y < 111 && x % 52 > 14 && x % 52 < 40
      if ((isLine || isLabel) && (marks[Math.floor(y / 2) * 220 + x] ?? 0) > 0.45) return [40, 40, 40]
      return isButton(x, y) ? [250, 250, 250] : [236, 236, 236]
    })
    expect(mediumOf(dialog).value).toBe('screenshot')
  })
})
