import type { DraftFacts } from '../../worker/prompt/draft-facts.ts'
import type { Head } from './heads.ts'
import type { TrainingRecord } from './read-records.ts'
import type { Example } from './train-model.ts'

/** A record with its draft, so that a text is read once for all runs. */
export interface ReadRecord extends TrainingRecord {
  draft: DraftFacts
}

/** An example that can also be tested. */
export interface LabelledExample extends Example {
  label: string
  accepted: ReadonlySet<string>
  group: string
  source: string
  isOwn: boolean
  draft: DraftFacts
}

/** A source of thousands counts like one of hundreds: its habits are not everybody's, and ours must not drown in them. */
const sourceSizeMax = 300
/** What the answers that are also right get together. */
const alternativeShare = 0.2

/** The records that answer the head's question, as weighted examples. */
export function weighExamples(records: readonly ReadRecord[], head: Head): LabelledExample[] {
  const used = records.filter((record) => head.label(record) !== null)
  const labels = new Set(used.map((record) => head.label(record)))
  const sizes = new Map<string, number>()
  for (const { source } of used) sizes.set(source, (sizes.get(source) ?? 0) + 1)
  return used.map((record) => {
    const label = head.label(record) ?? ''
    const alternatives = head.alternatives(record).filter((other) => other !== label && labels.has(other))
    const target = new Map([[label, alternatives.length > 0 ? 1 - alternativeShare : 1]])
    for (const other of alternatives) target.set(other, alternativeShare / alternatives.length)
    return {
      features: head.read(record.draft),
      target,
      weight: record.isOwn ? 1 : Math.min(1, sourceSizeMax / (sizes.get(record.source) ?? 1)),
      label,
      accepted: new Set([label, ...alternatives]),
      group: record.group,
      source: record.source,
      isOwn: record.isOwn,
      draft: record.draft,
    }
  })
}

/** All labels, in an order of their own. */
export function listLabels(examples: readonly LabelledExample[]): string[] {
  return [...new Set(examples.map(({ label }) => label))].toSorted()
}
