import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { optimizeBody, optimizeResponse } from '../schemas/optimize.ts'
import { type PromptRoutes, promptResponses, promptRoute, promptSecurity, runPrompt } from './run-prompt.ts'

export const optimizeRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  app.post(
    '/prompts/optimize',
    {
      ...promptRoute,
      schema: {
        operationId: 'optimizePrompt',
        summary: 'Turn a rough prompt into a structured one for a target model',
        security: promptSecurity,
        body: optimizeBody,
        response: { 200: optimizeResponse, ...promptResponses },
      },
    },
    async (request, reply) => {
      const { prompt, target_model = 'universal', negative_prompt = false, include_analysis = false } = request.body
      const { quality = routes.defaultQuality } = request.body
      const work = {
        prompt,
        targetId: target_model,
        negativePrompt: negative_prompt,
        includeAnalysis: include_analysis,
        quality,
      } satisfies OptimizeRequest
      return runPrompt(routes, 'optimize', work, request, reply)
    },
  )
}
