import type { JobClass } from '#shared/jobs/job-class.ts'
import { type JobRequest, qualityOf } from '#shared/prompts/prompt-request.ts'
import type { EngineResult } from '../engines/engine.ts'
import type { JobFailure } from './end-job.ts'

/** The engine's result and the time it took, or why the job is to be voided. */
export type EngineOutcome = { status: 'succeeded'; made: EngineResult; elapsedMs: number } | JobFailure

/**
 * `auto` keeps a local result of at least this confidence: the recogniser's calibrated probability, from 0 to 1, that
 * it understood the request. Figures in docs/quality.md.
 */
export const localConfidenceMin = 0.85

/**
 * Whether a job moves to a model after the local engine. `best` does: it starts in a local class only so that its
 * caller gets the local result meanwhile. `auto` does if there is a model and the local engine failed, would change
 * nothing or is not certain. Refused input is not escalated: a model could not process it either.
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

/** Only a draft can be returned unchanged: a topic or an image is not yet a prompt. */
export function isChanged(request: JobRequest, { text }: EngineResult): boolean {
  return request.endpoint !== 'optimize' || foldText(request.prompt) !== foldText(text)
}

/** Without white space and letter case. */
function foldText(text: string): string {
  return text.replace(/\s/gu, '').toLowerCase()
}
