import { parseAllowedHosts } from '#shared/addresses/check-address-target.ts'
import type { Logger } from '#shared/logger.ts'
import type { WorkerConfig } from '../config.ts'
import type { PictureWords } from '../images/compose-image-prompt.ts'
import type { PictureReader } from './engine.ts'

/** Loading takes at most this share of the engine's time, decoding another, so that each can say itself why it stopped. */
const deadlineShare = 0.45
const decodeMsMax = 5000

/** Opens an engine that reads at most `readsMax` images at once. */
export type OpenImageEngine = (readsMax: number) => PictureReader

/** Loads and warms up the image decoder, which a worker of texts alone never needs. */
export async function prepareImageEngines(
  config: WorkerConfig,
  logger: Logger,
  words: PictureWords,
): Promise<OpenImageEngine> {
  const { createImageEngine } = await import('./image-engine.ts')
  const { warmUpImages } = await import('./warm-up-images.ts')
  const budgetMs = Math.floor(config.ENGINE_DEADLINE_MS * deadlineShare)
  const options = {
    bytesMax: config.IMAGE_BYTES_MAX,
    pixelsMax: config.IMAGE_PIXELS_MAX,
    loadMs: Math.min(config.IMAGE_DEADLINE_MS, budgetMs),
    decodeMs: Math.min(decodeMsMax, budgetMs),
    words,
    allowedHosts: parseAllowedHosts(config.IMAGE_URL_ALLOW),
  }
  // Slow first answers are no reason not to start.
  await warmUpImages(createImageEngine({ ...options, readsMax: 1 })).catch((error: unknown) => {
    logger.warn({ error }, 'image engine not warmed up')
  })
  return (readsMax) => createImageEngine({ ...options, readsMax })
}
