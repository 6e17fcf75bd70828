import type { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Tier, tiers } from '#shared/accounts/plans.ts'
import type { JobMessage } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { backgroundPartition, type QueuePartition } from '#shared/jobs/job-queue.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'
import type { WorkerConfig } from '../config.ts'
import type { JobEngines } from '../engines/engine.ts'
import type { Engines } from '../engines/open-engines.ts'
import { type JobRunContext, startConsumer } from './run-job.ts'

/**
 * Jobs of an image queue in progress per decoder, which serves accounts round robin. Exceeds what a few accounts may
 * have queued.
 */
const jobsPerDecoder = 32
/** Jobs of a model queue in progress per model slot. */
const jobsPerModelSlot = 6

/**
 * Concurrency of background jobs per synchronous job: enough for hundreds of texts a second, too little to delay
 * synchronous ones.
 */
const backgroundShare = 0.25

/** Like `backgroundShare`, for model jobs: they mostly wait for the provider, and most of them are batches. */
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
    vision ? startBoth('image', tier, concurrencies.image[tier] * jobsPerDecoder, vision[tier]) : [],
  )
  const models = openTiers('llm').flatMap((tier) => {
    if (!llm) return []
    const { synchronous, background } = llm[tier]
    return [
      start('llm', tier, concurrencies.llm[tier] * jobsPerModelSlot, synchronous),
      // The queue already orders background jobs round robin by account, so that none waits for its turn here.
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
