import type { JobClass } from '#shared/jobs/job-class.ts'
import { type JobRequest, qualityOf } from '#shared/prompts/prompt-request.ts'
import type { EngineResult } from '../engines/engine.ts'
import type { JobFailure } from './end-job.ts'

/** The engine's result and the time it took, or why the job is to be voided. */
export type EngineOutcome = { status: 'succeeded'; made: EngineResult; elapsedMs: number } | JobFailure

/**
 * `auto` keeps a local result from this confidence on. Confidence is the recogniser's calibrated probability, from 0 to
 * 1, that it read the request rightly. Figures in docs/quality.md.
 */
export const localConfidenceMin = 0.85

/**
 * Whether a model is to have the job after the local engine: its caller wants one and gets the local result meanwhile
 * (`best` begins in a local class for no other reason); or the caller left the choice to the service, there is a model,
 * and the local engine failed, would change nothing or is not certain. Input that cannot be worked on is no better with
 * a model.
 */
export function shouldEscalateToModel(
  jobClass: JobClass,
  request: JobRequest,
  outcome: EngineOutcome,
  hasModel: boolean,
): boolean {
  if (jobClass === 'llm') return false
  if (outcome.status === 'failed' && outcome.errorCode !== 'engine_failed') return false
  const quality = qualityOf(request)
  if (quality !== 'auto') return quality === 'best'
  return hasModel && (outcome.status === 'failed' || prefersModel(request, outcome.made))
}

/** Whether `auto` prefers a model to this local result. */
export function prefersModel(request: JobRequest, made: EngineResult): boolean {
  if (qualityOf(request) !== 'auto') return false
  return made.analysis.confidence < localConfidenceMin || !isChanged(request, made)
}

/** Only a draft can come back unchanged: a topic and a picture are no prompts yet. */
export function isChanged(request: JobRequest, { text }: EngineResult): boolean {
  return request.endpoint !== 'optimize' || foldText(request.prompt) !== foldText(text)
}

/** Without white space and letter case. */
function foldText(text: string): string {
  return text.replace(/\s/gu, '').toLowerCase()
}
