/**
 * One broken rule. `hard` rejects a result (a lost fact, syntax, a parameter out of range, a negation where the target
 * has none, leaked text, another language, a line against a stated wish); `advice` may be mentioned to whoever repairs it.
 */
export interface Fault {
  rule: string
  sort: 'hard' | 'advice'
  /** The words of the result, or of the draft where they are missing. May hold customer text: never logged. */
  evidence: string
  /** One sentence that a model or a person could act on. */
  message: string
}

export interface Verdict {
  /** Facts of the draft found in the result, verbatim or provably converted. */
  retained: { kept: number; total: number }
  faults: readonly Fault[]
}

/** True when nothing is lost and no hard rule is broken. */
export function isAcceptable(verdict: Verdict): boolean {
  return verdict.faults.every((fault) => fault.sort !== 'hard')
}

/** A list of the one fault, or of none where there is no evidence. */
export function broken(
  rule: string,
  sort: Fault['sort'],
  evidence: string | null | undefined,
  message: string,
): Fault[] {
  return evidence === null || evidence === undefined ? [] : [{ rule, sort, evidence, message }]
}
