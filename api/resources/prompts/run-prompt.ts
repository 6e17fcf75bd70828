import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PlanId, plans, plansWith } from '#shared/accounts/plans.ts'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { type PricedEndpoint, priceCredits } from '#shared/credits/price.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { jobGraceMs } from '#shared/jobs/job.ts'
import { classifyJob } from '#shared/jobs/job-class.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { runOnce } from '../../http/idempotency.ts'
import { readIdempotency, type Upload } from '../../jobs/read-idempotency-key.ts'
import { describeApplied, type Preference, readPrefer } from '../../jobs/read-prefer.ts'
import { findReplay, type Replay } from '../../jobs/replay.ts'
import { reportTiming } from '../../jobs/report-timing.ts'
import { type JobRunner, runCall, type WaitPolicy } from '../../jobs/run-call.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { jobPath, presentAccepted, presentEnvelope } from '../jobs/present.ts'
import { acceptedResponse } from '../jobs/schema.ts'

export interface PromptRoutes {
  runner: JobRunner
  replyNode: string
  syncWaitMs: number
  /** Lifetime of asynchronous jobs. */
  jobLifetimeMs: number
  /** Default of calls without `quality`. */
  defaultQuality: Quality
}

/** 4,000 code points, each escaped as two \uXXXX (48,000 bytes), and the other fields. */
const bodyBytesMax = 64 * 1024

export const promptErrors: ErrorCode[] = [
  'malformed_json',
  'invalid_api_key',
  'account_suspended',
  'insufficient_scope',
  'insufficient_credits',
  'payload_too_large',
  'unsupported_media_type',
  'validation_error',
  'rate_limit_exceeded',
  'internal_error',
  'engine_failed',
  'service_unavailable',
  'job_timeout',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'job_cancelled',
  'result_expired',
]

/** Route options of all prompt endpoints. */
export const promptRoute = {
  bodyLimit: bodyBytesMax,
  config: { access: 'account' as const, scope: 'prompts' as const },
}
/** The same of text endpoints: images are limited by the memory that they take. */
export const textRoute = { ...promptRoute, config: { ...promptRoute.config, shedsLoad: true } }
export const promptSecurity = [{ apiKey: [] }]
export const promptResponses = { 202: acceptedResponse, ...errorResponses(promptErrors) }

/** Retry-After of an accepted job. */
const acceptedRetryAfterSeconds = 1

/**
 * Runs the job of a request. Responds with the result, with 202 and a `Location` if the caller prefers an asynchronous
 * response, or with an idempotent replay. `upload` is the image of the request.
 */
export async function runPrompt(
  routes: PromptRoutes,
  endpoint: PricedEndpoint,
  work: JobRequest & { quality: Quality },
  request: FastifyRequest,
  reply: FastifyReply,
  upload?: Upload,
): Promise<FastifyReply> {
  const { runner, replyNode, syncWaitMs, jobLifetimeMs } = routes
  request.quality = work.quality
  // The others wait for models, whose slots limit them.
  if (work.quality !== 'fast') request.admission?.leave()
  const principal = requirePrincipal(request)
  requireEndpoint(principal.plan, endpoint)
  const preference = readPrefer(request.headers.prefer)
  const policy: WaitPolicy = {
    allowsAsync: preference.allowsAsync,
    waitMs: Math.min(preference.waitMs ?? syncWaitMs, syncWaitMs),
  }
  const idempotency = await readIdempotency(request, upload)
  const mayEndLater = idempotency !== null || preference.allowsAsync
  const job = {
    ...describeJob(principal, endpoint, work.quality),
    id: request.id,
    replyNode,
    request: work,
    idempotency,
    elapsedMs: reply.elapsedTime,
    lifetimeMs: (mayEndLater ? jobLifetimeMs : syncWaitMs) + jobGraceMs,
  }
  reply.header('vary', 'Prefer')
  const found = await runOnce(
    async () => {
      const end = await runCall(runner, job, policy, upload)
      return end.kind === 'repeated' ? null : end
    },
    () => findReplay(runner.sql, job),
  )
  if ('jobId' in found) return sendReplay(reply, preference, policy, found)
  if (found.kind === 'unfinished') {
    if (policy.allowsAsync) return sendAccepted(reply, preference, policy, job.id)
    reply.header('location', jobPath(job.id))
    throw new AppError('job_timeout', stillRunningMessage)
  }
  const timing = { ...found.timing, totalMs: reply.elapsedTime }
  if (work.quality === 'fast') request.admission?.observe(timing.totalMs - timing.turnMs)
  reply.header('server-timing', reportTiming(runner.metrics, { endpoint, quality: work.quality }, timing))
  return sendResult(reply, preference, policy, presentEnvelope(work, found.result, found))
}

const stillRunningMessage =
  'The result was not ready in time. The job is still running and is charged if it succeeds: repeat the call with the ' +
  'same Idempotency-Key, or fetch the URL in Location.'

/** If the caller prefers an asynchronous response, return the first call's `Location`. */
function sendReplay(reply: FastifyReply, preference: Preference, policy: WaitPolicy, replay: Replay): FastifyReply {
  const isUnfinished = replay.kind === 'unfinished'
  if (isUnfinished && !policy.allowsAsync) {
    reply.header('location', jobPath(replay.jobId))
    throw new AppError('idempotency_in_progress')
  }
  reply.header('idempotent-replayed', 'true')
  if (isUnfinished || (policy.allowsAsync && policy.waitMs === 0)) {
    return sendAccepted(reply, preference, policy, replay.jobId)
  }
  if (replay.kind === 'failed') throw replay.error
  return sendResult(reply, preference, policy, replay.envelope)
}

function describeJob({ accountId, apiKeyId, plan }: Principal, endpoint: PricedEndpoint, quality: Quality) {
  return {
    accountId,
    apiKeyId,
    endpoint,
    tier: plans[plan].tier,
    jobClass: classifyJob(endpoint, quality),
    costCredits: priceCredits[endpoint][quality],
  }
}

function sendAccepted(reply: FastifyReply, preference: Preference, policy: WaitPolicy, jobId: string): FastifyReply {
  applyPreference(reply, preference, policy, true)
  return reply
    .code(202)
    .headers({ location: jobPath(jobId), 'retry-after': acceptedRetryAfterSeconds })
    .send(presentAccepted(jobId))
}

function sendResult(reply: FastifyReply, preference: Preference, policy: WaitPolicy, envelope: object): FastifyReply {
  applyPreference(reply, preference, policy, false)
  return reply.code(200).send(envelope)
}

function applyPreference(reply: FastifyReply, preference: Preference, policy: WaitPolicy, isAccepted: boolean): void {
  const applied = describeApplied(preference, policy.waitMs, isAccepted)
  if (applied !== null) reply.header('preference-applied', applied)
}

/** @throws AppError plan_upgrade_required */
export function requireEndpoint(planId: PlanId, endpoint: PricedEndpoint): void {
  const plan = plans[planId]
  if (plan.endpoints.includes(endpoint)) return
  const names = plansWith(endpoint, planId).map(({ name }) => name)
  throw new AppError(
    'plan_upgrade_required',
    `The plan ${plan.name} does not include ${endpoint}. Plans that do: ${names.join(', ')}.`,
  )
}
