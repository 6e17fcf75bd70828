import { describe, expect, it } from 'vitest'
import { fitProbabilities, pickMedium } from '../../tools/train/medium/fit-probabilities.ts'
import { fitSums, solveSymmetric, sumMedia } from '../../tools/train/medium/fit-sums.ts'
import { formatHead } from '../../tools/train/medium/format-head.ts'
import type { TrainingImage } from '../../tools/train/medium/measure-images.ts'
import { foldSources, weighImages } from '../../tools/train/medium/weigh-images.ts'
import { seededNoise } from './measure-images.ts'

const random = seededNoise(3)
const measureCount = 2

/** Two measures and one number of the network; the medium shows in the second measure and in that number. */
function takeImage(medium: number, source: string, isCopy = false): TrainingImage {
  const values = Float64Array.of(random(), medium + 0.5 * random(), 2 * medium + random())
  return { medium, source, isCopy, values }
}

const images = Array.from({ length: 120 }, (_, at) => takeImage(at % 2, `source ${at % 10}`))
const even = new Float64Array(images.length).fill(1)
const sums = fitSums(images, even, 2, measureCount)
const sumsOf = (image: TrainingImage) => sumMedia(sums, image, measureCount)
const evidence = fitProbabilities(
  images.map(sumsOf),
  images.map(({ medium }) => medium),
  even,
)

describe('learning the kinds of pictures', () => {
  it('solves a symmetric system, and refuses one that is not positive definite', () => {
    const [found] = solveSymmetric(Float64Array.of(4, 0, 2, 3), 2, [Float64Array.of(8, 7)])
    expect(Array.from(found ?? [])).toEqual([expect.closeTo(1.25, 10), expect.closeTo(1.5, 10)])
    expect(() => solveSymmetric(Float64Array.of(1, 0, 2, 1), 2, [])).toThrow(RangeError)
  })

  it('classifies unseen pictures', () => {
    const others = Array.from({ length: 40 }, (_, at) => takeImage(at % 2, 'another'))
    expect(others.map((image) => pickMedium(sumsOf(image), evidence))).toEqual(others.map(({ medium }) => medium))
  })

  it('stores one weight per term and kind, with the centre and spread of each measure', () => {
    const stored = JSON.parse(
      formatHead(sums, evidence, { media: ['photo', 'painting'], measures: ['flatShare', 'slowShare'] }),
    )
    const bytesOf = (text: string) => Buffer.from(text, 'base64').length
    expect([bytesOf(stored.weights), bytesOf(stored.centers), bytesOf(stored.spreads)]).toEqual([
      2 * 7 * 2,
      4 * 3,
      4 * 3,
    ])
    expect(stored.bias).toHaveLength(2)
  })

  it('weighs pictures by kind, a copy as half, and a large source below its size', () => {
    const few = [takeImage(0, 'small'), takeImage(1, 'large'), takeImage(1, 'large'), takeImage(1, 'lone', true)]
    const [one, two, three, copy] = weighImages(few, [3, 1])
    expect(one).toBeCloseTo(3, 10)
    expect((two ?? 0) + (three ?? 0) + (copy ?? 0)).toBeCloseTo(1, 10)
    expect((two ?? 0) / (copy ?? 1)).toBeCloseTo(2 / 2 ** 0.4, 10)
  })

  it('never parts a source between folds, and spreads the sources of each kind over them', () => {
    const folds = foldSources(images, 5)
    const ofSource = new Map(images.map(({ source }, at) => [source, folds[at]]))
    expect(images.map(({ source }) => ofSource.get(source))).toEqual(folds)
    expect(new Set(folds.filter((_, at) => images[at]?.medium === 0)).size).toBe(5)
  })
})
