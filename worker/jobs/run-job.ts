import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { providerIds } from '#shared/catalog/engines.ts'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { attemptsMax, type JobOutcome } from '#shared/jobs/job.ts'
import {
  enqueueJob,
  findQueue,
  type JobPayload,
  type JobQueues,
  readsImage,
  type Weight,
} from '#shared/jobs/job-queue.ts'
import { composeReply, type JobReply, type JobTiming, replyChannel } from '#shared/jobs/job-reply.ts'
import { type ClaimedJob, moveJob } from '#shared/jobs/job-repository.ts'
import { type JobResult, type VoidReason, voidJob } from '#shared/jobs/settle-job.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import { type ImageSource, InputRefusedError, UploadUnreachableError } from '../engines/engine.ts'
import { isForModel } from '../engines/is-for-model.ts'
import { composeMeta } from './compose-meta.ts'
import { type EngineRun, type EngineRunning, engineFailed, qualityOf, runEngine } from './run-engine.ts'

export interface JobRunning extends EngineRunning {
  sql: Sql
  /** Both share statements with the other jobs of the process: see batchCalls. */
  claim(jobId: string): Promise<ClaimedJob | null>
  capture(result: JobResult): Promise<boolean>
  publisher: Redis
  prefix: string
  images: ImageStore
  /** For jobs that are put in line again, or in another. */
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
 * has ended or is in another queue. `lane` says in the metrics where the job waited.
 */
export async function runJob(
  running: JobRunning & { weight: Weight },
  payload: JobPayload,
  lane: string,
): Promise<'ended' | 'moved'> {
  const { metrics } = running
  const job = await withDeadline(running.claim(payload.jobId), settleDeadlineMs, 'claim')
  const claimedAtMs = performance.now()
  if (!job) {
    // Settled by an earlier delivery whose reply may be lost, or voided: the row has the answer.
    metrics.jobs.inc({ outcome: 'refused' })
    return publish(running, payload, { jobId: payload.jobId })
  }
  // Its first worker moved it and was lost before the queue heard of it.
  if (job.weight !== running.weight) return move(running, payload, job.weight)
  metrics.queueWait.observe({ tier: lane }, job.waitSeconds)
  if (job.attempt > attemptsMax) return fail(running, payload, engineFailed)

  const outcome = await runEngine(running, payload.jobId, job, uploadFinder(running, payload.jobId, job))
  const quality = qualityOf(job)
  if (running.hasModel(job.endpoint) && job.weight !== 'model' && isForModel(quality, outcome))
    return move(running, payload, 'model')
  if (outcome.status === 'failed') return fail(running, payload, outcome)
  const { report } = outcome
  const result = { ...outcome.result, meta: composeMeta(job, outcome.result, report) }
  const latencyMs = job.elapsedMs + job.waitSeconds * 1000 + performance.now() - claimedAtMs
  const captured = { jobId: payload.jobId, result, latencyMs: Math.round(latencyMs * 10) / 10 }
  return finish(running, payload, captured, timeJob(job, report))
}

async function finish(
  running: JobRunning,
  payload: JobPayload,
  captured: JobResult,
  timing: JobTiming,
): Promise<'ended'> {
  const isCaptured = await withDeadline(running.capture(captured), settleDeadlineMs, 'capture')
  running.metrics.jobs.inc({ outcome: isCaptured ? 'captured' : 'already_settled' })
  const { result, latencyMs } = captured
  const reply: JobReply = {
    jobId: payload.jobId,
    ...(isCaptured ? { outcome: { status: 'succeeded', result, latencyMs } } : {}),
    timing,
  }
  return publish(running, payload, reply)
}

function timeJob(job: ClaimedJob, { elapsedMs, modelMs, writtenBy }: EngineRun): JobTiming {
  const answeredBy = providerIds.some((id) => id === writtenBy) ? 'model' : 'local'
  return { queueMs: job.waitSeconds * 1000, engineMs: elapsedMs - modelMs, modelMs, answeredBy }
}

/** The row first: should the queue not take the job, the sweep puts it where the row says. */
async function move(running: JobRunning, payload: JobPayload, weight: Weight): Promise<'ended' | 'moved'> {
  const place = await withDeadline(moveJob(running.sql, payload.jobId, weight), settleDeadlineMs, 'move')
  if (!place) return publish(running, payload, { jobId: payload.jobId })
  running.metrics.jobs.inc({ outcome: 'moved' })
  try {
    const queue = findQueue(running.queues, { weight, ...place })
    await withDeadline(enqueueJob(queue, payload, place.rank), redisDeadlineMs, 'enqueue')
  } catch (error) {
    running.logger.warn({ error, jobId: payload.jobId }, 'moved job not queued: the sweep will')
  }
  return 'moved'
}

/** Asks for the bytes that came with the job, megabytes of them: only when they are to be read. Null if none came. */
function uploadFinder({ images }: JobRunning, jobId: string, job: ClaimedJob): ImageSource['findUpload'] {
  if (!readsImage(job.endpoint) || (job.request as ImageToPromptRequest).imageUrl !== null) return null
  return async () => {
    const upload = await withDeadline(images.find(jobId), redisDeadlineMs, 'image').catch((error: unknown) => {
      throw new UploadUnreachableError('The image store did not answer.', { cause: error })
    })
    if (!upload) throw new InputRefusedError('service_unavailable', uploadLost)
    return upload
  }
}

async function fail(running: JobRunning, payload: JobPayload, reason: VoidReason): Promise<'ended'> {
  const voiding = voidJob(running.sql, payload.jobId, reason)
  const isVoided = await withDeadline(voiding, settleDeadlineMs, 'void')
  running.metrics.jobs.inc({ outcome: isVoided ? 'voided' : 'already_settled' })
  return publish(running, payload, { jobId: payload.jobId, ...(isVoided ? { outcome: toOutcome(reason) } : {}) })
}

function toOutcome({ errorCode, errorMessage }: VoidReason): JobOutcome {
  return { status: 'failed', errorCode, ...(errorMessage ? { errorMessage } : {}) }
}

/** A reply that is lost costs the caller a quarter of a second: the API then reads the row. */
export async function publish(
  running: Pick<JobRunning, 'publisher' | 'prefix' | 'logger'>,
  payload: JobPayload,
  reply: JobReply,
): Promise<'ended'> {
  const channel = replyChannel(running.prefix, payload.replyNode)
  try {
    await withDeadline(running.publisher.publish(channel, composeReply(reply)), redisDeadlineMs, 'publish')
  } catch (error) {
    running.logger.warn({ error, jobId: payload.jobId }, 'reply not published')
  }
  return 'ended'
}

/** Whether another delivery may succeed where this one did not. */
export function isWorthRetrying(error: unknown): boolean {
  return isDatabaseUnavailable(error)
}
