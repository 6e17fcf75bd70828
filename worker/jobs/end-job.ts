import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import type { JobMessage, JobOutcome } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { composeReply, replyChannel } from '#shared/jobs/job-message.ts'
import { enqueueJob, findQueue, type JobQueues } from '#shared/jobs/job-queue.ts'
import { moveJob } from '#shared/jobs/job-repository.ts'
import type { RefusedJobs } from '#shared/jobs/refused-jobs.ts'
import { type Capture, type VoidReason, voidJob, voidUnchangedJob } from '#shared/jobs/settle-job.ts'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { sqlSpan, withSpan } from '#shared/platform/tracing.ts'
import type { JobResult } from '#shared/prompts/prompt-result.ts'
import { storeResult } from '#shared/prompts/stored-result.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'

/** Stores and channels of jobs. */
export interface JobContext {
  sql: Sql
  queues: JobQueues
  images: ImageStore
  refusedJobs: RefusedJobs
  /** Never rejects: a lost reply costs the caller a quarter of a second, after which the API reads the row. */
  publish(reply: JobMessage): Promise<void>
  metrics: WorkerMetrics
  logger: Logger
}

/** A frozen Postgres must not block a job indefinitely. */
export const settleDeadlineMs = 2000

/** Stores the result and captures the credits, or voids the job if the result is free; then replies. */
export async function succeed(
  context: JobContext & { capture(job: Capture): Promise<boolean> },
  message: JobMessage,
  { isFree, ...succeeded }: Capture & { isFree: boolean },
  timing: NonNullable<JobMessage['timing']>,
): Promise<'ended'> {
  const isVoided = isFree && (await withDeadline(voidUnchangedJob(context.sql, succeeded), settleDeadlineMs, 'void'))
  // A job that was not held then never is again: capturing it only keeps a late result.
  const capture = () => withDeadline(context.capture(succeeded), settleDeadlineMs, 'capture')
  const isCaptured = !isVoided && (await withSpan('capture', sqlSpan, capture))
  context.metrics.jobs.inc({ outcome: isVoided ? 'unchanged' : isCaptured ? 'captured' : 'already_settled' })
  const { result, latencyMs } = succeeded
  const outcome: JobOutcome = { status: 'succeeded', result, latencyMs, isFree: isVoided }
  return end(context, { ...message, ...(isVoided || isCaptured ? { outcome } : {}), timing })
}

/** Why a job is to be voided. */
export type JobFailure = VoidReason & { status: 'failed' }

/** Voids the job and replies. */
export async function fail(context: JobContext, message: JobMessage, outcome: JobFailure): Promise<'ended'> {
  const voiding = () => withDeadline(voidJob(context.sql, message.jobId, outcome), settleDeadlineMs, 'void')
  const isVoided = await withSpan('void', sqlSpan, voiding)
  context.metrics.jobs.inc({ outcome: isVoided ? 'voided' : 'already_settled' })
  return end(context, { ...message, ...(isVoided ? { outcome } : {}) })
}

/** The local result of a job that a model is to finish. Not stored: should it be lost, the caller gets the result alone. */
export async function publishPreliminary(
  { publish }: JobContext,
  message: JobMessage,
  result: JobResult,
): Promise<void> {
  const { jobId, replyNode } = message
  await publish({ jobId, replyNode, preliminary: storeResult(result) })
}

/** Moves the job to another class. The row first: if the queue fails, the sweep enqueues the job by its row. */
export async function move(context: JobContext, message: JobMessage, jobClass: JobClass): Promise<'ended' | 'moved'> {
  const place = await withDeadline(moveJob(context.sql, message.jobId, jobClass), settleDeadlineMs, 'move')
  if (!place) return end(context, message)
  context.metrics.jobs.inc({ outcome: 'moved' })
  try {
    const queue = findQueue(context.queues, { jobClass, ...place })
    await withDeadline(enqueueJob(queue, message, place.queuePriority), redisDeadlineMs, 'enqueue')
  } catch (error) {
    context.logger.warn({ error, jobId: message.jobId }, 'escalated job not enqueued; left to the sweep')
  }
  return 'moved'
}

/** Replies with the outcome; without one, the API reads the row. */
export async function end({ publish }: JobContext, reply: JobMessage): Promise<'ended'> {
  await withSpan('reply', {}, () => publish(reply))
  return 'ended'
}

/** Sends replies to the API process that waits for them. */
export function createReplyPublisher(publisher: Redis, prefix: string, logger: Logger): JobContext['publish'] {
  return async (reply) => {
    const message = composeReply(reply)
    if (message === null) return
    try {
      const publishing = publisher.publish(replyChannel(prefix, reply.replyNode), message)
      await withDeadline(publishing, redisDeadlineMs, 'publish')
    } catch (error) {
      logger.warn({ error, jobId: reply.jobId }, 'reply not published')
    }
  }
}

/** Deletes the uploaded image of a job that has ended. If Redis is unavailable, the image expires. */
export async function forgetImage({ images, logger }: JobContext, jobId: string): Promise<void> {
  try {
    await withDeadline(images.remove(jobId), redisDeadlineMs, 'forget image')
  } catch (error) {
    logger.warn({ error, jobId }, 'image not deleted')
  }
}
