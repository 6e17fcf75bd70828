import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { targetIds } from '#shared/catalog/targets.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import {
  type EngineContext,
  EngineError,
  type ImageResult,
  InputRefusedError,
  type LocalImageEngine,
} from '../engine.ts'
import { type ComposeKnowledge, composeImagePrompt } from './compose/compose-image-prompt.ts'
import { ImageUnprocessableError, imageLimits } from './decode/image-limits.ts'
import type { DecoderPool } from './decoder-pool/open-decoder-pool.ts'
import { fetchImage, ImageFetchError } from './fetch/fetch-image.ts'
import { dropContacts } from './metadata/untrusted-text.ts'
import type { ImageReading } from './read-image.ts'

interface ImageEngineOptions {
  /** Decoder processes, which run `readImage`; shared with other engines of the process. */
  decoders: Pick<DecoderPool, 'read'>
  /** Images in progress at once, counted from their loading; one account may have half of them. */
  slotsMax: number
  bytesMax: number
  pixelsMax: number
  /** For loading an image from its URL, and for decoding it; the wait for a slot does not count. */
  loadMs: number
  decodeMs: number
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
  words: ComposeKnowledge
}

/** Reads an image with local, deterministic measures. Only `image_url` needs the network. */
export function createImageEngine(settings: ImageEngineOptions): LocalImageEngine {
  const { slotsMax } = settings
  // Slow hosts and heavy images of one account take only that account's slots.
  const slots = createFairSemaphore({ slotsMax, slotsPerOwnerMax: Math.ceil(slotsMax / 2) })
  return {
    id: 'vision',
    async run(request, context) {
      const release = await slots.acquire(context.accountId ?? '', remainingMs(context))
      if (!release) throw new EngineError('No slot was free in time.')
      try {
        return compose(await read(request, context, settings), request, settings.words)
      } catch (error) {
        throw toRefusal(error)
      } finally {
        release()
      }
    },
  }
}

async function read(
  request: ImageToPromptRequest,
  context: EngineContext,
  settings: ImageEngineOptions,
): Promise<ImageReading> {
  const { signal, accountId: owner = '', loadUpload, wantsPreview: withPreview = false } = context
  const { allowedHosts, bytesMax, pixelsMax, loadMs, decodeMs: deadlineMs } = settings
  // The job may have timed out while it waited for a slot, or while the image was loaded.
  signal.throwIfAborted()
  const loading = { allowedHosts, bytesMax, deadlineMs: loadMs, signal }
  const bytes = await (loadUpload?.() ?? fetchImage(request.imageUrl ?? '', loading))
  signal.throwIfAborted()
  const limits = { ...imageLimits, bytesMax, pixelsMax }
  const task = { bytes, declaredType: request.mimeType ?? undefined, limits, withPreview }
  // Runs `readImage` (read-image.ts) in a decoder process.
  const reading = await settings.decoders.read(task, { owner, waitMs: remainingMs(context), deadlineMs })
  signal.throwIfAborted()
  return reading
}

/** How long to wait for a slot or a decoder. */
function remainingMs({ endMs = Number.POSITIVE_INFINITY }: EngineContext): number | undefined {
  return Number.isFinite(endMs) ? Math.max(0, endMs - performance.now()) : undefined
}

function compose(reading: ImageReading, request: ImageToPromptRequest, words: ComposeKnowledge): ImageResult {
  const { embedded, preview } = reading
  const composed = composeImagePrompt(reading, request, words)
  return { ...composed, preview, embedded: embedded === null ? null : dropContacts(embedded.text) }
}

/** Both kinds of refusal carry a message that was written for the caller. */
function toRefusal(error: unknown): unknown {
  const isRefusal = error instanceof ImageFetchError || error instanceof ImageUnprocessableError
  return isRefusal ? new InputRefusedError('image_unprocessable', error.message) : error
}

const sideLength = 512
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits for each of red, green and blue. */
const pngKind = Buffer.from([8, 2, 0, 0, 0])

/** As `warmUp`, for the image engine: an image of noise, on which every measure does its full work. */
export async function warmUpImages(engine: LocalImageEngine): Promise<void> {
  const image = makeNoise()
  const { signal } = new AbortController()
  const context = { signal, accountId: 'warm-up', loadUpload: () => Promise.resolve(image) }
  const request = {
    endpoint: 'image-to-prompt' as const,
    imageUrl: null,
    mimeType: null,
    subject: 'a lighthouse',
    negativePrompt: true,
    includeAnalysis: true,
  }
  for (const targetId of targetIds) await engine.run({ ...request, targetId }, context)
}

/** A PNG, written here so that this process never loads the decoder. */
function makeNoise(): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(sideLength, 0)
  size.writeUInt32BE(sideLength, 4)
  const rowBytes = 1 + sideLength * 3
  const rows = randomBytes(rowBytes * sideLength)
  // Each row begins with its filter type: none.
  for (let at = 0; at < rows.length; at += rowBytes) rows[at] = 0
  const chunks = [
    pngChunk('IHDR', Buffer.concat([size, pngKind])),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([pngSignature, ...chunks])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
