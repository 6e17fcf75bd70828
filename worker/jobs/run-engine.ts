import { withDeadline } from '#shared/concurrency/deadline.ts'
import { type Job, remainingMsOf } from '#shared/jobs/job.ts'
import { readsImage } from '#shared/jobs/job-class.ts'
import type { VoidReason } from '#shared/jobs/settle-job.ts'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { GenerateRequest, ImageToPromptRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import {
  type Engine,
  type EngineOptions,
  type EngineReport,
  type ImageEngine,
  type ImageSource,
  InputRefusedError,
  UploadUnreachableError,
} from '../engines/engine.ts'

export interface EngineRunning {
  engine: Engine
  /** Null in a worker that takes no image jobs. */
  imageEngine: ImageEngine | null
  engineDeadlineMs: number
  metrics: WorkerMetrics
  logger: Logger
}

/** What an engine said beside its result, and how long it took. */
export interface EngineRun {
  certainty?: number
  /** `local`, `vision`, or a provider of models. */
  writtenBy: string
  /** All of it; `modelMs` of it were spent waiting for models. */
  elapsedMs: number
  modelMs: number
}

/** The result, or why the job is to be voided. */
export type EngineOutcome =
  | { status: 'succeeded'; result: object; report: EngineRun }
  | (VoidReason & { status: 'failed' })

export const engineFailed: VoidReason & { status: 'failed' } = { status: 'failed', errorCode: 'engine_failed' }

/**
 * Runs the engine of the job's endpoint. Nothing that the caller sent is part of any log line. Rejects with
 * UploadUnreachableError only; every other failure is an outcome.
 */
export async function runEngine(
  running: EngineRunning,
  jobId: string,
  job: Job,
  findUpload: ImageSource['findUpload'],
): Promise<EngineOutcome> {
  const { metrics, logger } = running
  const engine = readsImage(job.endpoint) ? (running.imageEngine?.id ?? 'none') : running.engine.id
  const quality = qualityOf(job)
  const startMs = performance.now()
  const measure = (writtenBy: string): number => {
    const elapsedMs = performance.now() - startMs
    metrics.engineTime.observe({ engine: writtenBy, quality }, elapsedMs / 1000)
    return elapsedMs
  }
  const abort = new AbortController()
  try {
    const { accountId, apiKeyId } = job
    const options = { signal: abort.signal, accountId, apiKeyId, endMs: startMs + remainingMsOf(job) }
    const working = startEngine(running, job, findUpload, options)
    const {
      certainty,
      writtenBy = engine,
      modelMs = 0,
      ...result
    } = await withDeadline(working, deadlineOf(running, job), 'engine')
    const report = { ...(certainty === undefined ? {} : { certainty }), writtenBy, modelMs }
    return { status: 'succeeded', result, report: { ...report, elapsedMs: measure(writtenBy) } }
  } catch (error) {
    abort.abort()
    measure(engine)
    if (error instanceof UploadUnreachableError) throw error
    if (error instanceof InputRefusedError) {
      return { status: 'failed', errorCode: error.errorCode, errorMessage: error.message }
    }
    logger.error({ jobId, engine, attempt: job.attempt, errorName: nameOf(error) }, 'engine failed')
    return engineFailed
  }
}

/** A row of a former version does not say. */
export function qualityOf(job: Pick<Job, 'request'>): Quality {
  return (job.request as { quality?: Quality }).quality ?? 'fast'
}

/** A job waits for its account's turn at most until its caller's wait is over; what comes then has deadlines of its own. */
function deadlineOf({ engineDeadlineMs }: EngineRunning, job: Job): number {
  return engineDeadlineMs + Math.max(0, remainingMsOf(job))
}

async function startEngine(
  { engine, imageEngine }: EngineRunning,
  job: Job,
  findUpload: ImageSource['findUpload'],
  options: EngineOptions,
): Promise<object & EngineReport> {
  switch (job.endpoint) {
    case 'image-to-prompt':
      if (!imageEngine) throw new Error('this worker takes no image jobs')
      return imageEngine.imageToPrompt(
        job.request as ImageToPromptRequest,
        { accountId: job.accountId, findUpload },
        options,
      )
    case 'generate':
      return engine.generate(job.request as GenerateRequest, options)
    default:
      return engine.optimize(job.request as OptimizeRequest, options)
  }
}

/** The message of an engine's error may quote the draft; its name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
