import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

/** The stand-in for a model never answers a text with it. */
export const unansweredMark = 'a very long answer'
const callers = 8
const sentence = `Write ${unansweredMark} that keeps each of these words, and say why each of them matters. `
const repeats = 40

/** Calls of quality `best` that take a model longer than it may: each ends with the local result. */
export function slowBest(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    callers,
    pathOf: () => '/api/v1/prompts/optimize',
    bodyOf: (number) => JSON.stringify({ prompt: `Number ${number}. ${sentence.repeat(repeats)}`, quality: 'best' }),
  })
}
