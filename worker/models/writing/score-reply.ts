import { readDraft } from '../../prompt/reading/read-draft.ts'
import { type PromptScore, type ScoreOptions, scoreResult } from '../../prompt/score/score-prompt.ts'
import type { Verdict } from '../../prompt/verify/verdict.ts'
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
