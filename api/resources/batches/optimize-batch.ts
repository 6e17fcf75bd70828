import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { Static } from 'typebox'
import { plans } from '#shared/accounts/plans.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { AppError, type ErrorCode, type FieldFault } from '#shared/errors.ts'
import type { NewBatch } from '#shared/jobs/batch-repository.ts'
import { jobGraceMs } from '#shared/jobs/job.ts'
import { classifyJob } from '#shared/jobs/job-queue.ts'
import { newId } from '#shared/platform/ids.ts'
import { callRedis } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { rateLimitHeaders } from '../../http/rate-limit.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { describeFaults, refuseFaults, refuseField } from '../../http/refuse-faults.ts'
import { readIdempotency } from '../../jobs/call-headers.ts'
import { type AcceptedBatch, findFirstBatch, runBatch } from '../../jobs/run-batch.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { toOptimizeRequest } from '../prompts/routes.ts'
import { acceptErrors, type PromptRoutes } from '../prompts/run-prompt.ts'
import { optimizeBody } from '../prompts/schema.ts'
import { batchPath, presentAcceptedBatch } from './present.ts'
import { batchAcceptedResponse, batchBody } from './schema.ts'

export interface BatchRoute extends PromptRoutes {
  limiter: RateLimiter
}

/** A hundred of the longest prompts in UTF-8; with every character escaped, fewer fit. */
const bodyBytesMax = 2 * 1024 * 1024
const retryAfterSeconds = 1
/** Their items do not count against the rate limit. */
const unpaidCodes: ErrorCode[] = ['insufficient_credits', 'key_limit_reached']

/** Many prompts in one call, each a separately charged job. */
export const optimizeBatchRoute: FastifyPluginAsyncTypebox<BatchRoute> = async (app, routes) => {
  app.post(
    '/prompts/optimize/batch',
    {
      bodyLimit: bodyBytesMax,
      config: { access: 'account', scope: 'prompts' },
      // Faults of items are reported with their own field paths.
      attachValidation: true,
      schema: {
        operationId: 'optimizePrompts',
        summary: 'Optimize up to 100 prompts; each is a separately charged job',
        body: batchBody,
        response: { 202: batchAcceptedResponse, ...errorResponses(acceptErrors) },
      },
    },
    async (request, reply) => {
      const { items } = readBatchBody(request)
      const { batchId, jobIds, isReplay } = await acceptBatch(routes, items, request, reply)
      if (isReplay) reply.header('idempotent-replayed', 'true')
      return reply
        .code(202)
        .headers({ location: batchPath(batchId), 'retry-after': retryAfterSeconds })
        .send(presentAcceptedBatch(batchId, jobIds))
    },
  )
}

/** Reserves all items or none. @throws AppError as the route does */
export async function acceptBatch(
  routes: BatchRoute,
  items: Static<typeof batchBody>['items'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AcceptedBatch> {
  requireFittingBatch(request, items.length)
  const batch = await newBatch(routes, request, items)
  return (await findFirstBatch(routes.runner, batch)) ?? (await runCounted(routes, request, reply, batch))
}

async function runCounted(
  { runner, limiter }: BatchRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  batch: NewBatch,
): Promise<AcceptedBatch> {
  const count = batch.jobs.length
  await countItems(limiter, request, reply, count)
  try {
    return await runBatch(runner, batch, request.log)
  } catch (error) {
    if (error instanceof AppError && unpaidCodes.includes(error.code)) {
      await callRedis(limiter.giveBack(requirePrincipal(request).accountId, request.id, count))
    }
    throw error
  }
}

/** @throws AppError validation_error for a batch larger than the rate limit, which could never be accepted. */
function requireFittingBatch(request: FastifyRequest, count: number): void {
  const { limits, plan } = requirePrincipal(request)
  const { requestsPerMinute: limit } = limits
  if (count <= limit) return
  const { name, requestsPerMinute } = plans[plan]
  const limiter = limit === requestsPerMinute ? `the plan ${name} allows` : 'the account is limited to'
  refuseField('items', `must have at most ${limit} elements: ${limiter} ${limit} requests per minute`)
}

function readBatchBody(request: FastifyRequest): Static<typeof batchBody> {
  refuseFaults(describeBatchFaults(request.validationError?.validation ?? [], request.body))
  return request.body as Static<typeof batchBody>
}

/** Describes faults of the batch by the fields of the batch, faults of items by the fields of an item. */
export function describeBatchFaults(errors: FastifySchemaValidationError[], body: unknown): FieldFault[] {
  const isInItem = ({ instancePath }: { instancePath: string }) => instancePath.startsWith('/items/')
  const own = errors.filter((error) => !isInItem(error))
  return [
    ...describeFaults(own, Object.keys(batchBody.properties), body),
    ...describeFaults(errors.filter(isInItem), Object.keys(optimizeBody.properties), body),
  ]
}

/** Counts each item as a request. @throws AppError rate_limit_exceeded if not all fit; the call itself stays counted. */
async function countItems(
  limiter: RateLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
  count: number,
): Promise<void> {
  const { limits, accountId } = requirePrincipal(request)
  const limit = limits.requestsPerMinute
  const decision = await callRedis(limiter.take(accountId, limit, request.id, count))
  reply.headers(rateLimitHeaders(decision))
  if (decision.allowed) return
  throw new AppError(
    'rate_limit_exceeded',
    `A batch of ${count} items counts as ${count} requests. The limit is ${limit} requests per 60 seconds, ` +
      `with ${decision.remaining} left; the items fit in ${decision.resetSeconds} seconds.`,
  )
}

async function newBatch(
  { replyNode, jobLifetimeMs, defaultQuality }: BatchRoute,
  request: FastifyRequest,
  items: Static<typeof batchBody>['items'],
): Promise<NewBatch> {
  const { accountId, apiKeyId, limits } = requirePrincipal(request)
  const shared = {
    accountId,
    apiKeyId,
    endpoint: 'optimize',
    tier: limits.tier,
    replyNode,
    idempotency: null,
    isSynchronous: false,
    elapsedMs: 0,
    lifetimeMs: jobLifetimeMs + jobGraceMs,
  } as const
  return {
    id: request.id,
    idempotency: await readIdempotency(request),
    jobs: items.map((item) => {
      const work = toOptimizeRequest(item, defaultQuality)
      const jobClass = classifyJob('optimize', work.quality)
      return { ...shared, id: newId(), jobClass, costCredits: priceCredits.optimize[work.quality], request: work }
    }),
  }
}
