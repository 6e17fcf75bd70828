import { UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { providerIds } from '#shared/catalog/engines.ts'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { attemptsMax, type Job, type JobMessage, queueMsOf, remainingMsOf } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { type QueuePartition, queueLabel, queueName, takeoverOptions } from '#shared/jobs/job-queue.ts'
import type { Capture } from '#shared/jobs/settle-job.ts'
import type { OutageLog } from '#shared/platform/outage-log.ts'
import { engineSpan, queueSpan, sqlSpan, withSpan } from '#shared/platform/tracing.ts'
import { type JobRequest, qualityOf, readRequest } from '#shared/prompts/prompt-request.ts'
import { storeResult } from '#shared/prompts/stored-result.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import type { WorkerConfig } from '../config.ts'
import {
  type EngineContext,
  type EngineResult,
  InputRefusedError,
  type JobEngines,
  type UploadLoader,
  UploadUnreachableError,
} from '../engines/engine.ts'
import { composePreliminary, composeResult } from './compose-result.ts'
import {
  end,
  fail,
  forgetImage,
  type JobContext,
  type JobFailure,
  move,
  publishPreliminary,
  settleDeadlineMs,
  succeed,
} from './end-job.ts'
import { type EngineOutcome, shouldEscalateToModel } from './escalate.ts'

const engineFailed: JobFailure = { status: 'failed', errorCode: 'engine_failed' }
const uploadLost = 'The uploaded image was lost before processing; nothing was charged. Send it again.'

/** What a delivery needs. */
export interface JobRunContext extends JobContext {
  /** Micro-batched with the other jobs of the process, like `capture`. */
  claim(jobId: string): Promise<Job | null>
  capture(job: Capture): Promise<boolean>
  engines: JobEngines
  /** Setting UNCHANGED_RESULTS. */
  unchangedResults: WorkerConfig['UNCHANGED_RESULTS']
  /** Whether this or another worker has a model for the endpoint. */
  hasModel(endpoint: PricedEndpoint): boolean
}

/** Starts taking the jobs of one queue. `close()` on the returned worker waits for the jobs under way. */
export function startConsumer(options: {
  jobClass: JobClass
  partition: QueuePartition
  concurrency: number
  connection: Redis
  context: JobRunContext
  prefix: string
  /** Of the queue's connections, shared by the consumers. */
  outage: OutageLog
}): Worker<JobMessage> {
  const { jobClass, partition, context, prefix, outage } = options
  const queue = queueName(jobClass, partition)
  const worker = new Worker<JobMessage>(
    queue,
    async (delivery) => {
      try {
        const outcome = await withSpan('process', queueSpan('consumer', queue, delivery.data.traceparent), () =>
          runJob({ ...context, jobClass }, delivery.data, queueLabel(jobClass, partition)),
        )
        if (jobClass !== 'text' && outcome === 'ended') await forgetImage(context, delivery.data.jobId)
      } catch (error) {
        context.metrics.jobs.inc({ outcome: 'retried' })
        context.logger.error({ error, jobId: delivery.id }, 'delivery failed')
        // The sweep finds the row, which is still held, and decides what follows.
        if (!isDatabaseUnavailable(error)) throw new UnrecoverableError('delivery failed')
        throw new Error('delivery failed, another may succeed')
      }
    },
    {
      connection: options.connection,
      prefix: `${prefix}:queue`,
      concurrency: options.concurrency,
      ...takeoverOptions,
    },
  )
  worker.on('error', (error) => outage.failed(error, { queue }))
  worker.on('stalled', (jobId) => context.logger.warn({ jobId, queue }, 'stalled job redelivered'))
  return worker
}

/**
 * One delivery of one job: claim, run the engine, settle, reply. A crash after the settlement costs nothing: the row has
 * the result. Rejects when Postgres is unavailable, and the queue delivers the job again, or when the image store is, and
 * the sweep enqueues it again; once it resolves, the job has ended or is in another queue. `label` names the queue in the
 * metrics.
 */
async function runJob(
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
  // An earlier worker moved the row and died before it enqueued the job.
  if (job.jobClass !== context.jobClass) return move(context, message, job.jobClass)
  metrics.queueWait.observe({ queue: label }, queueMsOf(job) / 1000)
  if (job.attempt > attemptsMax) return fail(context, message, engineFailed)

  const request = readRequest(job.endpoint, job.request)
  if (request === null) {
    context.logger.error({ jobId: message.jobId }, 'invalid stored request')
    return fail(context, message, engineFailed)
  }
  const run = () => runEngine(context, job, request)
  const outcome = await withSpan('engine', engineSpan(job.endpoint, qualityOf(request)), run)
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
  return succeed(context, message, { ...succeeded, isFree }, timeJob(job, outcome))
}

function timeJob(
  job: Job,
  { made: { writtenBy, modelMs }, elapsedMs }: EngineOutcome & { status: 'succeeded' },
): NonNullable<JobMessage['timing']> {
  const answeredBy = providerIds.some((id) => id === writtenBy) ? 'model' : 'local'
  return { queueMs: queueMsOf(job), engineMs: elapsedMs - modelMs, modelMs, answeredBy }
}

/**
 * Runs the engine of the request's endpoint. Nothing that the caller sent is part of any log line. Rejects with
 * UploadUnreachableError only; every other failure is an outcome.
 */
async function runEngine(
  { engines, images, metrics, logger }: JobRunContext,
  job: Job,
  request: JobRequest,
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
  const loadUpload = uploadFinder(images, job.id, request)
  const context = { signal: abort.signal, accountId, apiKeyId, endMs: startMs + remainingMs, loadUpload }
  // A job waits for a slot at most as long as its caller waits; the engine's deadline starts afterwards.
  const deadlineMs = engines.deadlineMs + Math.max(0, remainingMs)
  try {
    const made = await withDeadline(start(engines, request, context), deadlineMs, 'engine')
    return { status: 'succeeded', made, elapsedMs: measure(made.writtenBy) }
  } catch (error) {
    abort.abort()
    const engine = (request.endpoint === 'image-to-prompt' ? engines.image : engines.text)?.id ?? 'none'
    measure(engine)
    if (error instanceof UploadUnreachableError) throw error
    if (error instanceof InputRefusedError) {
      return { status: 'failed', errorCode: error.errorCode, errorMessage: error.message }
    }
    logger.error({ jobId: job.id, engine, attempt: job.attempt, errorName: nameOf(error) }, 'engine failed')
    return engineFailed
  }
}

async function start({ text, image }: JobEngines, request: JobRequest, context: EngineContext): Promise<EngineResult> {
  if (request.endpoint !== 'image-to-prompt') return text.run(request, context)
  if (image === null) throw new Error('this worker takes no image jobs')
  return image.run(request, context)
}

/** The message of an engine's error may quote the draft; its name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** Loads the job's upload, which may be megabytes, only when it is needed. Null without an upload. */
function uploadFinder(images: ImageStore, jobId: string, request: JobRequest): UploadLoader | null {
  if (request.endpoint !== 'image-to-prompt' || request.imageUrl !== null) return null
  return async () => {
    const upload = await withDeadline(images.find(jobId), redisDeadlineMs, 'image').catch((error: unknown) => {
      throw new UploadUnreachableError('The image store did not answer.', { cause: error })
    })
    if (!upload) throw new InputRefusedError('service_unavailable', uploadLost)
    return upload
  }
}
