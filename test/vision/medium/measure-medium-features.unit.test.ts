import { describe, expect, it } from 'vitest'
import { findEdges } from '../../../worker/engines/vision/pixels/measure/measure-edges.ts'
import { splitPlanes } from '../../../worker/engines/vision/pixels/measure/measure-planes.ts'
import { mediumProbabilities } from '../../../worker/engines/vision/pixels/medium/measure-medium.ts'
import { measureMediumFeatures } from '../../../worker/engines/vision/pixels/medium/measure-medium-features.ts'
import stored from '../../../worker/engines/vision/pixels/medium/medium-head.json' with { type: 'json' }
import { measureWithNetwork } from '../../../worker/engines/vision/pixels/network/image-network.ts'
import { drawBall, drawImage, drawPage, drawScreen, drawTextured, type Rgb, seededNoise } from '../measure-images.ts'

function featuresOf(image: ReturnType<typeof drawImage>) {
  const planes = splitPlanes(image.sample)
  return measureMediumFeatures(planes, findEdges(planes))
}

const grey = (level: number): Rgb => [level, level, level]

describe('medium features', () => {
  const pictures = {
    page: drawPage(),
    screen: drawScreen(),
    ball: drawBall(-0.6, -0.6),
    ground: drawTextured(240, 180, [120, 110, 90], 60),
    'one colour': drawImage(64, 64, () => [200, 30, 30]),
    'one pixel': drawImage(1, 1, () => [0, 0, 0]),
    'one row': drawImage(256, 1, (x) => grey(x)),
  }

  it.each(Object.entries(pictures))('are finite numbers for %s', (_name, image) => {
    expect(Object.entries(featuresOf(image)).filter(([, value]) => !Number.isFinite(value))).toEqual([])
  })

  it.each(Object.entries(pictures))('give probabilities that add up to 1: %s', (_name, image) => {
    const probabilities = [...mediumProbabilities(featuresOf(image), measureWithNetwork(image.sample)).values()]
    expect(probabilities).toHaveLength(8)
    expect(probabilities.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 10)
  })

  it('include every measure that the classifier uses', () => {
    expect(Object.keys(featuresOf(pictures.page))).toEqual(expect.arrayContaining(stored.measures))
  })

  it('tell noise of single channels from noise of brightness', () => {
    const random = seededNoise(4)
    const ofLight = drawImage(64, 64, () => grey(100 + 40 * random()))
    const ofChannels = drawImage(64, 64, () => [100 + 40 * random(), 100 + 40 * random(), 100 + 40 * random()])
    expect(featuresOf(ofLight).redGreenAgreement).toBeGreaterThan(0.99)
    expect(Math.abs(featuresOf(ofChannels).redGreenAgreement)).toBeLessThan(0.1)
  })

  it('find edges of hue without brightness', () => {
    const ofHue = drawImage(64, 64, (x) => (x < 32 ? [160, 100, 100] : [90, 121, 100]))
    const ofLight = drawImage(64, 64, (x) => grey(x < 32 ? 60 : 200))
    expect(featuresOf(ofHue).colorOnlyShare).toBe(1)
    expect(featuresOf(ofLight)).toMatchObject({ colorEdgeShare: 0, colorOnlyShare: 0 })
  })

  it('capture the direction of edges', () => {
    const stripes = drawImage(96, 96, (x) => grey(x % 8 < 4 ? 60 : 200))
    const dots = seededNoise(7)
    const speckled = drawImage(96, 96, () => grey(60 + 140 * dots()))
    const ofStripes = featuresOf(stripes)
    expect(ofStripes.directionEntropy).toBe(0)
    expect(ofStripes.largeCoherence).toBeCloseTo(1, 5)
    expect(featuresOf(speckled).directionEntropy).toBeGreaterThan(1.9)
    expect(featuresOf(speckled).largeCoherence).toBeLessThan(0.4)
  })

  it('capture the softness of edges', () => {
    const hard = drawImage(96, 96, (x) => grey(x % 32 < 16 ? 60 : 200))
    const soft = drawImage(96, 96, (x) => grey(130 + 70 * Math.sin((x * Math.PI) / 16)))
    expect(featuresOf(hard)).toMatchObject({ thinShare: 1, wideShare: 0 })
    expect(featuresOf(soft)).toMatchObject({ thinShare: 0, wideShare: 1 })
  })

  it('count patterns of neighbours', () => {
    const even = featuresOf(drawImage(64, 64, () => grey(128)))
    const dotted = featuresOf(drawImage(64, 64, (x, y) => grey(x % 4 === 0 && y % 4 === 0 ? 200 : 100)))
    expect([even.fineEven, even.coarseEven]).toEqual([1, 1])
    // Each dot is one peak, and each of its eight neighbours has one brighter neighbour.
    expect(dotted.finePeak).toBeCloseTo(1 / 9, 1)
    expect(dotted.fineRun1).toBeCloseTo(8 / 9, 1)
  })

  it('count colours, levels and hues', () => {
    const one = featuresOf(drawImage(50, 50, () => [200, 40, 40]))
    expect(one).toMatchObject({
      distinctShare: 1 / 2500,
      hueEntropy: 0,
      lightEntropy: 0,
      brightShare: 0,
      darkChroma: -1,
    })
    const slope = featuresOf(drawImage(256, 20, (x) => grey(x)))
    expect(slope.distinctShare).toBeCloseTo(0.05, 5)
    expect(slope.lightEntropy).toBeCloseTo(8, 5)
    expect([slope.level5, slope.level50, slope.level95].map((level) => Math.round(level * 20))).toEqual([1, 10, 19])
  })
})
