import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import type { Verdict } from '../../../text-engine/guardrails/verdict.ts'
import { type PromptScore, type ScoreOptions, scoreResult } from '../../../text-engine/score/score-prompt.ts'
import type { ModelKnowledge } from './writing-task.ts'

/** A model's prompt is scored as every other is, beside the text that it was made from. */
export function scoreReply(
  authorText: string,
  replyText: string,
  shape: Omit<ScoreOptions, 'author'>,
  verdict: Verdict,
  { lexicon, scoreWeights }: ModelKnowledge,
): { before: PromptScore; after: PromptScore } {
  const [author, reply] = [readDraft(authorText, lexicon), readDraft(replyText, lexicon)]
  return scoreResult(reply, author, verdict, shape, scoreWeights)
}
