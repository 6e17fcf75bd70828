import type { MeasuredPicture } from './measure-pictures.ts'

const copyShare = 0.5
/** A source with twice the pictures weighs 1.5 times as much. */
const sourcePower = 0.4

/** How much each picture counts, so that its kind weighs what it is given in all. */
export function weighPictures(pictures: readonly MeasuredPicture[], kindWeights: readonly number[]): Float64Array {
  const counts = countSources(pictures)
  const shares = Float64Array.from(pictures, (picture) => {
    return (picture.isCopy ? copyShare : 1) / (counts.get(sourceOf(picture)) ?? 1) ** sourcePower
  })
  const totals = kindWeights.map((_, kind) => shareOf(pictures, shares, kind))
  return shares.map((share, at) => {
    const kind = pictures[at]?.kind ?? 0
    return (share * (kindWeights[kind] ?? 0)) / (totals[kind] || 1)
  })
}

/** Folds of whole sources, the largest of each kind first, so that every fold has some of every kind. */
export function foldSources(pictures: readonly MeasuredPicture[], folds: number): number[] {
  const seen = new Map<string, number>()
  const foldOf = new Map<string, number>()
  for (const [source] of [...countSources(pictures)].sort((one, other) => other[1] - one[1])) {
    const kind = source.slice(0, source.indexOf('/'))
    const turn = seen.get(kind) ?? 0
    foldOf.set(source, turn % folds)
    seen.set(kind, turn + 1)
  }
  return pictures.map((picture) => foldOf.get(sourceOf(picture)) ?? 0)
}

/** What the pictures of one kind count together. */
export function shareOf(pictures: readonly MeasuredPicture[], shares: Float64Array, kind: number): number {
  return pictures.reduce((sum, picture, at) => sum + (picture.kind === kind ? (shares[at] ?? 0) : 0), 0)
}

function countSources(pictures: readonly MeasuredPicture[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const picture of pictures) counts.set(sourceOf(picture), (counts.get(sourceOf(picture)) ?? 0) + 1)
  return counts
}

function sourceOf({ kind, source }: MeasuredPicture): string {
  return `${kind}/${source}`
}
