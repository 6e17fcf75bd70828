import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import { defaultTargetId } from '#shared/catalog/targets.ts'
import type { ImageMimeType } from '#shared/images/decode-base64.ts'
import { uploadBytesMax } from '#shared/images/image-store.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { readImageBodies } from '../../http/image-body.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { acceptedResponse } from '../jobs/schema.ts'
import { requirePayable } from '../orders/require-payable.ts'
import { imageToPromptBody, imageToPromptResponse } from './image-to-prompt-schema.ts'
import { readImageBody } from './read-image-body.ts'
import { type PromptRoutes, promptErrors, promptRoute, runPrompt } from './run-prompt.ts'

/** Base64: four characters per three bytes. */
const base64BytesMax = Math.ceil(uploadBytesMax / 3) * 4
/** Room for the other fields and for encoders that escape every slash, one character in 64. */
const otherBytesMax = 512 * 1024
const imageBodyBytesMax = base64BytesMax + otherBytesMax

export const imageToPromptRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  readImageBodies(app, imageBodyBytesMax)
  app.post(
    '/prompts/image-to-prompt',
    {
      ...promptRoute,
      config: { ...promptRoute.config, isUpload: true },
      bodyLimit: imageBodyBytesMax,
      onRequest: requirePayable(routes.runner, 'image-to-prompt'),
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
      return runPrompt(routes, 'image-to-prompt', work, request, reply, upload ?? undefined)
    },
  )
}

/** The request as stored in the job. */
export function toImageRequest(
  body: Static<typeof imageToPromptBody>,
  mimeType: ImageMimeType | null,
  defaultQuality: Quality,
): ImageToPromptRequest & { quality: Quality } {
  return {
    endpoint: 'image-to-prompt',
    imageUrl: body.image_url ?? null,
    mimeType,
    subject: body.subject ?? null,
    targetId: body.target_model ?? defaultTargetId,
    negativePrompt: body.negative_prompt ?? false,
    includeAnalysis: body.include_analysis ?? false,
    quality: body.quality ?? defaultQuality,
  }
}
