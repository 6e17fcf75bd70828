import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import type { TargetWriter } from '../targets/target-writer.ts'
import { generateImage } from './generate-image.ts'
import { generateText } from './generate-text.ts'
import type { GeneratedPrompt } from './generated-prompt.ts'
import { readDraft } from './read-draft.ts'
import { detectTopicKind } from './topic-detect.ts'
import { englishTopicNames, shapeTopic } from './topic-form.ts'
import { settleMode } from './topic-mode.ts'

/** Writes a prompt about a topic in the syntax of a target; null when no form of it keeps the topic. */
export function generatePrompt(request: GenerateRequest, writer: TargetWriter): GeneratedPrompt | null {
  const draft = readDraft(request.topic)
  const detected = detectTopicKind(draft)
  const form = shapeTopic(draft, englishTopicNames)
  const mode = settleMode(request.mode, draft, detected.kind, form, request.targetId)
  return mode === 'image'
    ? generateImage(request, writer, draft, detected.kind, form)
    : generateText(request, writer, draft, detected, mode)
}
