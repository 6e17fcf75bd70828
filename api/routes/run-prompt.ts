import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PlanId, plans, plansWith } from '#shared/accounts/plans.ts'
import { type PricedEndpoint, priceCredits } from '#shared/credits/price.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { chooseWeight } from '#shared/jobs/job-queue.ts'
import { jobGraceMs } from '#shared/jobs/new-job.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { type JobRunner, runSynchronously } from '../jobs/run-synchronously.ts'
import { requirePrincipal } from '../plugins/authenticate.ts'
import { errorResponses } from '../schemas/envelope.ts'

export interface PromptRoutes {
  runner: JobRunner
  replyNode: string
  syncWaitMs: number
  /** For callers who ask for none. */
  defaultQuality: Quality
}

/** Every code point of 4,000 may be escaped as two \uXXXX: 48,000 bytes, and the other fields. */
const bodyBytesMax = 64 * 1024

export const promptErrors: ErrorCode[] = [
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

/** What all endpoints that make a prompt share: options of the route, and of its document. */
export const promptRoute = { bodyLimit: bodyBytesMax, config: { access: 'account' as const } }
export const promptSecurity = [{ apiKey: [] }]
export const promptErrorResponses = errorResponses(promptErrors)

/** Runs one job for the caller of a request and says what it cost. `image` is what was uploaded for it. */
export async function runPrompt(
  { runner, replyNode, syncWaitMs }: PromptRoutes,
  endpoint: PricedEndpoint,
  work: { quality: Quality },
  request: FastifyRequest,
  reply: FastifyReply,
  image?: Uint8Array,
) {
  request.quality = work.quality
  const principal = requirePrincipal(request)
  requireEndpoint(principal.plan, endpoint, runner.pricingUrl)
  const costCredits = priceCredits[endpoint][work.quality]
  const { result, creditsRemaining } = await runSynchronously(
    runner,
    {
      id: request.id,
      accountId: principal.accountId,
      apiKeyId: principal.apiKeyId,
      endpoint,
      tier: plans[principal.plan].tier,
      weight: chooseWeight(endpoint, work.quality),
      costCredits,
      replyNode,
      request: work,
      lifetimeMs: syncWaitMs + jobGraceMs,
    },
    syncWaitMs,
    image,
  )
  const usage = {
    credits_deducted: costCredits,
    credits_remaining: creditsRemaining,
    latency_ms: Math.round(reply.elapsedTime * 10) / 10,
  }
  return { result, usage }
}

/** @throws AppError plan_upgrade_required */
export function requireEndpoint(planId: PlanId, endpoint: PricedEndpoint, pricingUrl: string): void {
  const plan = plans[planId]
  if (plan.endpoints.includes(endpoint)) return
  const names = plansWith(endpoint, planId).map(({ name }) => name)
  throw new AppError(
    'plan_upgrade_required',
    `The plan ${plan.name} does not include ${endpoint}; these do: ${names.join(', ')}. Plans and credits: ${pricingUrl}`,
  )
}
