import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import { defaultTargetId } from '#shared/catalog/targets.ts'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { optimizeBody, optimizeResponse } from './optimize-schema.ts'
import { type PromptRoutes, promptResponses, runPrompt, textRoute } from './run-prompt.ts'

export const optimizeRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  app.post(
    '/prompts/optimize',
    {
      ...textRoute,
      schema: {
        operationId: 'optimizePrompt',
        summary: 'Optimize a draft for a target model',
        body: optimizeBody,
        response: { 200: optimizeResponse, ...promptResponses },
      },
    },
    async (request, reply) => {
      const work = toOptimizeRequest(request.body, routes.defaultQuality)
      return runPrompt(routes, 'optimize', work, request, reply)
    },
  )
}

/** The request as stored in the job. */
export function toOptimizeRequest(
  body: Static<typeof optimizeBody>,
  defaultQuality: Quality,
): OptimizeRequest & { quality: Quality } {
  return {
    endpoint: 'optimize',
    prompt: body.prompt,
    targetId: body.target_model ?? defaultTargetId,
    negativePrompt: body.negative_prompt ?? false,
    includeAnalysis: body.include_analysis ?? false,
    quality: body.quality ?? defaultQuality,
  }
}
