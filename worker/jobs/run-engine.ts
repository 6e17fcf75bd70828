import { withDeadline } from '#shared/concurrency/deadline.ts'
import { type Job, remainingMsOf } from '#shared/jobs/job.ts'
import type { VoidReason } from '#shared/jobs/settle-job.ts'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { type JobRequest, qualityOf } from '#shared/prompts/prompt-request.ts'
import {
  type EngineContext,
  type EngineResult,
  InputRefusedError,
  type JobEngines,
  type UploadLoader,
  UploadUnreachableError,
} from '../engines/engine.ts'

/** The result and the time it took, or why the job is to be voided. */
export type EngineOutcome = { status: 'succeeded'; made: EngineResult; elapsedMs: number } | EngineFailure

export type EngineFailure = VoidReason & { status: 'failed' }

export const engineFailed: EngineFailure = { status: 'failed', errorCode: 'engine_failed' }

/**
 * Runs the engine of the request's endpoint. Nothing that the caller sent is part of any log line. Rejects with
 * UploadUnreachableError only; every other failure is an outcome.
 */
export async function runEngine(
  { engines, metrics, logger }: { engines: JobEngines; metrics: WorkerMetrics; logger: Logger },
  {
    jobId,
    job,
    request,
    findUpload,
  }: {
    jobId: string
    job: Job
    request: JobRequest
    findUpload: UploadLoader | null
  },
): Promise<EngineOutcome> {
  const quality = qualityOf(request)
  const startMs = performance.now()
  const measure = (engine: string): number => {
    const elapsedMs = performance.now() - startMs
    metrics.engineTime.observe({ engine, quality }, elapsedMs / 1000)
    return elapsedMs
  }
  const abort = new AbortController()
  const { accountId, apiKeyId } = job
  const remainingMs = remainingMsOf(job)
  const context = { signal: abort.signal, accountId, apiKeyId, endMs: startMs + remainingMs, findUpload }
  // The caller's wait limits the wait for the account's turn; the engine's deadline begins after it.
  const deadlineMs = engines.deadlineMs + Math.max(0, remainingMs)
  try {
    const made = await withDeadline(start(engines, request, context), deadlineMs, 'engine')
    return { status: 'succeeded', made, elapsedMs: measure(made.writtenBy) }
  } catch (error) {
    abort.abort()
    const engine = (request.endpoint === 'image-to-prompt' ? engines.picture : engines.text)?.id ?? 'none'
    measure(engine)
    if (error instanceof UploadUnreachableError) throw error
    if (error instanceof InputRefusedError) {
      return { status: 'failed', errorCode: error.errorCode, errorMessage: error.message }
    }
    logger.error({ jobId, engine, attempt: job.attempt, errorName: nameOf(error) }, 'engine failed')
    return engineFailed
  }
}

async function start(
  { text, picture }: JobEngines,
  request: JobRequest,
  context: EngineContext,
): Promise<EngineResult> {
  if (request.endpoint !== 'image-to-prompt') return text.run(request, context)
  if (picture === null) throw new Error('this worker takes no image jobs')
  return picture.run(request, context)
}

/** The message of an engine's error may quote the draft; its name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
