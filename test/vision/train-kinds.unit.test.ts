import { describe, expect, it } from 'vitest'
import { fitProbabilities, pickKind } from '../../tools/train/kinds/fit-probabilities.ts'
import { fitSums, solveSymmetric, sumKinds } from '../../tools/train/kinds/fit-sums.ts'
import type { MeasuredPicture } from '../../tools/train/kinds/measure-pictures.ts'
import { storeHead } from '../../tools/train/kinds/store-head.ts'
import { foldSources, weighPictures } from '../../tools/train/kinds/weigh-pictures.ts'
import { seededNoise } from './measure-pictures.ts'

const random = seededNoise(3)
const measureCount = 2

/** Of two measures and one number of the network, the kind shows in the second measure and in the network's. */
function takePicture(kind: number, source: string, isCopy = false): MeasuredPicture {
  const values = Float64Array.of(random(), kind + 0.5 * random(), 2 * kind + random())
  return { kind, source, isCopy, values }
}

const pictures = Array.from({ length: 120 }, (_, at) => takePicture(at % 2, `source ${at % 10}`))
const even = new Float64Array(pictures.length).fill(1)
const sums = fitSums(pictures, even, 2, measureCount)
const sumsOf = (picture: MeasuredPicture) => sumKinds(sums, picture, measureCount)
const evidence = fitProbabilities(
  pictures.map(sumsOf),
  pictures.map(({ kind }) => kind),
  even,
)

describe('learning the kinds of pictures', () => {
  it('solves for every right side', () => {
    const [found] = solveSymmetric(Float64Array.of(4, 0, 2, 3), 2, [Float64Array.of(8, 7)])
    expect(Array.from(found ?? [])).toEqual([expect.closeTo(1.25, 10), expect.closeTo(1.5, 10)])
    expect(() => solveSymmetric(Float64Array.of(1, 0, 2, 1), 2, [])).toThrow(RangeError)
  })

  it('names pictures that it has not seen', () => {
    const others = Array.from({ length: 40 }, (_, at) => takePicture(at % 2, 'another'))
    expect(others.map((picture) => pickKind(sumsOf(picture), evidence))).toEqual(others.map(({ kind }) => kind))
  })

  it('stores a head of one weight a term and kind, with centers and spreads of all that is measured', () => {
    const stored = JSON.parse(
      storeHead(sums, evidence, { kinds: ['photo', 'painting'], measures: ['flatShare', 'slowShare'] }),
    )
    const bytesOf = (text: string) => Buffer.from(text, 'base64').length
    expect([bytesOf(stored.weights), bytesOf(stored.centers), bytesOf(stored.spreads)]).toEqual([
      2 * 7 * 2,
      4 * 3,
      4 * 3,
    ])
    expect(stored.bias).toHaveLength(2)
  })

  it('gives each kind what it weighs, a copy half, and a large source less than its pictures', () => {
    const few = [
      takePicture(0, 'small'),
      takePicture(1, 'large'),
      takePicture(1, 'large'),
      takePicture(1, 'lone', true),
    ]
    const [one, two, three, copy] = weighPictures(few, [3, 1])
    expect(one).toBeCloseTo(3, 10)
    expect((two ?? 0) + (three ?? 0) + (copy ?? 0)).toBeCloseTo(1, 10)
    expect((two ?? 0) / (copy ?? 1)).toBeCloseTo(2 / 2 ** 0.4, 10)
  })

  it('never parts a source between folds, and spreads the sources of each kind over them', () => {
    const folds = foldSources(pictures, 5)
    const ofSource = new Map(pictures.map(({ source }, at) => [source, folds[at]]))
    expect(pictures.map(({ source }) => ofSource.get(source))).toEqual(folds)
    expect(new Set(folds.filter((_, at) => pictures[at]?.kind === 0)).size).toBe(5)
  })
})
