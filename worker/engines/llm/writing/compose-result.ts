import type { TargetId } from '#shared/catalog/targets.ts'
import type { PromptAnalysis, ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { negativesWarnings, targetMismatchWarnings } from '../../../targets/target-warnings.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { findContradictions } from '../../../text-engine/guardrails/find-contradictions.ts'
import { countCodePoints } from '../../../text-engine/text/count-code-points.ts'
import type { TextReply } from './judge-text.ts'
import { scoreReply } from './score-reply.ts'
import type { AcceptedReply, ModelKnowledge } from './writing-task.ts'

interface TextRequest {
  /** The draft or the topic. */
  text: string
  isTopic: boolean
  targetId: TargetId
  negativePrompt: boolean
  includeAnalysis: boolean
}

interface TextResult {
  prompt: string
  negative_prompt?: string
  optimization_score: number
  character_count: number
  analysis?: PromptAnalysis
}

/** The answer to the caller: the model's prompt, our score, and what the local engine read in the text. */
export function composeTextResult(
  request: TextRequest,
  accepted: AcceptedReply<TextReply>,
  local: PromptAnalysis,
  knowledge: ModelKnowledge,
): TextResult {
  const { prompt, negatives } = accepted.reply
  const shape = { targetId: request.targetId, modality: local.modality, isTopic: request.isTopic }
  const { before, after } = scoreReply(request.text, prompt, shape, accepted.verdict, knowledge)
  return {
    prompt,
    ...(request.negativePrompt ? { negative_prompt: negatives.join(', ') } : {}),
    optimization_score: after.score,
    character_count: countCodePoints(prompt),
    ...(request.includeAnalysis
      ? {
          analysis: {
            ...analyse(accepted, local, after.dimensions),
            score_before: before.score,
            warnings: listWarnings(request, local, knowledge),
          },
        }
      : {}),
  }
}

/** What the local engine read stays; what it wrote is replaced by what the model did. */
export function analyse(
  { reply, verdict, providerId, usage }: AcceptedReply<Pick<TextReply, 'changes' | 'missing'>>,
  local: PromptAnalysis,
  dimensions: ScoreDimension[],
): PromptAnalysis {
  return {
    ...local,
    engine: providerId,
    dimensions,
    changes: reply.changes,
    missing: reply.missing,
    retained: verdict.retained,
    tokens: { input: usage.inputTokens, output: usage.outputTokens },
  }
}

/** Of the draft and the target; what the local engine warned of in its own wording does not hold here. */
function listWarnings(request: TextRequest, { modality }: PromptAnalysis, { lexicon }: ModelKnowledge): string[] {
  return [
    ...targetMismatchWarnings(modality, request.targetId),
    ...findContradictions(readDraft(request.text, lexicon)),
    ...negativesWarnings(request, modality),
  ]
}
