import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest, FastifySchemaValidationError, onRequestAsyncHookHandler } from 'fastify'
import type { Static } from 'typebox'
import { findAvailableCredits } from '#shared/credits/grant-repository.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { AppError, type FieldFault } from '#shared/errors.ts'
import { isKeyHeld } from '#shared/idempotency/idempotency-keys.ts'
import type { Base64Fault, Base64Image } from '#shared/images/base64-reader.ts'
import {
  Base64ImageError,
  type ImageMimeType,
  imageMimeTypes,
  isDataUrl,
  readDeclaredType,
} from '#shared/images/decode-base64.ts'
import { uploadBytesMax } from '#shared/images/image-store.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { addImageParsers, uploadField } from '../../http/image-body.ts'
import { describeFaults, refuseFaults, validationError } from '../../http/refuse-faults.ts'
import { readIdempotencyKey, type Upload } from '../../jobs/call-headers.ts'
import { refusedReservation } from '../../jobs/refused-reservation.ts'
import type { JobRunner } from '../../jobs/run-call.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { acceptedResponse } from '../jobs/schema.ts'
import { imageToPromptBody, imageToPromptResponse } from './image-to-prompt-schema.ts'
import { type PromptRoutes, promptErrors, promptRoute, readOptions, requireEndpoint, runPrompt } from './run-prompt.ts'

/** Base64: four characters per three bytes. */
const base64BytesMax = Math.ceil(uploadBytesMax / 3) * 4
/** Room for the other fields and for encoders that escape every slash (about one Base64 character in 64). */
const otherBytesMax = 512 * 1024
const imageBodyBytesMax = base64BytesMax + otherBytesMax
const endpoint = 'image-to-prompt'

export const imageToPromptRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  addImageParsers(app, imageBodyBytesMax)
  app.post(
    '/prompts/image-to-prompt',
    {
      ...promptRoute,
      config: { ...promptRoute.config, isUpload: true },
      bodyLimit: imageBodyBytesMax,
      onRequest: requirePayable(routes.runner),
      // The handler validates, to report schema faults and rules across fields together.
      attachValidation: true,
      schema: {
        operationId: 'imageToPrompt',
        summary: 'Generate a prompt from an image',
        body: imageToPromptBody,
        response: {
          200: imageToPromptResponse,
          202: acceptedResponse,
          ...errorResponses([...promptErrors, 'plan_upgrade_required', 'image_unprocessable']),
        },
      },
    },
    async (request, reply) => {
      const { body, mimeType, upload } = validateImageBody(request)
      const work = toImageRequest(body, mimeType, routes.defaultQuality)
      return runPrompt(routes, work, request, reply, upload ?? undefined)
    },
  )
}

/** The request as stored in the job. */
export function toImageRequest(
  body: Static<typeof imageToPromptBody>,
  mimeType: ImageMimeType | null,
  defaultQuality: Quality,
): ImageToPromptRequest & { quality: Quality } {
  const { image_url: imageUrl = null, subject = null, ...options } = body
  return { endpoint, imageUrl, mimeType, subject, ...readOptions(options, defaultQuality) }
}

/**
 * Checks plan and credits before the large body is read. The reservation checks again, since credits may be spent
 * meanwhile.
 */
function requirePayable(runner: JobRunner): onRequestAsyncHookHandler {
  const costCredits = Math.min(...Object.values(priceCredits[endpoint]))
  return async (request) => {
    const { plan, accountId } = requirePrincipal(request)
    requireEndpoint(plan, endpoint)
    if (await isRepeated(runner, accountId, readIdempotencyKey(request))) return
    const available = await callDatabase(findAvailableCredits(runner.sql, accountId), 'credits')
    if (available < costCredits) {
      throw refusedReservation({ outcome: 'insufficient_credits', creditsAvailable: available }, costCredits)
    }
  }
}

/** An idempotent replay needs no credits. */
async function isRepeated({ sql }: JobRunner, accountId: string, key: string | null): Promise<boolean> {
  return key !== null && (await callDatabase(isKeyHeld(sql, { accountId, scope: endpoint, key }), 'claim'))
}

type ImageToPromptBody = Static<typeof imageToPromptBody>

