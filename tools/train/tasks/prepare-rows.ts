import { averageVector } from '../../../worker/text-engine/recognize/classifier.ts'
import type { Features } from '../../../worker/text-engine/recognize/features.ts'
import type { FitRow } from './fit.ts'
import type { StoredVectors } from './word-vectors.ts'

/** By family, in the order of `featureFamilies`: what its features count, and how many rows must have one. */
const familyScales = [2.5, 1.25, 1.5, 1.75, 2, 1]
const familyRowsMin = [2, 3, 3, 2, 1, 4]

/** The features that are fitted; rarer ones say nothing of other drafts. */
export interface FeatureTable {
  keys: readonly number[]
  scales: Float32Array
  /** In how many rows each occurs. */
  counts: readonly number[]
  rowOfKey: ReadonlyMap<number, number>
}

export function tableOf(read: readonly Features[]): FeatureTable {
  const counts = new Map<number, number>()
  for (const { families } of read) for (const key of families.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const scales = new Map<number, number>()
  for (const { families } of read)
    families.forEach((family, at) => {
      for (const key of family) {
        const count = counts.get(key) ?? 0
        // A feature of every row tells nothing: the rarer, the more.
        if (count >= (familyRowsMin[at] ?? 0))
          scales.set(key, (familyScales[at] ?? 0) * (1 - Math.log(count) / Math.log(read.length)))
      }
    })
  const keys = [...scales.keys()]
  return {
    keys,
    scales: Float32Array.from(scales.values()),
    counts: keys.map((key) => counts.get(key) ?? 0),
    rowOfKey: new Map(keys.map((key, row) => [key, row])),
  }
}

/** A row as fitting takes it. */
export function toFitRow(
  { families, words }: Features,
  { rowOfKey }: FeatureTable,
  vectors: StoredVectors,
  { allowed, weight }: { allowed: readonly number[]; weight: number },
): FitRow {
  const known = families.map((family) => family.flatMap((key) => rowOfKey.get(key) ?? []))
  return { families: known, vector: averageVector(words, vectors), allowed, weight }
}
