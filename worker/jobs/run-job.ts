import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { attemptsMax, type Job, type JobMessage, type JobOutcome, queueMsOf } from '#shared/jobs/job.ts'
import { type JobClass, readsImage } from '#shared/jobs/job-class.ts'
import { composeReply, replyChannel } from '#shared/jobs/job-message.ts'
import { enqueueJob, findQueue, type JobQueues } from '#shared/jobs/job-queue.ts'
import { moveJob } from '#shared/jobs/job-repository.ts'
import { type Capture, type VoidReason, voidJob } from '#shared/jobs/settle-job.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import { type ImageSource, InputRefusedError, UploadUnreachableError } from '../engines/engine.ts'
import { isForModel } from '../engines/is-for-model.ts'
import { providerIds } from '../engines/llm/provider.ts'
import { composeMeta } from './compose-meta.ts'
import { type EngineRun, type EngineRunning, engineFailed, qualityOf, runEngine } from './run-engine.ts'

export interface JobRunning extends EngineRunning {
  sql: Sql
  /** Both share statements with the other jobs of the process: see createMicroBatcher. */
  claim(jobId: string): Promise<Job | null>
  capture(result: Capture): Promise<boolean>
  publisher: Redis
  prefix: string
  images: ImageStore
  /** For jobs that are queued again, or in another queue. */
  queues: JobQueues
  /** Whether a model, of this worker or another, can write what the local engine is not certain of. */
  hasModel(endpoint: PricedEndpoint): boolean
}

/** Nobody waits on these as long as on a request, but a frozen Postgres must not hold a job for ever. */
export const settleDeadlineMs = 2000

const uploadLost = 'The uploaded image was lost before it could be read; nothing was charged. Please send it again.'

/**
 * One delivery of one job: claim, run the engine, settle, reply. Settling is the moment of truth; everything after it
 * may be lost without harm. Rejects when Postgres or
 * the image store is away, so that it is delivered again; once it resolves, the job
 * has ended or is in another queue. `label` names the queue in the metrics.
 */
export async function runJob(
  running: JobRunning & { jobClass: JobClass },
  message: JobMessage,
  label: string,
): Promise<'ended' | 'moved'> {
  const { metrics } = running
  const job = await withDeadline(running.claim(message.jobId), settleDeadlineMs, 'claim')
  const claimedAtMs = performance.now()
  if (!job) {
    // Settled by an earlier delivery whose reply may be lost, or voided: the row has the answer.
    metrics.jobs.inc({ outcome: 'refused' })
    return publish(running, message)
  }
  // Its first worker moved it and was lost before the queue heard of it.
  if (job.jobClass !== running.jobClass) return move(running, message, job.jobClass)
  metrics.queueWait.observe({ queue: label }, queueMsOf(job) / 1000)
  if (job.attempt > attemptsMax) return fail(running, message, engineFailed)

  const outcome = await runEngine(running, message.jobId, job, uploadFinder(running, message.jobId, job))
  const quality = qualityOf(job)
  if (running.hasModel(job.endpoint) && job.jobClass !== 'llm' && isForModel(quality, outcome))
    return move(running, message, 'llm')
  if (outcome.status === 'failed') return fail(running, message, outcome)
  const { report } = outcome
  const result = { ...outcome.result, meta: composeMeta(job, outcome.result, report) }
  const latencyMs = job.latencyMs + queueMsOf(job) + performance.now() - claimedAtMs
  const captured = { jobId: message.jobId, result, latencyMs: Math.round(latencyMs * 10) / 10 }
  return finish(running, message, captured, timeJob(job, report))
}

async function finish(
  running: JobRunning,
  message: JobMessage,
  captured: Capture,
  timing: NonNullable<JobMessage['timing']>,
): Promise<'ended'> {
  const isCaptured = await withDeadline(running.capture(captured), settleDeadlineMs, 'capture')
  running.metrics.jobs.inc({ outcome: isCaptured ? 'captured' : 'already_settled' })
  const { result, latencyMs } = captured
  const outcome: JobOutcome = { status: 'succeeded', result, latencyMs }
  return publish(running, { ...message, ...(isCaptured ? { outcome } : {}), timing })
}

function timeJob(job: Job, { elapsedMs, modelMs, writtenBy }: EngineRun): NonNullable<JobMessage['timing']> {
  const answeredBy = providerIds.some((id) => id === writtenBy) ? 'model' : 'local'
  return { queueMs: queueMsOf(job), engineMs: elapsedMs - modelMs, modelMs, answeredBy }
}

/** The row first: should the queue not take the job, the sweep puts it where the row says. */
async function move(running: JobRunning, message: JobMessage, jobClass: JobClass): Promise<'ended' | 'moved'> {
  const place = await withDeadline(moveJob(running.sql, message.jobId, jobClass), settleDeadlineMs, 'move')
  if (!place) return publish(running, message)
  running.metrics.jobs.inc({ outcome: 'moved' })
  try {
    const queue = findQueue(running.queues, { jobClass, ...place })
    await withDeadline(enqueueJob(queue, message, place.queuePriority), redisDeadlineMs, 'enqueue')
  } catch (error) {
    running.logger.warn({ error, jobId: message.jobId }, 'moved job not queued: the sweep will')
  }
  return 'moved'
}

/** Asks for the bytes that came with the job, megabytes of them: only when they are to be read. Null if none came. */
function uploadFinder({ images }: JobRunning, jobId: string, job: Job): ImageSource['findUpload'] {
  if (!readsImage(job.endpoint) || (job.request as ImageToPromptRequest).imageUrl !== null) return null
  return async () => {
    const upload = await withDeadline(images.find(jobId), redisDeadlineMs, 'image').catch((error: unknown) => {
      throw new UploadUnreachableError('The image store did not answer.', { cause: error })
    })
    if (!upload) throw new InputRefusedError('service_unavailable', uploadLost)
    return upload
  }
}

async function fail(running: JobRunning, message: JobMessage, reason: VoidReason): Promise<'ended'> {
  const voiding = voidJob(running.sql, message.jobId, reason)
  const isVoided = await withDeadline(voiding, settleDeadlineMs, 'void')
  running.metrics.jobs.inc({ outcome: isVoided ? 'voided' : 'already_settled' })
  return publish(running, { ...message, ...(isVoided ? { outcome: toOutcome(reason) } : {}) })
}

function toOutcome({ errorCode, errorMessage }: VoidReason): JobOutcome {
  return { status: 'failed', errorCode, ...(errorMessage ? { errorMessage } : {}) }
}

/** A reply that is lost costs the caller a quarter of a second: the API then reads the row. */
export async function publish(
  running: Pick<JobRunning, 'publisher' | 'prefix' | 'logger'>,
  reply: JobMessage,
): Promise<'ended'> {
  const channel = replyChannel(running.prefix, reply.replyNode)
  try {
    await withDeadline(running.publisher.publish(channel, composeReply(reply)), redisDeadlineMs, 'publish')
  } catch (error) {
    running.logger.warn({ error, jobId: reply.jobId }, 'reply not published')
  }
  return 'ended'
}

/** Whether another delivery may succeed where this one did not. */
export function isWorthRetrying(error: unknown): boolean {
  return isDatabaseUnavailable(error)
}
