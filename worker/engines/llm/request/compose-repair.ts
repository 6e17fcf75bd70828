import type { Fault } from '../../../text-engine/guardrails/verdict.ts'
import { fillInstruction } from './instruction-files.ts'

const faultsMax = 12
const adviceMax = 3
const evidenceLengthMax = 160

/** The turn that sends a faulty reply back: what must change, and at most a few things that might. */
export function composeRepair(faults: readonly Fault[]): string {
  const hard = faults.filter(({ sort }) => sort === 'hard').slice(0, faultsMax)
  const advice = faults.filter(({ sort }) => sort === 'advice').slice(0, adviceMax)
  const also = advice.length === 0 ? '' : `\nWorth mending as well, if it costs nothing:\n${list(advice)}\n`
  return fillInstruction('repair', { faults: list(hard), advice: also })
}

/** Evidence may be the author's: as a JSON string it cannot be mistaken for an instruction. */
function list(faults: readonly Fault[]): string {
  return faults
    .map(({ message, evidence }) => {
      const words = evidence.trim().slice(0, evidenceLengthMax)
      return words === '' ? `- ${message}` : `- ${message}: ${JSON.stringify(words)}`
    })
    .join('\n')
}
