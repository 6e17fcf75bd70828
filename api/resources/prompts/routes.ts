import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import type { GenerateRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { imageToPromptRoute } from './image-to-prompt.ts'
import { type PromptRoutes, promptResponses, readOptions, runPrompt, textRoute } from './run-prompt.ts'
import { generateBody, generateResponse, optimizeBody, optimizeResponse } from './schema.ts'

/** The prompt endpoints. */
export const promptRoutes: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, options) => {
  const { runner, replyNode, syncWaitMs, jobLifetimeMs, defaultQuality } = options
  const routes = { runner, replyNode, syncWaitMs, jobLifetimeMs, defaultQuality }
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
    async (request, reply) => runPrompt(routes, toOptimizeRequest(request.body, defaultQuality), request, reply),
  )
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
    async (request, reply) => runPrompt(routes, toGenerateRequest(request.body, defaultQuality), request, reply),
  )
  await app.register(imageToPromptRoute, routes)
}

/** The request as stored in the job. */
export function toOptimizeRequest(
  { prompt, ...options }: Static<typeof optimizeBody>,
  defaultQuality: Quality,
): OptimizeRequest & { quality: Quality } {
  return { endpoint: 'optimize', prompt, ...readOptions(options, defaultQuality) }
}

/** The request as stored in the job. */
export function toGenerateRequest(
  { topic, mode = 'auto', expertise = 'expert', ...options }: Static<typeof generateBody>,
  defaultQuality: Quality,
): GenerateRequest & { quality: Quality } {
  return { endpoint: 'generate', topic, mode, expertise, ...readOptions(options, defaultQuality) }
}
