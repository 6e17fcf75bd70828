import type { Violation } from '../../../text-engine/guardrails/verdict.ts'
import { fillInstruction } from './instruction-files.ts'

const violationsMax = 12
const warningsMax = 3
const evidenceLengthMax = 160

/** The turn that sends a rejected reply back: what must change, and at most a few things that might. */
export function composeRepair(violations: readonly Violation[]): string {
  const errors = violations.filter(({ severity }) => severity === 'error').slice(0, violationsMax)
  const warnings = violations.filter(({ severity }) => severity === 'warning').slice(0, warningsMax)
  const also = warnings.length === 0 ? '' : `\nWorth mending as well, if it costs nothing:\n${list(warnings)}\n`
  return fillInstruction('repair', { violations: list(errors), warnings: also })
}

/** Evidence may be the author's: as a JSON string it cannot be taken for a line of ours. */
function list(violations: readonly Violation[]): string {
  return violations
    .map(({ message, evidence }) => {
      const words = evidence.trim().slice(0, evidenceLengthMax)
      return words === '' ? `- ${message}` : `- ${message}: ${JSON.stringify(words)}`
    })
    .join('\n')
}
