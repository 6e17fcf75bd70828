import { checkResult } from '../../worker/prompt/check-result.ts'
import { readDraft } from '../../worker/prompt/read-draft.ts'
import type { Offender } from './figure.ts'
import { findCrudeFaults } from './find-crude-faults.ts'
import type { Outcome } from './run-record.ts'

export interface Conformance {
  /** Faults by the engine's numbered checks that are of its own making. */
  own: Offender[]
  /** Faults that stand in the prompt already and were kept for that reason. */
  inherited: Offender[]
  /** Faults by the eval's own crude checks. */
  crude: Offender[]
}

/** Judges a result by the numbered checks of its target and by checks that share no code with them. */
export function judgeConformance(outcome: Outcome): Conformance {
  const { record, targetId, text, analysis } = outcome
  const id = `${record.id}@${targetId}`
  const shape = { targetId, modality: analysis.modality }
  const check = checkResult(readDraft(record.text), readDraft(text), shape, [])
  const name = (fault: { check: string; message: string; evidence: string }): Offender => ({
    id,
    kind: fault.check,
    detail: `${fault.message}: ${fault.evidence}`,
  })
  return {
    own: check.faults.map(name),
    inherited: check.inheritedFaults.map(name),
    crude: findCrudeFaults(outcome).map(([kind, detail]) => ({ id, kind, detail })),
  }
}
