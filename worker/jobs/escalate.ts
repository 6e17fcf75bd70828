import { type JobRequest, qualityOf } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import type { EngineOutcome } from './run-engine.ts'

/** A local result of lower confidence goes to a model. */
export const confidenceMin = 0.6

/**
 * Whether a model is to have the job after the local engine: the caller left the choice to the service, and the local
 * engine failed or is not certain. Input that cannot be worked on is no better with a model.
 */
export function shouldEscalateToModel(request: JobRequest, outcome: EngineOutcome): boolean {
  const quality = qualityOf(request)
  if (outcome.status === 'succeeded') return prefersModel(quality, outcome.made.analysis.confidence)
  return quality === 'auto' && outcome.errorCode === 'engine_failed'
}

/** Whether `auto` prefers a model to a local result of this confidence. */
export function prefersModel(quality: Quality, confidence: number): boolean {
  return quality === 'auto' && confidence < confidenceMin
}
