import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { onRequestAsyncHookHandler } from 'fastify'
import type { Static } from 'typebox'
import { findAvailableCredits } from '#shared/credits/grant-repository.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { isKeyHeld } from '#shared/idempotency/idempotency-keys.ts'
import type { ImageMimeType } from '#shared/images/decode-base64.ts'
import { uploadBytesMax } from '#shared/images/image-store.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readImageBodies } from '../../http/image-body.ts'
import { readIdempotencyKey } from '../../jobs/call-headers.ts'
import { refusedReservation } from '../../jobs/create-reserver.ts'
import type { JobRunner } from '../../jobs/run-call.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { acceptedResponse } from '../jobs/schema.ts'
import { imageToPromptBody, imageToPromptResponse } from './image-to-prompt-schema.ts'
import { readImageBody } from './read-image-body.ts'
import { type PromptRoutes, promptErrors, promptRoute, readOptions, requireEndpoint, runPrompt } from './run-prompt.ts'

/** Base64: four characters per three bytes. */
const base64BytesMax = Math.ceil(uploadBytesMax / 3) * 4
/** Room for the other fields and for encoders that escape every slash, one character in 64. */
const otherBytesMax = 512 * 1024
const imageBodyBytesMax = base64BytesMax + otherBytesMax
const endpoint = 'image-to-prompt'

export const imageToPromptRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  readImageBodies(app, imageBodyBytesMax)
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
        summary: 'Generate a prompt from an image: style, light, texture, composition, colours and camera',
        body: imageToPromptBody,
        response: {
          200: imageToPromptResponse,
          202: acceptedResponse,
          ...errorResponses([...promptErrors, 'plan_upgrade_required', 'image_unprocessable']),
        },
      },
    },
    async (request, reply) => {
      const { body, mimeType, upload } = readImageBody(request)
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
