import type { PricedEndpoint } from '#shared/credits/price.ts'
import { AppError } from '#shared/errors.ts'
import type { Job } from '#shared/jobs/job.ts'
import type { GenerateRequest, ImageToPromptRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { PromptMeta } from '#shared/prompts/prompt-result.ts'
import { apiBasePath } from '../../http/openapi.ts'

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

export function presentEnvelope(
  endpoint: PricedEndpoint,
  request: object,
  { meta, ...result }: { meta?: PromptMeta },
  usage: { creditsDeducted: number; creditsRemaining: number; latencyMs: number },
): Envelope {
  return {
    success: true,
    data: { ...fieldsOfRequest(endpoint, request), ...result },
    usage: {
      credits_deducted: usage.creditsDeducted,
      credits_remaining: usage.creditsRemaining,
      latency_ms: usage.latencyMs,
    },
    ...(meta ? { meta } : {}),
  }
}

/** What of the request stands in the answer beside the result. */
function fieldsOfRequest(endpoint: PricedEndpoint, request: object): object {
  switch (endpoint) {
    case 'optimize': {
      const { prompt, targetId } = request as OptimizeRequest
      return { original_prompt: prompt, target_model: targetId }
    }
    case 'generate': {
      const { topic, mode, expertise, targetId } = request as GenerateRequest
      return { topic, mode, expertise, target_model: targetId }
    }
    case 'image-to-prompt':
      return { target_model: (request as ImageToPromptRequest).targetId }
  }
}

/**
 * The answer of a job that has ended. A result that came when its job was voided already is free.
 *
 * @throws AppError what the job ended with, or result_expired.
 */
export function presentAnswer(job: Job): Envelope {
  const { result, request } = job
  if (result && request) {
    const isPaid = job.moneyState === 'captured'
    return presentEnvelope(job.endpoint, request, result, {
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
  }
}
