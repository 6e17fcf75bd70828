import type { Quality } from '#shared/prompts/quality.ts'
import type { EngineOutcome } from '../jobs/run-engine.ts'

/** A local result below this is not good enough for a caller who would rather wait than take a guess. */
export const certaintyMin = 0.6

/**
 * Whether a model should have the job after the local engine is through with it: the caller left the choice to us, and
 * the local engine found nothing or was not certain. What cannot be worked on at all is no better with a model.
 */
export function isForModel(quality: Quality, outcome: EngineOutcome): boolean {
  if (quality !== 'auto') return false
  if (outcome.status === 'failed') return outcome.errorCode === 'engine_failed'
  return wantsModel(quality, outcome.report.certainty)
}

/** Whether `auto` prefers a model to a local result of this certainty. */
export function wantsModel(quality: Quality, certainty = 0): boolean {
  return quality === 'auto' && certainty < certaintyMin
}
