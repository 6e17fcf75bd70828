/** A rule of a target that a text breaks. */
export interface Fault {
  /** Target and number of the rule, such as `midjourney-3`. */
  check: string
  message: string
  /** The offending words; when the draft has them too, they are the author's and stay. */
  evidence: string
}

/** Collects the faults whose condition holds. */
export function collectFaults(
  target: string,
  rules: readonly (readonly [number: number, message: string, evidence: string | null])[],
): Fault[] {
  return rules.flatMap(([number, message, evidence]) =>
    evidence === null ? [] : [{ check: `${target}-${number}`, message, evidence }],
  )
}

/** What a pattern matches first, or null. */
export function firstMatch(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[0] ?? null
}
