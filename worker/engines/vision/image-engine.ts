import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import {
  type EngineContext,
  EngineError,
  InputRefusedError,
  type LocalPictureEngine,
  type PictureResult,
} from '../engine.ts'
import { composeImagePrompt, type PictureWords } from './compose/compose-image-prompt.ts'
import { imageLimits } from './decode/image-limits.ts'
import { ImageUnprocessableError } from './decode/image-unprocessable-error.ts'
import { readFacts } from './facts/read-facts.ts'
import { fetchImage, ImageFetchError } from './fetch/fetch-image.ts'
import { dropContacts } from './metadata/drop-contacts.ts'
import type { PictureReaders } from './reader/open-picture-readers.ts'
import type { MeasuredImage } from './reader/reading-task.ts'

export interface ImageEngineOptions {
  /** Decode and measure the pictures; shared with other engines of the process. */
  readers: Pick<PictureReaders, 'read'>
  /** Images in hand at once, from the loading on; one account may have half of them. */
  placesMax: number
  bytesMax: number
  pixelsMax: number
  /** For loading an image from its address, and again for decoding it; the wait for a turn does not count. */
  loadMs: number
  decodeMs: number
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
  words: PictureWords
}

/** Reads an image with local, deterministic measures. Only URLs need a connection. */
export function createImageEngine(settings: ImageEngineOptions): LocalPictureEngine {
  const { placesMax } = settings
  // Slow hosts and heavy pictures of one account take only that account's slots.
  const places = createFairSemaphore({ permitsMax: placesMax, permitsPerOwnerMax: Math.ceil(placesMax / 2) })
  return {
    id: 'vision',
    async run(request, context) {
      const leave = await places.acquire(context.accountId ?? '', remainingMs(context))
      if (!leave) throw new EngineError('No place came in time.')
      try {
        return describe(await read(request, context, settings), request, settings.words)
      } catch (error) {
        throw toRefusal(error)
      } finally {
        leave()
      }
    },
  }
}

async function read(
  request: ImageToPromptRequest,
  context: EngineContext,
  settings: ImageEngineOptions,
): Promise<MeasuredImage> {
  const { signal, accountId: owner = '', findUpload, isForModel: withPreview = false } = context
  // Its time may have run out while it waited for its place, and again while it was loaded.
  signal.throwIfAborted()
  const bytes = await (findUpload?.() ?? load(request, settings, signal))
  signal.throwIfAborted()
  const { bytesMax, pixelsMax, decodeMs: deadlineMs } = settings
  const limits = { ...imageLimits, bytesMax, pixelsMax }
  const task = { bytes, declaredType: request.mimeType ?? undefined, limits, withPreview }
  const image = await settings.readers.read(task, { owner, waitMs: remainingMs(context), deadlineMs })
  signal.throwIfAborted()
  return image
}

/** How long a turn may be waited for. */
function remainingMs({ endMs = Number.POSITIVE_INFINITY }: EngineContext): number | undefined {
  return Number.isFinite(endMs) ? Math.max(0, endMs - performance.now()) : undefined
}

async function load(
  request: ImageToPromptRequest,
  { allowedHosts, bytesMax, loadMs }: ImageEngineOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return fetchImage(request.imageUrl ?? '', { allowedHosts, bytesMax, deadlineMs: loadMs, signal })
}

function describe(measured: MeasuredImage, request: ImageToPromptRequest, words: PictureWords): PictureResult {
  const { camera, embedded, preview, measures, frameCount } = measured
  const composed = composeImagePrompt({ facts: readFacts(measures, camera), embedded, frameCount }, request, words)
  return { ...composed, preview, embedded: embedded === null ? null : dropContacts(embedded.text) }
}

/** Both kinds of refusal carry a message that was written for the caller. */
function toRefusal(error: unknown): unknown {
  const isRefusal = error instanceof ImageFetchError || error instanceof ImageUnprocessableError
  return isRefusal ? new InputRefusedError('image_unprocessable', error.message) : error
}
