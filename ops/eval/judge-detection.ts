import type { Offender } from './figure.ts'
import type { Outcome } from './run-record.ts'

export interface Confusion {
  expected: string
  found: string
  count: number
}

/** What the record is labelled as and what the engine took it for, most frequent mistakes first. */
export function listConfusions(pairs: readonly (readonly [expected: string, found: string])[]): Confusion[] {
  const counts = new Map<string, Confusion>()
  for (const [expected, found] of pairs) {
    if (expected === found) continue
    const key = `${expected}>${found}`
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { expected, found, count: 1 })
  }
  return [...counts.values()].toSorted(
    (left, right) => right.count - left.count || (left.expected < right.expected ? -1 : 1),
  )
}

/** True where the prompt itself says whether it wants a picture. */
export function hasMedia({ record }: Outcome): boolean {
  return record.media !== null && !record.isMediaHard
}

export function judgeModality({ record, targetId, analysis }: Outcome): Offender[] {
  return record.media === analysis.modality
    ? []
    : [{ id: `${record.id}@${targetId}`, kind: `${record.media} as ${analysis.modality}`, detail: record.text }]
}

export function hasLabel({ record }: Outcome): boolean {
  return record.label !== null && record.media !== null && !record.isMediaHard
}

/** Right when the group is the label; with `orAlternative` any of the other labels will do. */
export function judgeGroup(outcome: Outcome, orAlternative: boolean): Offender[] {
  const { record, targetId, analysis } = outcome
  const isRight =
    analysis.domain_group === record.label || (orAlternative && record.alternatives.includes(analysis.domain_group))
  const kind = `${record.label} as ${analysis.domain_group}`
  return isRight ? [] : [{ id: `${record.id}@${targetId}`, kind, detail: record.text }]
}
