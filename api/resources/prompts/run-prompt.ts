import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { type PlanId, plans, plansWith } from '#shared/accounts/plans.ts'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { defaultTargetId } from '#shared/catalog/targets.ts'
import { type PricedEndpoint, priceCredits } from '#shared/credits/price.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { jobGraceMs } from '#shared/jobs/job.ts'
import { classifyJob } from '#shared/jobs/job-queue.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { runOnce } from '../../http/idempotency.ts'
import { describeApplied, type Preference, readIdempotency, readPrefer, type Upload } from '../../jobs/call-headers.ts'
import { findReplay, type Replay } from '../../jobs/replay.ts'
import { reportTiming } from '../../jobs/report-timing.ts'
import { type CallProgress, type JobRunner, runCall, type WaitPolicy } from '../../jobs/run-call.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { jobPath, presentAccepted } from '../jobs/present.ts'
import { acceptedResponse } from '../jobs/schema.ts'
import { type Envelope, presentEnvelope } from './present.ts'
import type { optimizeBody } from './schema.ts'
import { acceptsEvents, streamPrompt } from './stream-prompt.ts'

export interface PromptRoutes {
  runner: JobRunner
  replyNode: string
  syncWaitMs: number
  /** Lifetime of asynchronous jobs. */
  jobLifetimeMs: number
  /** Default of calls without `quality`. */
  defaultQuality: Quality
}

/** A request with its quality, asked for or the default. */
export type PromptWork = JobRequest & { quality: Quality }

/** 4,000 code points, each escaped as two \uXXXX (48,000 bytes), and the other fields. */
const bodyBytesMax = 64 * 1024

/** Errors before a job or batch is accepted. */
export const acceptErrors: ErrorCode[] = [
  'malformed_json',
  'invalid_api_key',
  'account_suspended',
  'insufficient_scope',
  'insufficient_credits',
  'key_limit_reached',
  'payload_too_large',
  'unsupported_media_type',
  'validation_error',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
  'idempotency_in_progress',
  'idempotency_key_reused',
]

export const promptErrors: ErrorCode[] = [
  ...acceptErrors,
  'engine_failed',
  'job_timeout',
  'job_cancelled',
  'result_expired',
]

/** Route options of all prompt endpoints. */
export const promptRoute = {
  bodyLimit: bodyBytesMax,
  config: { access: 'account' as const, scope: 'prompts' as const },
}
/** Route options of text endpoints, which shed load. Image endpoints are limited by the memory that images take. */
export const textRoute = { ...promptRoute, config: { ...promptRoute.config, shedsLoad: true } }
export const promptResponses = { 202: acceptedResponse, ...errorResponses(promptErrors) }

/** The options of all prompt endpoints as stored in the job. */
export function readOptions(options: Omit<Static<typeof optimizeBody>, 'prompt'>, defaultQuality: Quality) {
  return {
    targetId: options.target_model ?? defaultTargetId,
    negativePrompt: options.negative_prompt ?? false,
    includeAnalysis: options.include_analysis ?? false,
    quality: options.quality ?? defaultQuality,
  }
}

/** Retry-After of an accepted job. */
const acceptedRetryAfterSeconds = 1

/**
 * Runs the job of a request. Responds with the result, with 202 and a `Location` if the caller prefers an asynchronous
 * response, with an idempotent replay, or with a stream of events if the caller accepts one and does not prefer an
 * asynchronous response. `upload` is the image of the request.
 */
export async function runPrompt(
  routes: PromptRoutes,
  work: PromptWork,
  request: FastifyRequest,
  reply: FastifyReply,
  upload?: Upload,
): Promise<FastifyReply> {
  request.quality = work.quality
  // Calls of other qualities wait for models, whose slots limit them.
  if (work.quality !== 'fast') request.admission?.leave()
  requireEndpoint(requirePrincipal(request).plan, work.endpoint)
  const preference = readPrefer(request.headers.prefer)
  reply.header('vary', 'Prefer, Accept')
  const call = (progress?: CallProgress) => callPrompt(routes, work, { request, reply, preference, upload, progress })
  if (!preference.allowsAsync && acceptsEvents(request)) {
    return streamPrompt(request, reply, work, call)
  }
  const { jobId, envelope } = await call()
  const waitMs = Math.min(preference.waitMs ?? routes.syncWaitMs, routes.syncWaitMs)
  const applied = describeApplied(preference, waitMs, envelope === null)
  if (applied !== null) reply.header('preference-applied', applied)
  if (envelope !== null) return reply.code(200).send(envelope)
  return reply
    .code(202)
    .headers({ location: jobPath(jobId), 'retry-after': acceptedRetryAfterSeconds })
    .send(presentAccepted(jobId))
}

