import { isWithinEdits } from './edit-distance.ts'
import type { Offender } from './figure.ts'
import type { Outcome } from './run-record.ts'

/** Share of a result's characters that a second pass may change. */
const changedShareMax = 0.02

/** A result that is sent in again must come back as it was, but for a slip of a few characters. */
export function judgeIdempotence({ record, targetId, text, secondText, analysis }: Outcome): Offender[] {
  if (secondText === null || secondText === text) return []
  const editsMax = Math.max(1, Math.floor(text.length * changedShareMax))
  if (isWithinEdits(text, secondText, editsMax)) return []
  return [
    { id: `${record.id}@${targetId}`, kind: `${analysis.modality} changed`, detail: `${text}\n=>\n${secondText}` },
  ]
}
