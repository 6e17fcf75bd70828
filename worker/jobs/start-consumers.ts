import type { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Tier, tiers } from '#shared/accounts/plans.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import type { JobMessage } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { backgroundPartition, type QueuePartition } from '#shared/jobs/job-queue.ts'
import type { ProviderMetrics } from '#shared/metrics/provider-metrics.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'
import type { WorkerConfig } from '../config.ts'
import type { Engine, PictureReader } from '../engines/engine.ts'
import { composeModelEngine, composeModelImageEngine } from '../engines/llm/model-engines.ts'
import type { EndpointProviders } from '../engines/llm/providers/open-providers.ts'
import type { ModelKnowledge, ModelSlots } from '../engines/llm/writing/writing-task.ts'
import type { PictureWords } from '../engines/vision/compose/compose-image-prompt.ts'
import { prepareImageEngines } from '../engines/vision/prepare-image-engines.ts'
import { startConsumer } from './consume.ts'
import type { JobRunning } from './run-job.ts'

/**
 * While one image is decoded, so many jobs of its queue are in this worker's hands, where accounts take turns: a few
 * accounts that have as many jobs in the queue as they may still leave the next one among them.
 */
const jobsPerReader = 32

/**
 * Concurrency of background jobs per synchronous job: enough for hundreds of texts a second, too little to delay
 * synchronous ones.
 */
const backgroundShare = 0.25

/** The same share for background jobs of models: they mostly wait for the provider, and most of them are batches. */
const backgroundLlmShare = 0.5

/**
 * For each job at the models, so many of its queue are in this worker's hands, where accounts share the slots: some
 * accounts that have as many in the queue as they may still leave another's next job among them.
 */
const jobsPerModelSlot = 6

/** A connection is tried again at least so often, so that this long without an error means that all are open. */
const connectionQuietMs = 10_000

export interface Consumers {
  workers: Worker<JobMessage>[]
  /** Takes no further jobs and waits for those under way. */
  drain(): Promise<void>
  /** Ends what the jobs were run with. */
  close(): Promise<void>
}

/** Starts taking jobs of every class and tier that this worker is set up for. */
export async function startConsumers(
  config: WorkerConfig,
  providers: EndpointProviders,
  running: JobRunning,
  { knowledge, connection }: { knowledge: PictureWords & ModelKnowledge; connection: Redis },
): Promise<Consumers> {
  const places: Record<JobClass, Record<Tier, number>> = {
    text: { standard: config.CONCURRENCY_STANDARD, priority: config.CONCURRENCY_PRIORITY },
    image: { standard: config.CONCURRENCY_VISION_STANDARD, priority: config.CONCURRENCY_VISION_PRIORITY },
    llm: { standard: config.CONCURRENCY_MODEL_STANDARD, priority: config.CONCURRENCY_MODEL_PRIORITY },
  }
  const outage = createOutageLog(running.logger, 'queue connection', { quietMs: connectionQuietMs })
  const openTiers = (jobClass: JobClass) => tiers.filter((tier) => places[jobClass][tier] > 0)
  const start = (jobClass: JobClass, partition: QueuePartition, concurrency: number, own: Partial<JobRunning>) =>
    startConsumer({ jobClass, partition, concurrency, connection, outage, running: { ...running, ...own } })
  const startBoth = (jobClass: JobClass, tier: Tier, concurrency: number, own: Partial<JobRunning>) => [
    start(jobClass, tier, concurrency, own),
    start(jobClass, backgroundPartition(tier), Math.ceil(concurrency * backgroundShare), own),
  ]

  const texts = openTiers('text').flatMap((tier) => startBoth('text', tier, places.text[tier], {}))
  const [visionTiers, modelTiers] = [openTiers('image'), openTiers('llm')]
  if (visionTiers.length + modelTiers.length === 0) return consumersOf(texts)
  const readersOf = (tier: Tier) => Math.max(1, places.image[tier])
  const readersMax = Math.max(...tiers.map(readersOf))
  const engines = await prepareImageEngines(config, { readersMax, words: knowledge, logger: running.logger })
  // One for each tier: its images wait for each other in loading, and never for those of the other tier.
  const imageEngines = { standard: engines.open(readersOf('standard')), priority: engines.open(readersOf('priority')) }
  const images = visionTiers.flatMap((tier) =>
    startBoth('image', tier, readersOf(tier) * jobsPerReader, { imageEngine: imageEngines[tier] }),
  )
  const models = modelTiers.flatMap((tier) => {
    const own = (slots?: ModelSlots) => ({
      ...composeModelEngines(
        config,
        providers,
        { local: running.engine, images: imageEngines[tier], knowledge },
        slots,
      ),
      engineDeadlineMs: config.ENGINE_DEADLINE_MS + config.MODEL_DEADLINE_MS,
    })
    const slots = openModelSlots(places.llm[tier], running.metrics.providers)
    return [
      start('llm', tier, places.llm[tier] * jobsPerModelSlot, own(slots)),
      // Their queue has the first job of every account before the second of any: nothing waits for its turn here.
      start('llm', backgroundPartition(tier), Math.ceil(places.llm[tier] * backgroundLlmShare), own()),
    ]
  })
  return consumersOf([...texts, ...images, ...models], engines.close)
}

/** Slots for synchronous jobs; one account has half of them at most. */
function openModelSlots(slotsMax: number, { slotWait }: ProviderMetrics): ModelSlots {
  const turns = createFairSemaphore({ permitsMax: slotsMax, permitsPerOwnerMax: Math.ceil(slotsMax / 2) })
  return {
    async acquire(accountId, waitMs) {
      const startMs = performance.now()
      const release = await turns.acquire(accountId, waitMs)
      slotWait.observe({ outcome: release ? 'acquired' : 'too_late' }, (performance.now() - startMs) / 1000)
      return release
    },
  }
}

function composeModelEngines(
  config: WorkerConfig,
  providers: EndpointProviders,
  { local, images, knowledge }: { local: Engine; images: PictureReader; knowledge: ModelKnowledge },
  slots: ModelSlots | undefined,
): Pick<JobRunning, 'engine' | 'imageEngine'> {
  const writing = {
    deadlineMs: config.MODEL_DEADLINE_MS,
    tokensMax: config.MODEL_TOKENS_MAX,
    thinkingTokens: config.MODEL_THINKING_TOKENS,
    knowledge,
    ...(slots ? { slots } : {}),
  }
  return {
    engine: composeModelEngine(local, providers, writing),
    imageEngine: composeModelImageEngine(images, providers, writing),
  }
}

function consumersOf(workers: Worker<JobMessage>[], close = async (): Promise<void> => {}): Consumers {
  const drain = async (): Promise<void> => {
    await Promise.allSettled(workers.map((worker) => worker.close()))
  }
  return { workers, drain, close }
}