/**
 * Runs the job of a caller that cannot fetch the result later (MCP): waits until it ends.
 *
 * @throws AppError the error of the job or its reservation, idempotency_in_progress, job_timeout
 */
export async function awaitPrompt(
  routes: PromptRoutes,
  work: PromptWork,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  request.quality = work.quality
  requireEndpoint(requirePrincipal(request).plan, work.endpoint)
  const preference = { allowsAsync: false, waitMs: null }
  const call = { request, reply, preference, upload: undefined, progress: undefined }
  const { envelope } = await callPrompt(routes, work, call)
  if (envelope === null) throw new AppError('job_timeout', stillRunningMessage)
  return envelope
}

interface PromptCall {
  request: FastifyRequest
  reply: FastifyReply
  preference: Preference
  upload: Upload | undefined
  /** Set for a call whose response is a stream. */
  progress: CallProgress | undefined
}

/** The envelope of the result, or null if the caller prefers an asynchronous response and the job continues. */
interface PromptEnd {
  jobId: string
  envelope: Envelope | null
}

async function callPrompt(
  routes: PromptRoutes,
  work: PromptWork,
  { request, reply, preference, upload, progress }: PromptCall,
): Promise<PromptEnd> {
  const { runner, replyNode, syncWaitMs, jobLifetimeMs } = routes
  const { allowsAsync } = preference
  const policy = { allowsAsync, waitMs: Math.min(preference.waitMs ?? syncWaitMs, syncWaitMs), progress }
  const idempotency = await readIdempotency(request, upload)
  const mayEndLater = idempotency !== null || allowsAsync
  const wantsPreliminary = progress !== undefined && work.quality !== 'fast'
  const job = {
    ...describeJob(requirePrincipal(request), work, wantsPreliminary),
    id: request.id,
    replyNode,
    request: work,
    idempotency,
    elapsedMs: reply.elapsedTime,
    lifetimeMs: (mayEndLater ? jobLifetimeMs : syncWaitMs) + jobGraceMs,
  }
  const found = await runOnce(
    async () => {
      const end = await runCall(runner, job, policy, upload)
      return end.kind === 'repeated' ? null : end
    },
    () => findReplay(runner.sql, job),
  )
  if ('jobId' in found) return replayPrompt(reply, policy, found)
  if (found.kind === 'unfinished') {
    if (allowsAsync) return { jobId: job.id, envelope: null }
    reply.header('location', jobPath(job.id))
    throw new AppError('job_timeout', stillRunningMessage)
  }
  const timing = { ...found.timing, totalMs: reply.elapsedTime }
  if (work.quality === 'fast') request.admission?.observe(timing.totalMs - timing.slotWaitMs)
  reply.header('server-timing', reportTiming(runner.metrics, work, timing))
  return { jobId: job.id, envelope: presentEnvelope(work, found.result, found) }
}

const stillRunningMessage =
  'The result was not ready in time. The job is still running and is charged if it succeeds: repeat the call with the ' +
  'same Idempotency-Key, or fetch the URL in Location.'

/**
 * The end of the first call, or its job if the caller prefers an asynchronous response. `Location` names the job of the
 * first call, since `X-Request-Id` is that of the repeated one.
 */
function replayPrompt(reply: FastifyReply, policy: WaitPolicy, replay: Replay): PromptEnd {
  const { jobId } = replay
  const isUnfinished = replay.kind === 'unfinished'
  reply.header('location', jobPath(jobId))
  if (isUnfinished && !policy.allowsAsync) throw new AppError('idempotency_in_progress')
  reply.header('idempotent-replayed', 'true')
  if (isUnfinished || (policy.allowsAsync && policy.waitMs === 0)) return { jobId, envelope: null }
  if (replay.kind === 'failed') throw replay.error
  return { jobId, envelope: replay.envelope }
}

function describeJob(
  { accountId, apiKeyId, limits }: Principal,
  { endpoint, quality }: PromptWork,
  wantsPreliminary: boolean,
) {
  return {
    accountId,
    apiKeyId,
    endpoint,
    tier: limits.tier,
    jobClass: classifyJob(endpoint, quality, wantsPreliminary),
    wantsPreliminary,
    costCredits: priceCredits[endpoint][quality],
  }
}

/** @throws AppError plan_upgrade_required */
export function requireEndpoint(planId: PlanId, endpoint: PricedEndpoint): void {
  const plan = plans[planId]
  if (plan.endpoints.includes(endpoint)) return
  const names = plansWith(endpoint, planId).map((id) => `${plans[id].name} (${id})`)
  throw new AppError(
    'plan_upgrade_required',
    `The plan ${plan.name} does not include ${endpoint}. Plans that do: ${names.join(', ')}.`,
  )
}
