import type { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { tiers } from '#shared/accounts/plans.ts'
import { parseAllowedHosts } from '#shared/addresses/check-address-target.ts'
import type { JobPayload } from '#shared/jobs/job-queue.ts'
import type { WorkerConfig } from './config.ts'
import { startConsumer } from './consumer.ts'
import type { JobRunning } from './run-job.ts'

/** While one image is read, this many jobs may wait for their hosts: one slow host must not hold up a queue. */
const loadsPerRead = 4
/** Loading takes at most this share of the engine's time, decoding another, so that each can say itself why it stopped. */
const deadlineShare = 0.45
const decodeMsMax = 5000

/** Starts taking jobs of every weight and tier that this worker is set up for. */
export async function startConsumers(
  config: WorkerConfig,
  running: JobRunning,
  connection: Redis,
): Promise<Worker<JobPayload>[]> {
  const texts = { standard: config.CONCURRENCY_STANDARD, priority: config.CONCURRENCY_PRIORITY }
  const consumers = tiers
    .filter((tier) => texts[tier] > 0)
    .map((tier) => startConsumer({ weight: 'text', tier, concurrency: texts[tier], connection, running }))
  return [...consumers, ...(await startVisionConsumers(config, running, connection))]
}

async function startVisionConsumers(
  config: WorkerConfig,
  running: JobRunning,
  connection: Redis,
): Promise<Worker<JobPayload>[]> {
  const reads = { standard: config.CONCURRENCY_VISION_STANDARD, priority: config.CONCURRENCY_VISION_PRIORITY }
  const open = tiers.filter((tier) => reads[tier] > 0)
  if (open.length === 0) return []
  // A worker without vision never loads the image decoder.
  const { createImageEngine } = await import('./engines/image-engine.ts')
  const { warmUpImages } = await import('./engines/warm-up-images.ts')
  const budgetMs = Math.floor(config.ENGINE_DEADLINE_MS * deadlineShare)
  const options = {
    bytesMax: config.IMAGE_BYTES_MAX,
    pixelsMax: config.IMAGE_PIXELS_MAX,
    loadMs: Math.min(config.IMAGE_DEADLINE_MS, budgetMs),
    decodeMs: Math.min(decodeMsMax, budgetMs),
    allowedHosts: parseAllowedHosts(config.IMAGE_URL_ALLOW),
  }
  // Slow first answers are no reason not to start.
  await warmUpImages(createImageEngine({ ...options, readsMax: 1 })).catch((error: unknown) => {
    running.logger.warn({ error }, 'image engine not warmed up')
  })
  // An engine for each tier, so that neither waits for the other's turn.
  return open.map((tier) => {
    const imageEngine = createImageEngine({ ...options, readsMax: reads[tier] })
    const concurrency = reads[tier] * loadsPerRead
    return startConsumer({ weight: 'vision', tier, concurrency, connection, running: { ...running, imageEngine } })
  })
}
