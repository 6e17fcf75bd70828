import { targetIds } from '#shared/catalog/targets.ts'
import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

const callers = 64
const charactersMax = 4000
const beginning = 'a fox'
const end = ' at dawn'
/** Runs of these made patterns go back and forth once. */
const marks = [...'., \n?？!"([{-*#:;`</，。']

/** The longest prompts, of nothing but one mark with a word before and after it. */
export function costlyTexts(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    pathOf: () => '/api/v1/prompts/optimize',
    callers,
    bodyOf: (number) => {
      const mark = marks[number % marks.length] ?? '.'
      const prompt = beginning + mark.repeat(charactersMax - beginning.length - end.length) + end
      return JSON.stringify({ prompt, target_model: targetIds[number % targetIds.length], include_analysis: true })
    },
  })
}

const floodCallers = 100
const sentence = 'Compare the three suppliers in the table below, name the cheapest for 250 units, and say why. '
const repeats = 40

/** Ordinary long prompts, as many as the plan lets through. */
export function textFlood(target: AttackTarget): Promise<AttackReport> {
  const body = JSON.stringify({ prompt: sentence.repeat(repeats), include_analysis: true })
  return callRepeatedly(target, { pathOf: () => '/api/v1/prompts/optimize', callers: floodCallers, bodyOf: () => body })
}
