import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'

export interface VerifyOptions {
  targetId: TargetId
  /** What the target makes of the result. */
  modality: Modality
  /** `local`: the author's words must be complete and in order. `model`: words may change, facts may not. */
  writer: 'local' | 'model'
  /** Negative terms returned beside the prompt, if the caller asked for them. */
  negatives?: readonly string[]
}

/**
 * A broken rule. An `error` rejects a result: a lost fact, broken syntax, a parameter out of range, leaked text,
 * another language, a constraint of the author contradicted. A `warning` only goes into the repair prompt.
 */
export interface Violation {
  rule: string
  severity: 'error' | 'warning'
  /** The words of the result, or of the draft where they are missing. May hold customer text: never logged. */
  evidence: string
  /** One sentence that a model or a person could act on. */
  message: string
}

export interface Verdict {
  /** Facts of the draft found in the result, verbatim or provably converted. */
  retained: { kept: number; total: number }
  violations: readonly Violation[]
}

/** True when nothing is lost and no rule is broken beyond warnings. */
export function isAcceptable(verdict: Verdict): boolean {
  return verdict.violations.every(({ severity }) => severity !== 'error')
}

type Evidence = string | null | undefined

/** A list of the one violation, or of none where there is no evidence. */
export function violationIf(
  severity: Violation['severity'],
  evidence: Evidence,
  rule: string,
  message: string,
): Violation[] {
  return evidence === null || evidence === undefined ? [] : [{ rule, severity, evidence, message }]
}

export function errorIf(evidence: Evidence, rule: string, message: string): Violation[] {
  return violationIf('error', evidence, rule, message)
}

export function warningIf(evidence: Evidence, rule: string, message: string): Violation[] {
  return violationIf('warning', evidence, rule, message)
}
