import { AppError } from '#shared/errors.ts'
import type { Job } from '#shared/jobs/job.ts'
import { type JobRequest, readRequest } from '#shared/prompts/prompt-request.ts'
import type { PromptMeta } from '#shared/prompts/prompt-result.ts'
import { readStoredResult } from '#shared/prompts/stored-result.ts'
import { apiBasePath } from '../../http/openapi.ts'
import { presentResult } from '../prompts/present.ts'

export interface Usage {
  credits_deducted: number
  credits_remaining: number
  latency_ms: number
}

/** What the caller of a prompt endpoint gets: the same, however and whenever it is fetched. */
export interface Envelope {
  success: true
  data: object
  usage: Usage
  /** Missing from results that an earlier version stored. */
  meta?: PromptMeta
}

export function jobPath(jobId: string): string {
  return `${apiBasePath}/jobs/${jobId}`
}

/** What a caller is told who does not wait for the result. */
export function presentAccepted(jobId: string) {
  return { success: true as const, data: { job_id: jobId, status: 'queued' as const, status_url: jobPath(jobId) } }
}

/** Throws for a stored result of an unknown shape. */
export function presentEnvelope(
  request: JobRequest,
  stored: unknown,
  usage: { creditsDeducted: number; creditsRemaining: number; latencyMs: number },
): Envelope {
  const result = readStoredResult(request.endpoint, stored)
  return {
    success: true,
    data: presentResult(request, result),
    usage: {
      credits_deducted: usage.creditsDeducted,
      credits_remaining: usage.creditsRemaining,
      latency_ms: usage.latencyMs,
    },
    ...(result.meta ? { meta: result.meta } : {}),
  }
}

/**
 * The answer of a job that has ended. A result that came when its job was voided already is free.
 *
 * @throws AppError what the job ended with, or result_expired.
 */
export function presentAnswer(job: Job): Envelope {
  const request = readRequest(job.endpoint, job.request)
  if (job.result && request) {
    const isPaid = job.moneyState === 'captured'
    return presentEnvelope(request, job.result, {
      creditsDeducted: isPaid ? job.costCredits : 0,
      creditsRemaining: job.creditsRemaining + (isPaid ? 0 : job.costCredits),
      latencyMs: job.latencyMs,
    })
  }
  if (job.status === 'succeeded') throw new AppError('result_expired')
  throw new AppError(job.errorCode ?? 'internal_error', job.errorMessage ?? undefined, { requestId: job.id })
}

/** A job as a resource of its account's. */
export function presentJob(job: Job) {
  return {
    job_id: job.id,
    endpoint: job.endpoint,
    status: job.status,
    status_url: jobPath(job.id),
    credits_charged: job.moneyState === 'captured' ? job.costCredits : 0,
    error_code: job.errorCode,
    created_at: job.createdAt.toISOString(),
    started_at: job.startedAt?.toISOString() ?? null,
    finished_at: job.finishedAt?.toISOString() ?? null,
    rating: job.rating,
  }
}
