import type { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Tier, tiers } from '#shared/accounts/plans.ts'
import type { JobPayload, Weight } from '#shared/jobs/job-queue.ts'
import type { WorkerConfig } from './config.ts'
import { startConsumer } from './consumer.ts'
import { composeModelEngine, composeModelImageEngine } from './engines/model-engines.ts'
import { type OpenImageEngine, prepareImageEngines } from './engines/prepare-image-engines.ts'
import type { PictureWords } from './images/compose-image-prompt.ts'
import type { EndpointProviders } from './models/providers/open-providers.ts'
import type { JobRunning } from './run-job.ts'

/** While one image is read, this many jobs may wait for their hosts: one slow host must not hold up a queue. */
const loadsPerRead = 4
/** Images that are to be told to a model and are read at once, for each tier: the wait for the model is far longer. */
const modelReadsMax = 1

/** Starts taking jobs of every weight and tier that this worker is set up for. */
export async function startConsumers(
  config: WorkerConfig,
  providers: EndpointProviders,
  running: JobRunning,
  words: PictureWords,
  connection: Redis,
): Promise<Worker<JobPayload>[]> {
  const places: Record<Weight, Record<Tier, number>> = {
    text: { standard: config.CONCURRENCY_STANDARD, priority: config.CONCURRENCY_PRIORITY },
    vision: { standard: config.CONCURRENCY_VISION_STANDARD, priority: config.CONCURRENCY_VISION_PRIORITY },
    model: { standard: config.CONCURRENCY_MODEL_STANDARD, priority: config.CONCURRENCY_MODEL_PRIORITY },
  }
  const openTiers = (weight: Weight) => tiers.filter((tier) => places[weight][tier] > 0)
  const start = (weight: Weight, tier: Tier, concurrency: number, own: Partial<JobRunning>) =>
    startConsumer({ weight, tier, concurrency, connection, running: { ...running, ...own } })

  const texts = openTiers('text').map((tier) => start('text', tier, places.text[tier], {}))
  const [visionTiers, modelTiers] = [openTiers('vision'), openTiers('model')]
  if (visionTiers.length + modelTiers.length === 0) return texts
  const openImageEngine: OpenImageEngine = await prepareImageEngines(config, running.logger, words)
  // An image engine for each queue, so that none waits for another's turn.
  const images = visionTiers.map((tier) => {
    const reads = places.vision[tier]
    return start('vision', tier, reads * loadsPerRead, { imageEngine: openImageEngine(reads) })
  })
  const writing = { deadlineMs: config.MODEL_DEADLINE_MS, tokensMax: config.MODEL_TOKENS_MAX, lexicon: words.lexicon }
  const engine = composeModelEngine(running.engine, providers, writing)
  const engineDeadlineMs = config.ENGINE_DEADLINE_MS + config.MODEL_DEADLINE_MS
  const models = modelTiers.map((tier) => {
    const imageEngine = composeModelImageEngine(openImageEngine(modelReadsMax), providers, writing)
    return start('model', tier, places.model[tier], { engine, imageEngine, engineDeadlineMs })
  })
  return [...texts, ...images, ...models]
}
