import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { broken, type Fault, type Verdict } from '../../../text-engine/guardrails/verdict.ts'
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
  return { ...verdict, faults: [...verdict.faults, ...checkNature(author, reply, shape)] }
}

function checkNature(author: Draft, reply: Draft, { modality }: ReplyShape): Fault[] {
  const answer = findAnswer(author.text, reply.text, { modality, language: author.language })
  const leak = findLeak(author.text, reply.text)
  return [
    ...broken(
      'answer',
      'hard',
      answer,
      'This answers the request or talks to its author; a prompt asks for the answer',
    ),
    ...broken('leak', 'hard', leak, 'These words come from the instruction, and belong in no prompt'),
  ]
}
