import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { defaultTargetId } from '#shared/catalog/targets.ts'
import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import { generateBody, generateResponse } from './generate-schema.ts'
import { type PromptRoutes, promptResponses, promptSecurity, runPrompt, textRoute } from './run-prompt.ts'

export const generateRoute: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, routes) => {
  app.post(
    '/prompts/generate',
    {
      ...textRoute,
      schema: {
        operationId: 'generatePrompt',
        summary: 'Generate a prompt from a topic',
        security: promptSecurity,
        body: generateBody,
        response: { 200: generateResponse, ...promptResponses },
      },
    },
    async (request, reply) => {
      const { topic, mode = 'auto', expertise = 'expert', target_model = defaultTargetId } = request.body
      const { negative_prompt = false, include_analysis = false, quality = routes.defaultQuality } = request.body
      const work = {
        endpoint: 'generate' as const,
        topic,
        mode,
        expertise,
        targetId: target_model,
        negativePrompt: negative_prompt,
        includeAnalysis: include_analysis,
        quality,
      } satisfies GenerateRequest
      return runPrompt(routes, 'generate', work, request, reply)
    },
  )
}
