import { AppError } from '#shared/errors.ts'
import type { Job } from '#shared/jobs/job.ts'
import { readRequest } from '#shared/prompts/prompt-request.ts'
import { apiBasePath } from '../../http/openapi.ts'
import { type Envelope, presentEnvelope } from '../prompts/present.ts'

export function jobPath(jobId: string): string {
  return `${apiBasePath}/jobs/${jobId}`
}

/** The 202 response of a call that does not wait for its result. */
export function presentAccepted(jobId: string) {
  return { success: true as const, data: { job_id: jobId, status: 'queued' as const, status_url: jobPath(jobId) } }
}

/**
 * The response of a call whose job has ended. A result that arrives after its job was voided is free.
 *
 * @throws AppError the error of the job, or result_expired.
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

/** A job as a resource of its account. */
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
