import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import {
  EngineError,
  type EngineOptions,
  type EngineReport,
  type ImageSource,
  InputRefusedError,
  type PictureReader,
} from '../engine.ts'
import { composeImagePrompt, type PictureWords } from './compose/compose-image-prompt.ts'
import { imageLimits } from './decode/image-limits.ts'
import { ImageUnprocessableError } from './decode/image-unprocessable-error.ts'
import { readFacts } from './facts/read-facts.ts'
import { fetchImage, ImageFetchError } from './fetch/fetch-image.ts'
import { dropContacts } from './metadata/drop-contacts.ts'
import type { EmbeddedPrompt } from './metadata/file-facts.ts'
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

interface Work {
  request: ImageToPromptRequest
  source: ImageSource
  options: EngineOptions
  withPreview: boolean
}

const engineId = 'vision'

/** Reads an image with our own measures: local and deterministic. Only addresses need a connection. */
export function createImageEngine(settings: ImageEngineOptions): PictureReader {
  const { placesMax } = settings
  // Slow hosts and heavy pictures of one account take only that account's slots.
  const places = createFairSemaphore({ permitsMax: placesMax, permitsPerOwnerMax: Math.ceil(placesMax / 2) })
  const describeInTurn = async (work: Work): Promise<Described> => {
    const leave = await places.acquire(work.source.accountId, remainingMs(work.options))
    if (!leave) throw new EngineError('No place came in time.')
    try {
      return describe(await read(work, settings), work.request, settings.words)
    } catch (error) {
      throw toRefusal(error)
    } finally {
      leave()
    }
  }
  return {
    id: engineId,
    async imageToPrompt(request, source, options) {
      return (await describeInTurn({ request, source, options, withPreview: false })).result
    },
    async read(request, source, options) {
      const analysed = { ...request, includeAnalysis: true }
      const work = { request: analysed, source, options, withPreview: true }
      const { result, preview, embedded } = await describeInTurn(work)
      if (preview === null) throw new EngineError('The picture was read without a preview.')
      return { result, preview, embedded: embedded === null ? null : dropContacts(embedded.text) }
    },
  }
}

interface Described {
  result: ImageToPromptResult & EngineReport
  preview: Uint8Array | null
  embedded: EmbeddedPrompt | null
}

async function read(work: Work, settings: ImageEngineOptions): Promise<MeasuredImage> {
  const { request, source, options, withPreview } = work
  const { signal } = options
  // Its time may have run out while it waited for its place, and again while it was loaded.
  signal.throwIfAborted()
  const bytes = await (source.findUpload?.() ?? load(request, settings, signal))
  signal.throwIfAborted()
  const { bytesMax, pixelsMax, decodeMs: deadlineMs } = settings
  const limits = { ...imageLimits, bytesMax, pixelsMax }
  const task = { bytes, declaredType: request.mimeType ?? undefined, limits, withPreview }
  const image = await settings.readers.read(task, { owner: source.accountId, waitMs: remainingMs(options), deadlineMs })
  signal.throwIfAborted()
  return image
}

/** How long a turn may be waited for. */
function remainingMs({ endMs = Number.POSITIVE_INFINITY }: EngineOptions): number | undefined {
  return Number.isFinite(endMs) ? Math.max(0, endMs - performance.now()) : undefined
}

async function load(
  request: ImageToPromptRequest,
  { allowedHosts, bytesMax, loadMs }: ImageEngineOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return fetchImage(request.imageUrl ?? '', { allowedHosts, bytesMax, deadlineMs: loadMs, signal })
}

function describe(measured: MeasuredImage, request: ImageToPromptRequest, words: PictureWords): Described {
  const { camera, embedded, preview, measures, frameCount } = measured
  const result = composeImagePrompt({ facts: readFacts(measures, camera), embedded, frameCount }, request, words)
  // What it shows, only the caller, the file itself or a model can say.
  return { result: { ...result, certainty: result.sources.subject === null ? 0 : 1 }, preview, embedded }
}

/** Both kinds of refusal carry a message that was written for the caller. */
function toRefusal(error: unknown): unknown {
  const isRefusal = error instanceof ImageFetchError || error instanceof ImageUnprocessableError
  return isRefusal ? new InputRefusedError('image_unprocessable', error.message) : error
}
