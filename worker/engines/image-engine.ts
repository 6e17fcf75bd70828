import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import { ImageFetchError } from '../images/address-refusal.ts'
import { composeImagePrompt, type PictureWords } from '../images/compose-image-prompt.ts'
import { type ImageLimits, imageLimits } from '../images/decode-image.ts'
import type { EmbeddedPrompt } from '../images/decoded-image.ts'
import { describeImage } from '../images/describe-image.ts'
import { dropContacts } from '../images/drop-contacts.ts'
import { fetchImage } from '../images/fetch-image.ts'
import type { ImageReading } from '../images/image-reading.ts'
import { ImageUnprocessableError } from '../images/image-unprocessable-error.ts'
import { measureImage } from '../images/measures.ts'
import { readImage } from '../images/read-image.ts'
import { EngineError, type EngineReport, InputRefusedError, type PictureReader } from './engine.ts'
import { limitConcurrency } from './limit-concurrency.ts'

export interface ImageEngineOptions {
  /** Images decoded and measured at once; any number may wait for their hosts meanwhile. */
  readsMax: number
  bytesMax: number
  pixelsMax: number
  /** For loading an image from its address, and again for decoding it. */
  loadMs: number
  decodeMs: number
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
  words: PictureWords
}

const engineId = 'vision'

/** Reads an image with our own measures: local and deterministic. Only addresses need a connection. */
export function createImageEngine(options: ImageEngineOptions): PictureReader {
  const limits: ImageLimits = {
    ...imageLimits,
    bytesMax: options.bytesMax,
    pixelsMax: options.pixelsMax,
    decodeMs: options.decodeMs,
  }
  const inTurn = limitConcurrency(options.readsMax)
  const describeInTurn = async (
    request: ImageToPromptRequest,
    upload: Uint8Array | null,
    { signal, withPreview }: { signal: AbortSignal; withPreview: boolean },
  ): Promise<Described> => {
    signal.throwIfAborted()
    try {
      const bytes = upload ?? (await load(request, options, signal))
      return await inTurn(() => describe(bytes, request, { limits, words: options.words, signal, withPreview }))
    } catch (error) {
      throw toRefusal(error)
    }
  }
  return {
    id: engineId,
    async imageToPrompt(request, upload, { signal }) {
      return (await describeInTurn(request, upload, { signal, withPreview: false })).result
    },
    async read(request, upload, { signal }) {
      const asked = { ...request, includeAnalysis: true }
      const { result, preview, embedded } = await describeInTurn(asked, upload, { signal, withPreview: true })
      if (preview === null) throw new EngineError('The picture was read without a preview.')
      return { result, preview, embedded: embedded === null ? null : dropContacts(embedded.text) }
    },
  }
}

interface DescribeOptions {
  limits: ImageLimits
  words: PictureWords
  signal: AbortSignal
  withPreview: boolean
}

interface Described {
  result: ImageToPromptResult & EngineReport
  preview: Uint8Array | null
  embedded: EmbeddedPrompt | null
}

async function load(
  request: ImageToPromptRequest,
  options: ImageEngineOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { allowedHosts, bytesMax, loadMs } = options
  return fetchImage(request.imageUrl ?? '', { allowedHosts, bytesMax, deadlineMs: loadMs, signal })
}

async function describe(
  bytes: Uint8Array,
  request: ImageToPromptRequest,
  { limits, words, signal, withPreview }: DescribeOptions,
): Promise<Described> {
  // Its time may have run out while it waited for its turn.
  signal.throwIfAborted()
  const declaredType = request.mimeType ?? undefined
  const { camera, embedded, preview, ...image } = await readImage(bytes, { declaredType, limits, withPreview })
  signal.throwIfAborted()
  const measures = measureImage(image)
  const reading: ImageReading = { image, camera, embedded, measures, description: describeImage(measures, camera) }
  const result = composeImagePrompt(reading, request, words)
  // What it shows, only the caller, the file itself or a model can say.
  return { result: { ...result, certainty: result.sources.subject === null ? 0 : 1 }, preview, embedded }
}

/** Both kinds of refusal carry a message that was written for the caller. */
function toRefusal(error: unknown): unknown {
  const isRefusal = error instanceof ImageFetchError || error instanceof ImageUnprocessableError
  return isRefusal ? new InputRefusedError('image_unprocessable', error.message) : error
}
