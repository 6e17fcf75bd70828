import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'

/** What the caller should know when a target that only draws was given a text task. */
export function warnOfMisfit(modality: Modality, targetId: TargetId): string[] {
  const drawsOnly = targetId === 'midjourney' || targetId === 'flux'
  return modality === 'chat' && drawsOnly
    ? [
        'This is a text task and the chosen model draws pictures; the result is written for any text model, without parameters.',
      ]
    : []
}
