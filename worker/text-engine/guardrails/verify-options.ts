import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'

export interface VerifyOptions {
  targetId: TargetId
  /** What the target makes of the result; `modalityFor` knows it. */
  modality: Modality
  /** `local`: the author's words are there whole and in their order. `model`: words may change, facts may not. */
  author: 'local' | 'model'
  /** What is left out by a list beside the prompt, where the caller asked for one. */
  negatives?: readonly string[]
}
