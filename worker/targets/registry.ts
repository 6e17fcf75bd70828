import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { chatgpt } from './chatgpt/chatgpt.ts'
import { claude } from './claude/claude.ts'
import { flux } from './flux/flux.ts'
import { gemini } from './gemini/gemini.ts'
import { midjourney } from './midjourney/midjourney.ts'
import type { Target } from './target.ts'
import { universal } from './universal/universal.ts'

export const targets: Readonly<Record<TargetId, Target>> = { midjourney, chatgpt, claude, gemini, flux, universal }

/** The sentences that writers close with, by which the engine recognises its own results. */
export const closings: readonly string[] = Object.values(targets).flatMap(({ image }) => image.closing ?? [])

/** The warning for a draft of a modality that the target does not produce; empty otherwise. */
export function targetMismatchWarnings(modality: Modality, targetId: TargetId): string[] {
  if (targets[targetId].modalities.includes(modality)) return []
  return modality === 'chat'
    ? [
        'This is a text task and the chosen model draws pictures; the result is written for any text model, without parameters.',
      ]
    : ['The chosen model draws no pictures; the result asks it for a prompt that an image generator can draw.']
}

/** The warning for negative terms that the target has no field for; the caller gets them nevertheless. */
export function negativesWarnings(
  request: { negativePrompt: boolean; targetId: TargetId },
  modality: Modality,
): string[] {
  const { negativesWarning } = targets[request.targetId].image
  return request.negativePrompt && modality === 'image' && negativesWarning !== null ? [negativesWarning] : []
}
