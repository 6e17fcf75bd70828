import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { errorIf, type Verdict, type Violation } from '../../../text-engine/guardrails/verdict.ts'
import { verifyResult } from '../../../text-engine/guardrails/verify-result.ts'
import { findAnswer } from './find-answer.ts'
import { findLeak } from './find-leak.ts'

export interface ReplyShape {
  targetId: TargetId
  modality: Modality
}

/**
 * Judges a prompt that a model wrote by the author's text and the target, as every result is, and for what only a model
 * would do: answer the request, or repeat its instruction.
 */
export function checkReply(author: Draft, reply: Draft, shape: ReplyShape): Verdict {
  const verdict = verifyResult(author, reply, { ...shape, author: 'model' })
  return { ...verdict, violations: [...verdict.violations, ...checkNature(author, reply, shape)] }
}

function checkNature(author: Draft, reply: Draft, { modality }: ReplyShape): Violation[] {
  const answer = findAnswer(author.text, reply.text, { modality, language: author.language })
  const leak = findLeak(author.text, reply.text)
  return [
    ...errorIf(answer, 'answer', 'This answers the request or talks to its author; a prompt asks for the answer'),
    ...errorIf(leak, 'leak', 'These words come from the instruction, and belong in no prompt'),
  ]
}
