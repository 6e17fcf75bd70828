import type { Modality } from '#shared/prompts/prompt-result.ts'

/** FLUX has no field for exclusions: what was asked for is given, and where it may be used is said. */
export function warnOfNegatives(request: { negativePrompt: boolean; targetId: string }, modality: Modality): string[] {
  return request.negativePrompt && request.targetId === 'flux' && modality === 'image'
    ? ['FLUX reads no negative prompt; the list is for tools that take one.']
    : []
}
