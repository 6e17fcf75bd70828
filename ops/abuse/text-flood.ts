import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

const callers = 100
const sentence = 'Compare the three suppliers in the table below, name the cheapest for 250 units, and say why. '
const repeats = 40

/** Ordinary long prompts, as many as the plan lets through. */
export function textFlood(target: AttackTarget): Promise<AttackReport> {
  const body = JSON.stringify({ prompt: sentence.repeat(repeats), include_analysis: true })
  return callRepeatedly(target, { pathOf: () => '/api/v1/prompts/optimize', callers, bodyOf: () => body })
}
