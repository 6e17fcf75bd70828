import type { ResultCheck } from './check-result.ts'

const evidenceLengthMax = 60

/** Which of the author's own words break a rule of the target, and stand all the same. */
export function warnOfKept({ inheritedFaults }: ResultCheck): string[] {
  return inheritedFaults.map(
    ({ evidence, message }) => `Kept ${quote(evidence)} as written; the rule of the target that it breaks: ${message}.`,
  )
}

/** The beginning of the words in question, cut between two of them. */
function quote(evidence: string): string {
  const text = evidence.trim().replaceAll(/\s+/gu, ' ')
  if (text.length <= evidenceLengthMax) return `"${text}"`
  const end = text.lastIndexOf(' ', evidenceLengthMax)
  return `"${text.slice(0, end > 0 ? end : evidenceLengthMax)} …"`
}
