import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { targets } from './registry.ts'

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
