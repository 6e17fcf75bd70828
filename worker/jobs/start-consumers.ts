import type { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Tier, tiers } from '#shared/accounts/plans.ts'
import { type JobPayload, type Line, unattendedLine, type Weight } from '#shared/jobs/job-queue.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'
import type { WorkerConfig } from '../config.ts'
import type { JobEngines } from '../engines/engine.ts'
import type { Engines } from '../engines/open-engines.ts'
import { startConsumer } from './consume.ts'
import type { JobRunContext } from './run-job.ts'

/**
 * While one image is decoded, so many jobs of its queue are in this worker's hands, where accounts take turns: a few
 * accounts that have as many jobs in the queue as they may still leave the next one among them.
 */
const jobsPerReader = 32

/**
 * For each job that somebody waits for, so much of a place for those that nobody does: enough to do hundreds of texts a
 * second, too few to be in the way.
 */
const unattendedShare = 0.25

/** The same share for background jobs of models: they mostly wait for the provider, and most of them are batches. */
const backgroundModelShare = 0.5

/**
 * For each job at the models, so many of its queue are in this worker's hands, where accounts share the slots: some
 * accounts that have as many in the queue as they may still leave another's next job among them.
 */
const jobsPerModelSlot = 6

/** A connection is tried again at least so often, so that this long without an error means that all are open. */
const connectionQuietMs = 10_000

export interface Consumers {
  workers: Worker<JobPayload>[]
  /** Takes no further jobs and waits for those under way. */
  drain(): Promise<void>
}

/** Starts taking the jobs of every queue for which this worker has places. */
export function startConsumers(
  config: WorkerConfig,
  engines: Engines,
  context: Omit<JobRunContext, 'engines'>,
  { prefix, connection }: { prefix: string; connection: Redis },
): Consumers {
  const { vision, llm } = engines
  const places: Record<Weight, Record<Tier, number>> = {
    text: { standard: config.CONCURRENCY_STANDARD, priority: config.CONCURRENCY_PRIORITY },
    vision: { standard: config.CONCURRENCY_VISION_STANDARD, priority: config.CONCURRENCY_VISION_PRIORITY },
    model: { standard: config.CONCURRENCY_MODEL_STANDARD, priority: config.CONCURRENCY_MODEL_PRIORITY },
  }
  const outage = createOutageLog(context.logger, 'queue connection', { quietMs: connectionQuietMs })
  const openTiers = (weight: Weight) => tiers.filter((tier) => places[weight][tier] > 0)
  const start = (weight: Weight, line: Line, concurrency: number, own: JobEngines) =>
    startConsumer({ weight, line, concurrency, prefix, connection, outage, context: { ...context, engines: own } })
  const startBoth = (weight: Weight, tier: Tier, concurrency: number, own: JobEngines) => [
    start(weight, tier, concurrency, own),
    start(weight, unattendedLine(tier), Math.ceil(concurrency * unattendedShare), own),
  ]
  const texts = openTiers('text').flatMap((tier) => startBoth('text', tier, places.text[tier], engines.text))
  const images = openTiers('vision').flatMap((tier) =>
    vision ? startBoth('vision', tier, places.vision[tier] * jobsPerReader, vision[tier]) : [],
  )
  const models = openTiers('model').flatMap((tier) => {
    if (!llm) return []
    const { synchronous, background } = llm[tier]
    return [
      start('model', tier, places.model[tier] * jobsPerModelSlot, synchronous),
      // Their queue has the first job of every account before the second of any: nothing waits for its turn here.
      start('model', unattendedLine(tier), Math.ceil(places.model[tier] * backgroundModelShare), background),
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
