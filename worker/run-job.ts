import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { withDeadline } from '#shared/deadline.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { attemptsMax, type JobOutcome } from '#shared/jobs/job.ts'
import { type JobPayload, weightOf } from '#shared/jobs/job-queue.ts'
import { composeReply, type JobReply, replyChannel } from '#shared/jobs/job-reply.ts'
import type { ClaimedJob } from '#shared/jobs/job-repository.ts'
import { type JobResult, type VoidReason, voidJob } from '#shared/jobs/settle-job.ts'
import type { Logger } from '#shared/logger.ts'
import type { WorkerMetrics } from '#shared/metrics.ts'
import type { GenerateRequest, ImageToPromptRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import { type Engine, type ImageEngine, InputRefusedError } from './engines/engine.ts'

export interface JobRunning {
  sql: Sql
  /** Both share statements with the other jobs of the process: see batchCalls. */
  claim(jobId: string): Promise<ClaimedJob | null>
  capture(result: JobResult): Promise<boolean>
  publisher: Redis
  prefix: string
  images: ImageStore
  engine: Engine
  /** Null in a worker that takes no image jobs. */
  imageEngine: ImageEngine | null
  engineDeadlineMs: number
  metrics: WorkerMetrics
  logger: Logger
}

/** Nobody waits on these as long as on a request, but a frozen Postgres must not hold a job for ever. */
export const settleDeadlineMs = 2000

/** The bytes that came with a job: null if none did, `lost` if they should be there and are not. */
type Upload = Uint8Array | null | 'lost'

const lostUpload: VoidReason = {
  status: 'failed',
  errorCode: 'service_unavailable',
  errorMessage: 'The uploaded image was lost before it could be read; nothing was charged. Please send it again.',
}

/**
 * One delivery of one job: claim, run the engine, settle, reply. Settling is the moment of truth; everything after it
 * may be lost without harm. Rejects when Postgres is away, so that the queue delivers again; once it resolves, the job
 * has ended. `lane` says in the metrics where the job waited.
 */
export async function runJob(running: JobRunning, payload: JobPayload, lane: string): Promise<void> {
  const { metrics } = running
  const job = await withDeadline(running.claim(payload.jobId), settleDeadlineMs, 'claim')
  if (!job) {
    // Settled by an earlier delivery whose reply may be lost, or voided: the row has the answer.
    metrics.jobs.inc({ outcome: 'refused' })
    return publish(running, payload, { jobId: payload.jobId })
  }
  metrics.queueWait.observe({ tier: lane }, job.waitSeconds)
  if (job.attempt > attemptsMax) return fail(running, payload, engineFailed)

  const upload = await findUpload(running, payload.jobId, job)
  if (upload === 'lost') return fail(running, payload, lostUpload)
  const outcome = await runEngine(running, payload.jobId, job, upload)
  if ('errorCode' in outcome) return fail(running, payload, outcome)
  const capturing = running.capture({ jobId: payload.jobId, result: outcome.result })
  const isCaptured = await withDeadline(capturing, settleDeadlineMs, 'capture')
  metrics.jobs.inc({ outcome: isCaptured ? 'captured' : 'already_settled' })
  await publish(running, payload, { jobId: payload.jobId, ...(isCaptured ? { outcome } : {}) })
}

async function findUpload(running: JobRunning, jobId: string, job: ClaimedJob): Promise<Upload> {
  if (weightOf[job.endpoint] !== 'vision') return null
  if ((job.request as ImageToPromptRequest).imageUrl !== null) return null
  return (await withDeadline(running.images.find(jobId), redisDeadlineMs, 'image')) ?? 'lost'
}

const engineFailed: VoidReason = { status: 'failed', errorCode: 'engine_failed' }

/** The result, or why the job is to be voided. Nothing that the caller sent is part of any log line. */
async function runEngine(
  running: JobRunning,
  jobId: string,
  job: ClaimedJob,
  upload: Uint8Array | null,
): Promise<{ status: 'succeeded'; result: object } | VoidReason> {
  const { engineDeadlineMs, metrics, logger } = running
  const engine = weightOf[job.endpoint] === 'vision' ? (running.imageEngine?.id ?? 'none') : running.engine.id
  const stopTimer = metrics.engineTime.startTimer({ engine })
  const abort = new AbortController()
  try {
    const working = startEngine(running, job, upload, abort.signal)
    return { status: 'succeeded', result: await withDeadline(working, engineDeadlineMs, 'engine') }
  } catch (error) {
    abort.abort()
    if (error instanceof InputRefusedError) {
      return { status: 'failed', errorCode: error.errorCode, errorMessage: error.message }
    }
    logger.error({ jobId, engine, attempt: job.attempt, errorName: nameOf(error) }, 'engine failed')
    return engineFailed
  } finally {
    stopTimer()
  }
}

async function startEngine(
  { engine, imageEngine }: JobRunning,
  job: ClaimedJob,
  upload: Uint8Array | null,
  signal: AbortSignal,
): Promise<object> {
  switch (job.endpoint) {
    case 'image-to-prompt':
      if (!imageEngine) throw new Error('this worker takes no image jobs')
      return imageEngine.imageToPrompt(job.request as ImageToPromptRequest, upload, { signal })
    case 'generate':
      return engine.generate(job.request as GenerateRequest, { signal })
    default:
      return engine.optimize(job.request as OptimizeRequest, { signal })
  }
}

/** The message of an engine's error may quote the draft; its name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

async function fail(running: JobRunning, payload: JobPayload, reason: VoidReason): Promise<void> {
  const voiding = voidJob(running.sql, payload.jobId, reason)
  const isVoided = await withDeadline(voiding, settleDeadlineMs, 'void')
  running.metrics.jobs.inc({ outcome: isVoided ? 'voided' : 'already_settled' })
  await publish(running, payload, { jobId: payload.jobId, ...(isVoided ? { outcome: toOutcome(reason) } : {}) })
}

function toOutcome({ errorCode, errorMessage }: VoidReason): JobOutcome {
  return { status: 'failed', errorCode, ...(errorMessage ? { errorMessage } : {}) }
}

/** A reply that is lost costs the caller a quarter of a second: the API then reads the row. */
export async function publish(
  running: Pick<JobRunning, 'publisher' | 'prefix' | 'logger'>,
  payload: JobPayload,
  reply: JobReply,
): Promise<void> {
  const channel = replyChannel(running.prefix, payload.replyNode)
  try {
    await withDeadline(running.publisher.publish(channel, composeReply(reply)), redisDeadlineMs, 'publish')
  } catch (error) {
    running.logger.warn({ error, jobId: payload.jobId }, 'reply not published')
  }
}

/** Whether another delivery may succeed where this one did not. */
export function isWorthRetrying(error: unknown): boolean {
  return isDatabaseUnavailable(error)
}
