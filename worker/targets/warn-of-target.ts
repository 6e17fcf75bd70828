import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { profiles } from './profiles.ts'

/** What the caller should know where the draft and the target do not go together. */
export function warnOfMisfit(modality: Modality, targetId: TargetId): string[] {
  const { drawsImages, takesText } = profiles[targetId]
  if (modality === 'chat' && !takesText)
    return [
      'This is a text task and the chosen model draws pictures; the result is written for any text model, without parameters.',
    ]
  if (modality === 'image' && !drawsImages)
    return ['The chosen model draws no pictures; the result asks it for a prompt that an image generator can draw.']
  return []
}

/** FLUX has no field for exclusions: what was asked for is given, and where it may be used is said. */
export function warnOfNegatives(
  request: { negativePrompt: boolean; targetId: TargetId },
  modality: Modality,
): string[] {
  return request.negativePrompt && request.targetId === 'flux' && modality === 'image'
    ? ['FLUX reads no negative prompt; the list is for tools that take one.']
    : []
}
