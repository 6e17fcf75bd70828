import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { uploadBytesMax } from '#shared/images/image-store.ts'
import { createImageCutter } from './cut-image.ts'
import { parseJson } from './json-body.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The image of the body's `image_base64`, which then holds no more than the head of a data URL. */
    upload: Uint8Array | null
  }
}

const imageField = 'image_base64'

/**
 * JSON bodies with an image in them, for the routes of `app`. Their megabytes are decoded while they arrive, a packet
 * at a time, so that no other call waits for more than that. Read otherwise exactly as by `jsonBody`.
 */
export function readImageBodies(app: FastifyInstance, bodyBytesMax: number): void {
  app.decorateRequest('upload', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(request, payload, bodyBytesMax),
  )
}

async function readBody(request: FastifyRequest, payload: IncomingMessage, bodyBytesMax: number): Promise<unknown> {
  const bytesDeclared = Number(request.headers['content-length'] ?? Number.NaN)
  // Four characters for three bytes.
  const cutter = createImageCutter(imageField, uploadBytesMax, Math.ceil((bytesDeclared * 3) / 4) || 0)
  const bytesReceived = await receive(payload, bodyBytesMax, (chunk) => cutter.push(chunk))
  if (!Number.isNaN(bytesDeclared) && bytesReceived !== bytesDeclared) {
    throw new AppError('malformed_json', 'The body is shorter than its Content-Length.')
  }
  const { text, image } = cutter.end()
  if (!image) return parseJson(text)
  const body = parseWithoutImage(text)
  // The key may have stood in some inner object, or twice: then it is not what the token stands for.
  if (!isRecord(body) || body[imageField] !== image.token) return parseJson(cutter.restore())
  request.upload = image.bytes
  return { ...body, [imageField]: image.head }
}

/** Without the image the places in a text are not those that were sent, so that none is named. */
function parseWithoutImage(text: Buffer): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new AppError('malformed_json')
  }
}

/** Listeners and not a loop over the stream: leaving the loop would cut the connection off before the answer. */
function receive(payload: IncomingMessage, bytesMax: number, take: (chunk: Buffer) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    const onData = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes <= bytesMax) {
        take(chunk)
        // Otherwise a fast sender has two megabytes read at a stretch, and so has the next, while others wait.
        payload.pause()
        setImmediate(() => payload.resume())
      } else settle(() => reject(new AppError('payload_too_large')))
    }
    const onEnd = (): void => settle(() => resolve(bytes))
    // Unless the body is refused while it comes, the caller has gone, and nobody reads the answer.
    const onError = (error: Error): void =>
      settle(() => reject(error instanceof AppError ? error : new AppError('malformed_json')))
    const settle = (answer: () => void): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onError)
      answer()
    }
    payload.on('data', onData).on('end', onEnd).on('error', onError)
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