interface ImageBody {
  body: ImageToPromptBody
  /** Declared type of the file, from `mime_type` or the data URL; null if neither declares one. */
  mimeType: ImageMimeType | null
  /** Null if the body has `image_url`. */
  upload: Upload | null
}

const knownFields = Object.keys(imageToPromptBody.properties)

const base64Rules: Record<Base64Fault, string> = {
  bad_type: `must be declared as one of ${imageMimeTypes.join(', ')}`,
  bad_data_url: 'must have the form data:<image type>;base64,<data>',
  bad_base64: 'must be valid Base64, without white space and with a complete end',
  empty: 'must not be empty',
  too_large: 'must be at most 10 MB',
}

/**
 * The body and its image. Schema faults, rules across fields and Base64 faults are reported together.
 *
 * @throws AppError validation_error, or image_unprocessable for an oversized image.
 */
function validateImageBody(request: FastifyRequest): ImageBody {
  const faults = describeSchemaFaults(request)
  const isObject = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
  if (!isObject) throw validationError(faults)
  const body = request.body as ImageToPromptBody
  const faulty = new Set(faults.map(({ field }) => field))
  faults.push(...findFieldFaults(body, faulty, uploadField(request)))
  const bytes = faulty.has('image_base64') ? null : readUpload(request, faults)
  refuseFaults(faults)
  if (bytes === 'too_large') throw new AppError('image_unprocessable', 'The image file exceeds 10 MB.')
  const { image_base64, ...fields } = body
  if (!bytes) return { body, mimeType: body.mime_type ?? null, upload: null }
  const mimeType = readDeclaredType(image_base64 ?? '', body.mime_type)
  const release = (): void => {
    bytes.buffer.transfer(0)
    request.releaseBody()
  }
  return { body, mimeType, upload: { bytes, fields: { ...fields, mime_type: mimeType }, release } }
}

/** Without the faults of `oneOf`, which the validator would report as two required fields. */
function describeSchemaFaults(request: FastifyRequest): FieldFault[] {
  const errors: FastifySchemaValidationError[] = request.validationError?.validation ?? []
  return describeFaults(
    errors.filter((error) => !error.schemaPath.startsWith('#/oneOf')),
    knownFields,
    request.body,
  )
}

/** Rules across fields, with messages for the caller. */
function findFieldFaults(body: ImageToPromptBody, faulty: Set<string>, imageField: string): FieldFault[] {
  const { image_url, image_base64, mime_type } = body
  if (image_url === undefined && image_base64 === undefined) {
    return [{ field: 'image_url', message: 'is required unless image_base64 is given' }]
  }
  const faults: FieldFault[] = []
  if (image_url !== undefined && image_base64 !== undefined) {
    faults.push({ field: imageField, message: 'cannot be combined with image_url' })
  }
  if (image_base64 === undefined || faulty.has('image_base64') || faulty.has('mime_type')) return faults
  if (!isDataUrl(image_base64)) {
    if (mime_type === undefined) faults.push({ field: 'mime_type', message: 'is required with bare Base64' })
  } else if (mime_type !== undefined && contradicts(image_base64, mime_type)) {
    faults.push({ field: 'mime_type', message: 'must match the type of the data URL' })
  }
  return faults
}

function contradicts(dataUrl: string, mimeType: string): boolean {
  try {
    return readDeclaredType(dataUrl, undefined) !== mimeType
  } catch {
    // Reported when it is decoded.
    return false
  }
}

/** Adds the faults of the image, its Base64 text and the type in its data URL to `faults`. */
function readUpload(request: FastifyRequest, faults: FieldFault[]): Uint8Array<ArrayBuffer> | 'too_large' | null {
  const image: Base64Image | null = request.upload
  if (!image) return null
  const fault = findHeadFault(image.head) ?? ('fault' in image ? image.fault : null)
  if (fault === null && 'bytes' in image) return image.bytes
  if (fault === 'too_large') return 'too_large'
  const faulty = uploadField(request)
  if (fault !== null && !faults.some(({ field }) => field === faulty)) {
    faults.push({ field: faulty, message: base64Rules[fault] })
  }
  return null
}

function findHeadFault(head: string): Base64Fault | null {
  try {
    // A missing type of bare Base64 is reported for `mime_type`.
    readDeclaredType(head, 'image/png')
    return null
  } catch (error) {
    if (error instanceof Base64ImageError) return error.reason
    throw error
  }
}
