import { describe, expect, it } from 'vitest'
import { colorNames } from '../../../worker/engines/vision/pixels/measure/color-names.ts'
import { colorDifference, labOf, labOfHex } from '../../../worker/engines/vision/pixels/measure/measure-color.ts'
import { nameColor } from '../../../worker/engines/vision/pixels/measure/measure-palette.ts'
import { measureImage } from '../../../worker/engines/vision/read-image.ts'
import { drawImage, type Rgb } from '../measure-images.ts'

describe('colours', () => {
  it('gives white, black and a known red their CIELAB values', () => {
    expect(labOf(255, 255, 255).lightness).toBeCloseTo(100, 1)
    expect(labOf(0, 0, 0).lightness).toBeCloseTo(0, 1)
    const red = labOfHex('#FF0000')
    expect([red.lightness, red.a, red.b].map(Math.round)).toEqual([53, 80, 67])
  })

  // Pairs published with the formula by Sharma, Wu and Dalal (2005).
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])('measures the difference of %j and %j as %d', (first, second, expected) => {
    const lab = ([lightness = 0, a = 0, b = 0]: number[]) => ({ lightness, a, b })
    expect(colorDifference(lab(first), lab(second))).toBeCloseTo(expected, 3)
    expect(colorDifference(lab(second), lab(first))).toBeCloseTo(expected, 3)
  })

  it('names every entry of its table by that name', () => {
    expect(new Set(colorNames.map(({ name }) => name)).size).toBe(colorNames.length)
    for (const { name, hex } of colorNames) {
      expect(hex).toMatch(/^#[0-9A-F]{6}$/u)
      expect(nameColor(labOfHex(hex)).name).toBe(name)
    }
  })

  it.each([
    ['#FDCC6E', 'orange'],
    ['#2060C0', 'blue'],
    ['#1E7A34', 'green'],
    ['#F4F4F4', 'white'],
    ['#C0182A', 'red'],
    ['#D8C8A8', 'beige'],
  ])('puts %s into the family %s', (hex, family) => {
    expect(nameColor(labOfHex(hex)).family).toBe(family)
  })
})

describe('palette', () => {
  const swatches: readonly Rgb[] = [
    [253, 204, 110],
    [20, 60, 140],
    [200, 30, 40],
    [30, 120, 60],
  ]

  it('gives the exact colours and shares of a field of swatches, largest first', () => {
    const edges = [0, 100, 160, 200, 240]
    const image = drawImage(240, 60, (x) => swatches[edges.findLastIndex((edge) => x >= edge)] ?? [0, 0, 0])
    const { palette } = measureImage(image)
    expect(palette.map(({ hex }) => hex).slice(0, 2)).toEqual(['#FDCC6E', '#143C8C'])
    expect(new Set(palette.map(({ hex }) => hex))).toEqual(new Set(['#FDCC6E', '#143C8C', '#C81E28', '#1E783C']))
    expect(palette[0]?.share).toBeCloseTo(100 / 240, 2)
  })

  it('never has more than six colours, nor shares above the whole', () => {
    const image = drawImage(200, 200, (x, y) => [x * 1.27, y * 1.27, (x * y) % 255])
    const { palette } = measureImage(image)
    expect(palette.length).toBeLessThanOrEqual(6)
    expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.005)
  })

  it('keeps a small vivid accent', () => {
    const image = drawImage(200, 200, (x, y) => (x > 160 && y > 150 ? [230, 20, 40] : [120, 122, 125]))
    expect(measureImage(image).palette.map(({ hex }) => hex)).toContain('#E61428')
  })
})
