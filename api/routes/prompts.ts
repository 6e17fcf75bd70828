import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { plans } from '#shared/accounts/plans.ts'
import { priceCredits } from '#shared/credits/price.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { OptimizeResult } from '#shared/prompts/prompt-result.ts'
import { type JobRunner, runSynchronously } from '../jobs/run-synchronously.ts'
import { requirePrincipal } from '../plugins/authenticate.ts'
import { errorResponses } from '../schemas/envelope.ts'
import { optimizeBody, optimizeResponse } from '../schemas/optimize.ts'

export interface PromptRoutes {
  runner: JobRunner
  replyNode: string
  syncWaitMs: number
}

/** Every code point of 4,000 may be escaped as two \uXXXX: 48,000 bytes, and the other fields. */
const bodyBytesMax = 64 * 1024
/** A job outlives the wait it was made for by this much, for the API's own void to come first. */
const jobGraceMs = 10_000

const optimizeErrors: ErrorCode[] = [
  'malformed_json',
  'invalid_api_key',
  'insufficient_credits',
  'payload_too_large',
  'unsupported_media_type',
  'validation_error',
  'rate_limit_exceeded',
  'internal_error',
  'engine_failed',
  'service_unavailable',
  'job_timeout',
]

export const promptRoutes: FastifyPluginAsyncTypebox<PromptRoutes> = async (app, { runner, replyNode, syncWaitMs }) => {
  app.post(
    '/prompts/optimize',
    {
      bodyLimit: bodyBytesMax,
      config: { access: 'account' },
      schema: {
        operationId: 'optimizePrompt',
        summary: 'Turn a rough prompt into a structured one for a target model',
        security: [{ apiKey: [] }],
        body: optimizeBody,
        response: { 200: optimizeResponse, ...errorResponses(optimizeErrors) },
      },
    },
    async (request, reply) => {
      const principal = requirePrincipal(request)
      const { prompt, target_model = 'universal', negative_prompt = false, include_analysis = false } = request.body
      const work: OptimizeRequest = {
        prompt,
        targetId: target_model,
        negativePrompt: negative_prompt,
        includeAnalysis: include_analysis,
      }
      const { result, creditsRemaining } = await runSynchronously(
        runner,
        {
          id: request.id,
          accountId: principal.accountId,
          apiKeyId: principal.apiKeyId,
          endpoint: 'optimize',
          tier: plans[principal.plan].tier,
          costCredits: priceCredits.optimize,
          replyNode,
          request: work,
          lifetimeMs: syncWaitMs + jobGraceMs,
        },
        syncWaitMs,
      )
      return {
        success: true as const,
        data: { original_prompt: prompt, target_model, ...(result as OptimizeResult) },
        usage: {
          credits_deducted: priceCredits.optimize,
          credits_remaining: creditsRemaining,
          latency_ms: Math.round(reply.elapsedTime * 10) / 10,
        },
      }
    },
  )
}
