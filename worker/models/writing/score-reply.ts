import { readDraft } from '../../prompt/read-draft.ts'
import { type PromptScore, scorePrompt } from '../../prompt/score-prompt.ts'
import type { ReplyShape } from './check-reply.ts'

/** A model's prompt is scored as every other is. */
export function scoreReply(
  authorText: string,
  replyText: string,
  shape: ReplyShape,
  missingCount: number,
): PromptScore {
  const reply = readDraft(replyText, undefined, undefined, readDraft(authorText))
  return scorePrompt(reply, shape, { missing: missingCount, lostFacts: 0 })
}
