import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type FieldFault } from '#shared/errors.ts'
import type { Base64Image } from '#shared/images/base64-reader.ts'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { uploadBytesMax } from '#shared/images/image-store.ts'
import { createBase64FieldExtractor } from './base64-field-extractor.ts'
import { parseJson, shapeOf } from './json-body.ts'
import { collectImage, createFormReader, type Form } from './multipart-form.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { BodySchema } from './scan-json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The image of the body, whose `image_base64` keeps only the head of a data URL. */
    upload: Base64Image | null
  }
}

const imageField = 'image_base64'
/** In a form, where the image is not Base64. */
const formImageField = 'image'

/** The field that a fault of the image names: a form and a raw image have no `image_base64`. */
export function uploadField({ headers }: FastifyRequest): string {
  const type = headers['content-type']?.toLowerCase() ?? ''
  if (type.startsWith('multipart/')) return formImageField
  return type.startsWith('image/') ? '' : imageField
}
/** Bytes of the text beside the image: as many as a body without an image may have. */
const restBytesMax = 64 * 1024

/**
 * Adds parsers for bodies with an image to the routes of `app`: JSON with `image_base64`, forms with the part `image`,
 * and raw images with options in the query. The bytes go to `request.upload`; `image_base64` keeps only the head of the
 * data URL.
 *
 * A JSON body is decoded while it arrives, so that other calls wait for at most one chunk. `image_base64` must be
 * given once, without escapes in its name; the rest of the text is parsed as in `jsonBody`.
 */
export function addImageParsers(app: FastifyInstance, bodyBytesMax: number): void {
  app.decorateRequest('upload', null)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    readJsonBody(request, payload, bodyBytesMax),
  )
  app.addContentTypeParser([...imageMimeTypes], (request: FastifyRequest, payload: IncomingMessage) =>
    readRawImage(request, payload, bodyBytesMax),
  )
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(request, payload, bodyBytesMax),
  )
}

async function readRawImage(request: FastifyRequest, payload: IncomingMessage, bodyBytesMax: number): Promise<object> {
  const [mimeType = ''] = request.headers['content-type']?.toLowerCase().split(';') ?? []
  const head = `data:${mimeType.trim()};base64,`
  const image = collectImage(uploadBytesMax)
  const bytesReceived = await receive(payload, bodyBytesMax, image.push).catch((error: unknown) => {
    image.discard()
    throw error
  })
  requireWhole(request, bytesReceived)
  request.upload = image.finish(head)
  return { ...readOptions(request, request.query), [imageField]: head }
}

async function readForm(request: FastifyRequest, payload: IncomingMessage, bodyBytesMax: number): Promise<object> {
  const reader = createFormReader(request.headers['content-type'] ?? '', {
    ...{ imageField: formImageField, imageBytesMax: uploadBytesMax, fieldsBytesMax: restBytesMax },
    knownFields: Object.keys(propertiesOf(request)),
  })
  try {
    requireWhole(request, await receive(payload, bodyBytesMax, reader.push))
    const { fields, image } = await reader.end()
    refuseFaults(findFormFaults(fields, image))
    if (!image) return readOptions(request, fields)
    const head = image.mimeType === null ? '' : `data:${image.mimeType};base64,`
    request.upload = image.finish(head)
    return { ...readOptions(request, fields), [imageField]: head }
  } catch (error) {
    reader.discard()
    throw error
  }
}

/** Faults that the rules for JSON bodies would report under fields that forms do not have. */
function findFormFaults(fields: Form['fields'], image: Form['image']): FieldFault[] {
  const faults: FieldFault[] = []
  if (Object.hasOwn(fields, imageField)) {
    const message = `is a field of JSON bodies; in a form, send the file as the part ${formImageField}`
    faults.push({ field: imageField, message })
  } else if (!image && !Object.hasOwn(fields, 'image_url')) {
    faults.push({ field: formImageField, message: 'is required unless image_url is given' })
  }
  if (image?.mimeType === null && !Object.hasOwn(fields, 'mime_type')) {
    faults.push({
      field: 'mime_type',
      message: `is required unless the part ${formImageField} has one of the types ${imageMimeTypes.join(', ')}`,
    })
  }
  return faults
}

/** The fields of a query or form, with their booleans parsed. */
function readOptions(request: FastifyRequest, texts: unknown): object {
  const properties = propertiesOf(request)
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([name, value]: [string, unknown]) => {
      const isBoolean = properties[name]?.type === 'boolean' && (value === 'true' || value === 'false')
      return [name, isBoolean ? value === 'true' : value]
    }),
  )
}

function propertiesOf({ routeOptions }: FastifyRequest): Record<string, BodySchema> {
  const { properties = {} } = (routeOptions.schema?.body ?? {}) as BodySchema
  return properties
}

/** @throws AppError malformed_json for a body that ends early. */
function requireWhole({ headers }: FastifyRequest, bytesReceived: number): void {
  const bytesDeclared = headers['content-length']
  if (bytesDeclared === undefined || bytesReceived === Number(bytesDeclared)) return
  throw new AppError('malformed_json', 'The body is shorter than its Content-Length.')
}

async function readJsonBody(request: FastifyRequest, payload: IncomingMessage, bodyBytesMax: number): Promise<unknown> {
  const shape = shapeOf(request.routeOptions)
  const extractor = createBase64FieldExtractor(imageField, { imageBytesMax: uploadBytesMax, restBytesMax, shape })
  const bytesReceived = await receive(payload, bodyBytesMax, extractor.push).catch((error: unknown) => {
    extractor.discard()
    throw error
  })
  requireWhole(request, bytesReceived)
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

/** Uses listeners, since leaving a loop over the stream would close the connection before the response. */
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
    // Unless the body is refused while it arrives, the caller has disconnected and reads no response.
    const onError = (error: Error): void =>
      settle(() => reject(error instanceof AppError ? error : new AppError('malformed_json')))
    const settle = (answer: () => void): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onError)
      answer()
    }
    payload.on('data', onData).on('end', onEnd).on('error', onError)
  })
}
