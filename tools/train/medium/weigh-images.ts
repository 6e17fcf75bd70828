import type { TrainingImage } from './measure-images.ts'

const copyShare = 0.5
/** A source with twice the images weighs 1.5 times as much. */
const sourcePower = 0.4

/** The weight of each image, scaled so that each medium has its given total. */
export function weighImages(images: readonly TrainingImage[], mediumWeights: readonly number[]): Float64Array {
  const counts = countSources(images)
  const shares = Float64Array.from(images, (image) => {
    return (image.isCopy ? copyShare : 1) / (counts.get(sourceOf(image)) ?? 1) ** sourcePower
  })
  const totals = mediumWeights.map((_, medium) => shareOf(images, shares, medium))
  return shares.map((share, at) => {
    const medium = images[at]?.medium ?? 0
    return (share * (mediumWeights[medium] ?? 0)) / (totals[medium] || 1)
  })
}

/** Folds of whole sources, the largest of each medium first, so that every fold has some of every medium. */
export function foldSources(images: readonly TrainingImage[], folds: number): number[] {
  const seen = new Map<string, number>()
  const foldOf = new Map<string, number>()
  for (const [source] of [...countSources(images)].sort((one, other) => other[1] - one[1])) {
    const medium = source.slice(0, source.indexOf('/'))
    const turn = seen.get(medium) ?? 0
    foldOf.set(source, turn % folds)
    seen.set(medium, turn + 1)
  }
  return images.map((image) => foldOf.get(sourceOf(image)) ?? 0)
}

/** What the images of one medium count together. */
export function shareOf(images: readonly TrainingImage[], shares: Float64Array, medium: number): number {
  return images.reduce((sum, image, at) => sum + (image.medium === medium ? (shares[at] ?? 0) : 0), 0)
}

function countSources(images: readonly TrainingImage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const image of images) counts.set(sourceOf(image), (counts.get(sourceOf(image)) ?? 0) + 1)
  return counts
}

function sourceOf({ medium, source }: TrainingImage): string {
  return `${medium}/${source}`
}
