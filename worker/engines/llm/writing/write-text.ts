import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import { negativesWarnings, targetMismatchWarnings } from '../../../targets/registry.ts'
import { scoreResult } from '../../../text-engine/score/score-prompt.ts'
import type { TextRequest, TextResult } from '../../engine.ts'
import type { ModelWriter } from '../../with-fallback.ts'
import {
  askForNegatives,
  fillForTarget,
  listBlocks,
  listQuoted,
  nameLanguage,
  optimizeInstruction,
} from '../request/compose-call.ts'
import { fillInstruction } from '../request/instruction-files.ts'
import { type AuthorText, readAuthorText } from './author-text.ts'
import { judgeText, rewriteSchema, type TextReply, textSchema, withReply } from './judge-text.ts'
import { writeWithModels } from './write-with-models.ts'
import type { AcceptedReply, ModelKnowledge, WritingOptions, WritingTask } from './writing-task.ts'

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

function toResult(
  { endpoint, targetId }: TextRequest,
  local: TextResult,
  accepted: AcceptedReply<TextReply>,
  { scoreWeights }: ModelKnowledge,
): TextResult {
  const { reply, verdict } = accepted
  const { draft, analysis, score } = local
  const options = { targetId, modality: analysis.modality, isTopic: endpoint === 'generate', before: score.before }
  const { after } = scoreResult(reply.draft, draft, verdict, options, scoreWeights)
  return { ...withReply(local, accepted), score: { before: score.before, after } }
}

/** A draft is rewritten. */
export function optimizeTask(author: AuthorText, language: string): WritingTask<TextReply> {
  const { facts, shape } = author.authored
  const values = {
    ...commonValues(author, language),
    settled: facts.settled.join(', '),
    contradictions: listQuoted(facts.contradictions),
    blocks: listBlocks(author.blocks.signs, facts.blocks),
    whole: author.blocks.whole,
  }
  const task = toTask(author, fillForTarget(optimizeInstruction(shape), shape), 'requests/optimize', values)
  return shape.modality === 'chat' ? { ...task, schema: rewriteSchema } : task
}

/** A prompt is written about a topic. */
export function generateTask(author: AuthorText, language: string, request: GenerateRequest): WritingTask<TextReply> {
  const { shape } = author.authored
  const autoMode = shape.modality === 'image' ? 'a picture' : 'what suits the topic'
  const mode = request.mode === 'auto' ? autoMode : request.mode
  const values = { ...commonValues(author, language), mode, expertise: request.expertise }
  return toTask(author, fillForTarget('generate', shape), 'requests/generate', values)
}

function commonValues({ authored, fenced }: AuthorText, language: string): Record<string, string> {
  const { facts, shape, wantsNegatives } = authored
  return {
    text: fenced,
    language: nameLanguage(language),
    facts: listQuoted(facts.facts),
    exclusions: listQuoted(facts.exclusions),
    negatives: askForNegatives(shape, wantsNegatives),
  }
}

function toTask(
  { authored }: AuthorText,
  instruction: string,
  requestName: string,
  values: Readonly<Record<string, string>>,
): WritingTask<TextReply> {
  return {
    instruction,
    request: fillInstruction(requestName, values),
    draft: authored.draft.text,
    modality: authored.shape.modality,
    schema: textSchema,
    judge: (answer) => judgeText(answer, authored),
  }
}
