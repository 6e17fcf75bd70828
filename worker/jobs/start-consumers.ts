import { UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Tier, tiers } from '#shared/accounts/plans.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import type { JobMessage } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import {
  backgroundPartition,
  type QueuePartition,
  queueLabel,
  queueName,
  takeoverOptions,
} from '#shared/jobs/job-queue.ts'
import { createOutageLog, type OutageLog } from '#shared/platform/outage-log.ts'
import { queueSpan, withSpan } from '#shared/platform/tracing.ts'
import type { WorkerConfig } from '../config.ts'
import type { JobEngines } from '../engines/engine.ts'
import type { Engines } from '../engines/open-engines.ts'
import { forgetImage, type JobRunContext, runJob } from './run-job.ts'

/**
 * Jobs of an image queue in progress for each decoder. They share it round robin by account, and are more than a few
 * accounts may have queued.
 */
const jobsPerReader = 32
/** The same of a model queue for each slot at the models. */
const jobsPerModelSlot = 6

/**
 * Concurrency of background jobs per synchronous job: enough for hundreds of texts a second, too little to delay
 * synchronous ones.
 */
const backgroundShare = 0.25

/** The same share for background jobs of models: they mostly wait for the provider, and most of them are batches. */
const backgroundLlmShare = 0.5

/** Reconnects are more frequent, so that this long without an error means that all connections are open. */
const connectionQuietMs = 10_000

export interface Consumers {
  workers: Worker<JobMessage>[]
  /** Takes no further jobs and waits for those under way. */
  drain(): Promise<void>
}

/** Starts a consumer for every class and tier with a concurrency, and one for its background jobs. */
export function startConsumers(
  config: WorkerConfig,
  engines: Engines,
  context: Omit<JobRunContext, 'engines'>,
  { prefix, connection }: { prefix: string; connection: Redis },
): Consumers {
  const { vision, llm } = engines
  const concurrencies: Record<JobClass, Record<Tier, number>> = {
    text: { standard: config.CONCURRENCY_STANDARD, priority: config.CONCURRENCY_PRIORITY },
    image: { standard: config.CONCURRENCY_IMAGE_STANDARD, priority: config.CONCURRENCY_IMAGE_PRIORITY },
    llm: { standard: config.CONCURRENCY_LLM_STANDARD, priority: config.CONCURRENCY_LLM_PRIORITY },
  }
  const outage = createOutageLog(context.logger, 'queue connection', { quietMs: connectionQuietMs })
  const openTiers = (jobClass: JobClass) => tiers.filter((tier) => concurrencies[jobClass][tier] > 0)
  const start = (jobClass: JobClass, partition: QueuePartition, concurrency: number, own: JobEngines) =>
    startConsumer({
      jobClass,
      partition,
      concurrency,
      prefix,
      connection,
      outage,
      context: { ...context, engines: own },
    })
  const startBoth = (jobClass: JobClass, tier: Tier, concurrency: number, own: JobEngines) => [
    start(jobClass, tier, concurrency, own),
    start(jobClass, backgroundPartition(tier), Math.ceil(concurrency * backgroundShare), own),
  ]
  const texts = openTiers('text').flatMap((tier) => startBoth('text', tier, concurrencies.text[tier], engines.text))
  const images = openTiers('image').flatMap((tier) =>
    vision ? startBoth('image', tier, concurrencies.image[tier] * jobsPerReader, vision[tier]) : [],
  )
  const models = openTiers('llm').flatMap((tier) => {
    if (!llm) return []
    const { synchronous, background } = llm[tier]
    return [
      start('llm', tier, concurrencies.llm[tier] * jobsPerModelSlot, synchronous),
      // Their queue has the first job of every account before the second of any: nothing waits for its turn here.
      start('llm', backgroundPartition(tier), Math.ceil(concurrencies.llm[tier] * backgroundLlmShare), background),
    ]
  })
  const workers = [...texts, ...images, ...models]
  return {
    workers,
    async drain() {
      await Promise.allSettled(workers.map((worker) => worker.close()))
    },
  }
}

/** Starts taking the jobs of one queue. `close()` on the returned worker waits for the jobs under way. */
function startConsumer(options: {
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
        const end = await withSpan('process', queueSpan('consumer', queue, delivery.data.traceparent), () =>
          runJob({ ...context, jobClass }, delivery.data, queueLabel(jobClass, partition)),
        )
        if (jobClass !== 'text' && end === 'ended') await forgetImage(context, delivery.data.jobId)
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
