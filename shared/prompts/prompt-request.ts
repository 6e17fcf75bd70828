import type { TargetId } from '#shared/catalog/targets.ts'
import type { Expertise, GenerateMode } from './generate-options.ts'

/** What the caller asked for, as the worker reads it back from the job row. */
export interface OptimizeRequest {
  prompt: string
  targetId: TargetId
  /** The caller wants exclusion terms in the result. */
  negativePrompt: boolean
  includeAnalysis: boolean
}

/** The same for a prompt that is made from a topic. */
export interface GenerateRequest {
  topic: string
  mode: GenerateMode
  expertise: Expertise
  targetId: TargetId
  /** The caller wants exclusion terms in the result. */
  negativePrompt: boolean
  includeAnalysis: boolean
}
