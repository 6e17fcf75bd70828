import type { Draft } from '../text-engine/analyze/draft.ts'
import { findBooster, findParameter, findWeight, unquoted } from '../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation, warningIf } from '../text-engine/guardrails/verdict.ts'

const exclusionSentence = /^No [a-z]/u

/** For targets that take prose: no syntax of other tools, no empty quality words. */
export function checkForeignSyntax(result: Draft, rule: string): Violation[] {
  return [
    ...errorIf(findParameter(result), rule, 'Parameters of other tools mean nothing here'),
    ...errorIf(findWeight(unquoted(result)), rule, 'Weights of other tools mean nothing here'),
    ...warningIf(findBooster(result), rule, 'Quality words carry no picture'),
  ]
}

/** For targets that drop or draw what is excluded before the end. */
export function checkExclusionsLast({ text, sentences }: Draft, rule: string): Violation[] {
  const early = sentences.slice(0, -1).find(({ start, end }) => exclusionSentence.test(text.slice(start, end)))
  return warningIf(early && text.slice(early.start, early.end), rule, 'Exclusions are one sentence, and the last')
}
