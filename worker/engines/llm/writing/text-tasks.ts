import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import {
  askForNegatives,
  fillForTarget,
  listBlocks,
  listQuoted,
  nameLanguage,
  optimizeInstruction,
} from '../request/compose-call.ts'
import { fillInstruction } from '../request/instruction-files.ts'
import type { AuthorText } from './author-text.ts'
import { judgeText, rewriteSchema, type TextReply, textSchema } from './judge-text.ts'
import type { WritingTask } from './writing-task.ts'

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
