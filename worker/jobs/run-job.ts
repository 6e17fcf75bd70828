import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { providerIds } from '#shared/catalog/engines.ts'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { attemptsMax, type Job, type JobMessage, type JobOutcome, queueMsOf } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { composeReply, replyChannel } from '#shared/jobs/job-message.ts'
import { enqueueJob, findQueue, type JobQueues } from '#shared/jobs/job-queue.ts'
import { moveJob } from '#shared/jobs/job-repository.ts'
import type { RefusedJobs } from '#shared/jobs/refused-jobs.ts'
import { type Capture, voidJob, voidUnchangedJob } from '#shared/jobs/settle-job.ts'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { engineSpan, sqlSpan, withSpan } from '#shared/platform/tracing.ts'
import { type JobRequest, qualityOf, readRequest } from '#shared/prompts/prompt-request.ts'
import type { JobResult } from '#shared/prompts/prompt-result.ts'
import { storeResult } from '#shared/prompts/stored-result.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import type { WorkerConfig } from '../config.ts'
import { InputRefusedError, type JobEngines, type UploadLoader, UploadUnreachableError } from '../engines/engine.ts'
import { composePreliminary, composeResult } from './compose-result.ts'
import { shouldEscalateToModel } from './escalate.ts'
import { type EngineFailure, type EngineOutcome, engineFailed, runEngine } from './run-engine.ts'

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

/** The same with what runs them. */
export interface JobRunContext extends JobContext {
  /** Both share statements with the other jobs of the process. */
  claim(jobId: string): Promise<Job | null>
  capture(job: Capture): Promise<boolean>
  engines: JobEngines
  /** Setting UNCHANGED_RESULTS. */
  unchangedResults: WorkerConfig['UNCHANGED_RESULTS']
  /** Whether a model, of this worker or another, can have jobs of the endpoint. */
  hasModel(endpoint: PricedEndpoint): boolean
}

/** A frozen Postgres must not block a job indefinitely. */
export const settleDeadlineMs = 2000

const uploadLost = 'The uploaded image was lost before processing; nothing was charged. Send it again.'

/**
 * One delivery of one job: claim, run the engine, settle, reply. What follows the settlement may be lost without harm.
 * Rejects when Postgres or the image store is away, so that it is delivered again; once it resolves, the job has ended
 * or is in another queue. `label` names the queue in the metrics.
 */
export async function runJob(
  context: JobRunContext & { jobClass: JobClass },
  message: JobMessage,
  label: string,
): Promise<'ended' | 'moved'> {
  const { metrics } = context
  const claim = () => withDeadline(context.claim(message.jobId), settleDeadlineMs, 'claim')
  const job = await withSpan('claim', sqlSpan, claim)
  const claimedAtMs = performance.now()
  if (!job) {
    // Settled by an earlier delivery whose reply may be lost, or voided: the row has the answer.
    metrics.jobs.inc({ outcome: 'refused' })
    return end(context, message)
  }
  // Its first worker moved it and was lost before the queue heard of it.
  if (job.jobClass !== context.jobClass) return move(context, message, job.jobClass)
  metrics.queueWait.observe({ queue: label }, queueMsOf(job) / 1000)
  if (job.attempt > attemptsMax) return fail(context, message, engineFailed)

  const request = readRequest(job.endpoint, job.request)
  if (request === null) {
    context.logger.error({ jobId: message.jobId }, 'invalid stored request')
    return fail(context, message, engineFailed)
  }
  const findUpload = uploadFinder(context, message.jobId, request)
  const outcome = await withSpan('engine', engineSpan(job.endpoint, qualityOf(request)), () =>
    runEngine(context, { jobId: message.jobId, job, request, findUpload }),
  )
  if (shouldEscalateToModel(job.jobClass, request, outcome, context.hasModel(job.endpoint))) {
    if (message.wantsPreliminary && outcome.status === 'succeeded') {
      await publishPreliminary(context, message, composePreliminary(request, outcome.made))
    }
    return move(context, message, 'llm')
  }
  if (outcome.status === 'failed') return fail(context, message, outcome)
  const result = composeResult(job, request, outcome.made)
  const latencyMs = job.latencyMs + queueMsOf(job) + performance.now() - claimedAtMs
  const succeeded = { jobId: message.jobId, result: storeResult(result), latencyMs: Math.round(latencyMs * 10) / 10 }
  const isFree = context.unchangedResults === 'free' && result.meta?.changed === false
  return finish(context, message, { ...succeeded, isFree }, timeJob(job, outcome))
}

/** Not charged and not stored: should it be lost, the caller gets the result alone. */
async function publishPreliminary({ publish }: JobContext, message: JobMessage, result: JobResult): Promise<void> {
  const { jobId, replyNode } = message
  await publish({ jobId, replyNode, preliminary: storeResult(result) })
}

async function finish(
  context: JobRunContext,
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

function timeJob(
  job: Job,
  { made: { writtenBy, modelMs }, elapsedMs }: EngineOutcome & { status: 'succeeded' },
): NonNullable<JobMessage['timing']> {
  const answeredBy = providerIds.some((id) => id === writtenBy) ? 'model' : 'local'
  return { queueMs: queueMsOf(job), engineMs: elapsedMs - modelMs, modelMs, answeredBy }
}

/** The row first: if the queue fails, the sweep enqueues the job by its row. */
async function move(context: JobContext, message: JobMessage, jobClass: JobClass): Promise<'ended' | 'moved'> {
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

/** Loads the bytes that came with the job, megabytes of them, only once they are to be read. Null if none came. */
function uploadFinder({ images }: JobContext, jobId: string, request: JobRequest): UploadLoader | null {
  if (request.endpoint !== 'image-to-prompt' || request.imageUrl !== null) return null
  return async () => {
    const upload = await withDeadline(images.find(jobId), redisDeadlineMs, 'image').catch((error: unknown) => {
      throw new UploadUnreachableError('The image store did not answer.', { cause: error })
    })
    if (!upload) throw new InputRefusedError('service_unavailable', uploadLost)
    return upload
  }
}

async function fail(context: JobContext, message: JobMessage, outcome: EngineFailure): Promise<'ended'> {
  const voiding = () => withDeadline(voidJob(context.sql, message.jobId, outcome), settleDeadlineMs, 'void')
  const isVoided = await withSpan('void', sqlSpan, voiding)
  context.metrics.jobs.inc({ outcome: isVoided ? 'voided' : 'already_settled' })
  return end(context, { ...message, ...(isVoided ? { outcome } : {}) })
}

async function end({ publish }: JobContext, reply: JobMessage): Promise<'ended'> {
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

/** Removes what was uploaded for a job that has ended. Should Redis be away, the image's own time ends it. */
export async function forgetImage({ images, logger }: JobContext, jobId: string): Promise<void> {
  try {
    await withDeadline(images.remove(jobId), redisDeadlineMs, 'forget image')
  } catch (error) {
    logger.warn({ error, jobId }, 'image not deleted')
  }
}
