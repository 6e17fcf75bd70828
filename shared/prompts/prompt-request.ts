import type { TargetId } from '#shared/catalog/targets.ts'

/** What the caller asked for, as the worker reads it back from the job row. */
export interface OptimizeRequest {
  prompt: string
  targetId: TargetId
  /** The caller wants exclusion terms in the result. */
  negativePrompt: boolean
  includeAnalysis: boolean
}
