import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import { defaultTargetId } from '#shared/catalog/targets.ts'
import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { generateBody, generateResponse } from './generate-schema.ts'
import { type PromptRoutes, promptResponses, runPrompt, textRoute } from './run-prompt.ts'

export const generateRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  app.post(
    '/prompts/generate',
    {
      ...textRoute,
      schema: {
        operationId: 'generatePrompt',
        summary: 'Generate a prompt from a topic',
        body: generateBody,
        response: { 200: generateResponse, ...promptResponses },
      },
    },
    async (request, reply) => {
      const work = toGenerateRequest(request.body, routes.defaultQuality)
      return runPrompt(routes, 'generate', work, request, reply)
    },
  )
}

/** The request as stored in the job. */
export function toGenerateRequest(
  {
    topic,
    mode = 'auto',
    expertise = 'expert',
    target_model = defaultTargetId,
    ...options
  }: Static<typeof generateBody>,
  defaultQuality: Quality,
): GenerateRequest & { quality: Quality } {
  return {
    endpoint: 'generate',
    topic,
    mode,
    expertise,
    targetId: target_model,
    negativePrompt: options.negative_prompt ?? false,
    includeAnalysis: options.include_analysis ?? false,
    quality: options.quality ?? defaultQuality,
  }
}
