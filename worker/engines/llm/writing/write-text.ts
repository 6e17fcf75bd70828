import { negativesWarnings, targetMismatchWarnings } from '../../../targets/registry.ts'
import { scoreResult } from '../../../text-engine/score/score-prompt.ts'
import type { TextRequest, TextResult } from '../../engine.ts'
import type { ModelWriter } from '../../with-fallback.ts'
import { readAuthorText } from './author-text.ts'
import type { TextReply } from './judge-text.ts'
import { generateTask, optimizeTask } from './text-tasks.ts'
import { writeWithModels } from './write-with-models.ts'
import type { AcceptedReply, ModelKnowledge, WritingOptions } from './writing-task.ts'

/** Has models write a text; each reply is checked and scored as local results are. */
export function createTextWriter({
  knowledge,
  ...options
}: WritingOptions & { knowledge: ModelKnowledge }): ModelWriter<TextRequest, TextResult> {
  return async (request, local, providers, context) => {
    const { language, modality } = local.analysis
    const shape = { targetId: request.targetId, modality }
    const author = readAuthorText(local.draft, shape, request.negativePrompt, knowledge.lexicon)
    const task =
      request.endpoint === 'optimize' ? optimizeTask(author, language) : generateTask(author, language, request)
    const written = await writeWithModels(task, { ...options, providers }, context)
    const { accepted } = written
    const warnings = [
      ...targetMismatchWarnings(modality, request.targetId),
      ...author.authored.facts.contradictions,
      ...negativesWarnings(request, modality),
    ]
    return { ...written, accepted: accepted && { ...toResult(request, local, accepted, knowledge), warnings } }
  }
}

/** What the local engine read stays; what it wrote is replaced. */
function toResult(
  { endpoint, targetId }: TextRequest,
  local: TextResult,
  { reply, verdict, providerId }: AcceptedReply<TextReply>,
  { scoreWeights }: ModelKnowledge,
): TextResult {
  const { draft, analysis, score } = local
  const options = { targetId, modality: analysis.modality, isTopic: endpoint === 'generate' }
  const { after } = scoreResult(reply.draft, draft, verdict, options, scoreWeights)
  return {
    ...local,
    writtenBy: providerId,
    text: reply.prompt,
    negatives: reply.negatives,
    verdict,
    score: { before: score.before, after },
    changes: reply.changes,
    missing: reply.missing,
  }
}
