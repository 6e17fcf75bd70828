import type { Draft } from '../text-engine/analyze/draft.ts'
import { findParameter, findWeight, unquoted } from '../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation } from '../text-engine/guardrails/verdict.ts'
import { isDrawingFlag } from '../text-engine/text/read-flag.ts'

/** The rule of every text prompt, under the id that it has for the target. */
export function checkAnyChat(result: Draft, rule: string): Violation[] {
  return errorIf(findParameter(result, isDrawingFlag), rule, 'A parameter of a drawing tool means nothing here')
}

/** For targets that take prose: no syntax of other tools. */
export function checkForeignSyntax(result: Draft, rule: string): Violation[] {
  return [
    ...errorIf(findParameter(result), rule, 'Parameters of other tools mean nothing here'),
    ...errorIf(findWeight(unquoted(result)), rule, 'Weights of other tools mean nothing here'),
  ]
}
