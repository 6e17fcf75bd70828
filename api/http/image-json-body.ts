import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { uploadBytesMax } from '#shared/images/image-store.ts'
import { createBase64FieldExtractor, type ExtractedImage } from './base64-field-extractor.ts'
import { parseJson, shapeOf } from './json-body.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body's `image_base64` held, of which no more than the head of a data URL is left there. */
    upload: ExtractedImage | null
  }
}

const imageField = 'image_base64'
/** Of the text beside the image: as much as a body without one may have. */
const restBytesMax = 64 * 1024

/**
 * JSON bodies with an image in them, for the routes of `app`. Their megabytes are decoded while they arrive, a packet
 * at a time, so that no other call waits for more than that. `image_base64` must be given once, with no escapes in its
 * name; the text beside it is read as by `jsonBody`.
 */
export function readImageBodies(app: FastifyInstance, bodyBytesMax: number): void {
  app.decorateRequest('upload', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    readBody(request, payload, bodyBytesMax),
  )
}

async function readBody(request: FastifyRequest, payload: IncomingMessage, bodyBytesMax: number): Promise<unknown> {
  const shape = shapeOf(request.routeOptions)
  const extractor = createBase64FieldExtractor(imageField, { imageBytesMax: uploadBytesMax, restBytesMax, shape })
  const bytesReceived = await receive(payload, bodyBytesMax, extractor.push).catch((error: unknown) => {
    extractor.discard()
    throw error
  })
  const bytesDeclared = request.headers['content-length']
  if (bytesDeclared !== undefined && bytesReceived !== Number(bytesDeclared)) {
    throw new AppError('malformed_json', 'The body is shorter than its Content-Length.')
  }
  const { text, image } = extractor.end()
  if (!image) return parseJson(text)
  request.upload = image
  return { ...(parseWithoutImage(text) as object), [imageField]: image.head }
}

/** The fault's line and column are not named: without the image they are not those of the body. */
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
      try {
        if (bytes > bytesMax) throw new AppError('payload_too_large')
        take(chunk)
      } catch (error) {
        settle(() => reject(error))
        return
      }
      // Otherwise the kernel hands over two megabytes of a fast sender in one turn of the event loop.
      payload.pause()
      setImmediate(() => payload.resume())
    }
    const onEnd = (): void => settle(() => resolve(bytes))
    // Unless the body is refused while it arrives, the caller has gone and reads no answer.
    const onError = (error: Error): void =>
      settle(() => reject(error instanceof AppError ? error : new AppError('malformed_json')))
    const settle = (answer: () => void): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onError)
      answer()
    }
    payload.on('data', onData).on('end', onEnd).on('error', onError)
  })
}
