import { createHash } from 'node:crypto'
import type { EvalRecord } from './eval-record.ts'

/** The longest prompt the API takes, in code points. */
export const promptLengthMax = 4000

/** A number from 0 up to 1 that depends on the text alone. */
export function hashShare(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32
}

/** At most `limit` records per data set; records of one group stay together, so that series and pairs stay whole. */
export function sampleRecords(records: readonly EvalRecord[], limit: number): EvalRecord[] {
  const chosen = new Set<EvalRecord>()
  for (const inSet of Map.groupBy(records, ({ dataSet }) => dataSet).values()) {
    const groups = [...Map.groupBy(inSet, ({ group }) => group)].toSorted(
      ([left], [right]) => hashShare(left) - hashShare(right),
    )
    let count = 0
    for (const [, members] of groups) {
      if (count >= limit) break
      for (const member of members) chosen.add(member)
      count += members.length
    }
  }
  return records.filter((record) => chosen.has(record))
}

/** What the API would accept. */
export function fitsRequest(record: EvalRecord): boolean {
  return [...record.text].length <= promptLengthMax
}
