import type { ResultCheck } from './check-result.ts'

/** Which of the author's own words break a rule of the target, and stand all the same. */
export function warnOfKept({ inheritedFaults }: ResultCheck): string[] {
  return inheritedFaults.map(
    (fault) => `Kept "${fault.evidence.trim().slice(0, 60)}" as written, although ${fault.message}.`,
  )
}
