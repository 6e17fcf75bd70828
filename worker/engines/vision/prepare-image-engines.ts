import type { Logger } from '#shared/platform/logger.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import type { WorkerConfig } from '../../config.ts'
import { reportToParent } from '../../report-to-parent.ts'
import type { PictureReader } from '../engine.ts'
import type { PictureWords } from './compose/compose-image-prompt.ts'

/** Loading takes at most this share of the engine's time, decoding another, so that each can say itself why it stopped. */
const deadlineShare = 0.45
const decodeMsMax = 5000

/** While one image is decoded, so many are in hand: most wait for their hosts. */
const placesPerReader = 4

export interface ImageEngines {
  /** Opens an engine that has so many images decoded at once, if no other engine does. */
  open(readersMax: number): PictureReader
  /** Once nothing is read any more. */
  close(): Promise<void>
}

/** Starts the processes that decode images, and warms up; a worker of texts alone never needs them. */
export async function prepareImageEngines(
  config: WorkerConfig,
  { readersMax, words, logger }: { readersMax: number; words: PictureWords; logger: Logger },
): Promise<ImageEngines> {
  const { createImageEngine } = await import('./image-engine.ts')
  const { openPictureReaders } = await import('./reader/open-picture-readers.ts')
  const { warmUpImages } = await import('./warm-up-images.ts')
  const readers = await openPictureReaders(readersMax, (reason) => {
    logger.warn({ reason }, 'image reader process died, another one is started')
    reportToParent(`The image reader process died (${reason}); another one is started.`)
  })
  const budgetMs = Math.floor(config.ENGINE_DEADLINE_MS * deadlineShare)
  const options = {
    readers,
    bytesMax: config.IMAGE_BYTES_MAX,
    pixelsMax: config.IMAGE_PIXELS_MAX,
    loadMs: Math.min(config.IMAGE_DEADLINE_MS, budgetMs),
    decodeMs: Math.min(decodeMsMax, budgetMs),
    words,
    allowedHosts: parseAllowedHosts(config.IMAGE_URL_ALLOW),
  }
  // Slow first answers are no reason not to start.
  await warmUpImages(createImageEngine({ ...options, placesMax: 1 })).catch((error: unknown) => {
    logger.warn({ error }, 'image engine not warmed up')
  })
  await readers.renew()
  return {
    open: (readersOfEngine) => createImageEngine({ ...options, placesMax: readersOfEngine * placesPerReader }),
    close: () => readers.close(),
  }
}
