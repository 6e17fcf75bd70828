import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'

/** Work state: queued → running → succeeded | failed, or cancelled by the API when the caller's wait ends. */
export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Money state: held → captured | voided, once, by compare-and-set. */
export type MoneyState = 'held' | 'captured' | 'voided'

/** A caller's rating of a result. */
export const jobRatings = ['good', 'bad'] as const
export type JobRating = (typeof jobRatings)[number]

export interface IdempotencyClaim {
  /** Chosen by the caller. The database stores only its hash. */
  key: string
  /** Hash of the request, so that one key cannot name two different calls. */
  fingerprint: string
}

/** A job to be reserved. */
export interface NewJob {
  id: string
  accountId: string
  apiKeyId: string
  endpoint: PricedEndpoint
  tier: Tier
  jobClass: JobClass
  costCredits: number
  /** The API process that waits for the reply. */
  replyNode: string
  request: JobRequest
  /** Claimed with the reservation; null for a call without an Idempotency-Key and for the jobs of a batch. */
  idempotency: IdempotencyClaim | null
  /** Whether its caller waits for the result; otherwise it is a background job, which has separate queues. */
  isSynchronous: boolean
  /** From the arrival of the call to its reservation. */
  elapsedMs: number
  /** From now by Postgres's clock: a job still held after this is voided. */
  lifetimeMs: number
}

/** A row of `jobs`. Times are Postgres's. */
export interface Job extends Omit<NewJob, 'request' | 'idempotency' | 'isSynchronous' | 'elapsedMs' | 'lifetimeMs'> {
  moneyState: MoneyState
  status: JobStatus
  /** Executions so far, with the current one. */
  attempt: number
  /** Null once purged; not read for lists and sweeps. */
  request: unknown
  /** Null without one and once purged; not read for lists and sweeps. */
  result: unknown
  errorCode: ErrorCode | null
  /** Where the code alone is not specific enough. */
  errorMessage: string | null
  /** Credits left to the account after the reservation. */
  creditsRemaining: number
  /** From the arrival of the call to its result; until there is one, to its reservation. */
  latencyMs: number
  /** 0 for a synchronous job, else the position among the account's background jobs; the column `rank`. */
  queuePriority: number
  createdAt: Date
  /** Of the current execution. */
  startedAt: Date | null
  finishedAt: Date | null
  rating: JobRating | null
  deadlineAt: Date
}

/** The end of a job, as its account sees it. */
export type JobOutcome<Result = unknown> =
  /** `isFree`: its credits were given back. */
  | { status: 'succeeded'; result: Result; latencyMs: number; isFree: boolean }
  | { status: 'failed'; errorCode: ErrorCode; errorMessage?: string | undefined }

export interface JobProgress {
  id: string
  status: JobStatus
  /** Executions so far. */
  attempt: number
  /** From 1 to `positionMax`, which means that or beyond; null for a job that is not queued. */
  position: number | null
}

/**
 * A job's message in Redis, without the job's text. The API sends a worker the id and the process that waits for the
 * reply; the reply adds the timing and the outcome, unless that is too large. A preliminary result is only published,
 * never stored.
 */
export interface JobMessage {
  jobId: string
  replyNode: string
  /** W3C Trace Context of the call; absent without tracing. */
  traceparent?: string
  /** Whether the caller accepts the local result while a model is still writing. */
  wantsPreliminary?: boolean
  /** The local result of an unfinished job, in stored form. */
  preliminary?: unknown
  outcome?: JobOutcome
  /** Measured by the worker's clock, `queueMs` by Postgres's; not stored in the row. */
  timing?: {
    queueMs: number
    /** Of our own engine, without the time of models. */
    engineMs: number
    modelMs: number
    answeredBy: 'local' | 'model'
  }
}

export type Reservation =
  | { outcome: 'reserved'; creditsRemaining: number; queuePriority: number }
  /** An earlier call in the same scope holds the idempotency key. Nothing was taken. */
  | { outcome: 'repeated' }
  | { outcome: 'insufficient_credits'; creditsAvailable: number }
  /** The calls of the key would exceed its limit of the month. */
  | { outcome: 'key_limit_reached'; creditsMax: number; creditsUsed: number }
  | { outcome: 'key_revoked' }

/** Executions after which a job that keeps killing its worker is given up and voided. */
export const attemptsMax = 5

/** A job outlives its caller's wait by this much, so that the API's own void comes first. */
export const jobGraceMs = 10_000

/** How long a held job may go without a delivery before the sweep takes it up. */
export const sweepAfterMs = 2000

/** From the job's creation to its current execution. */
export function queueMsOf({ startedAt, createdAt }: Pick<Job, 'startedAt' | 'createdAt'>): number {
  return startedAt ? startedAt.getTime() - createdAt.getTime() : 0
}

/** From the start of the current execution to the end of the caller's wait; below 0 if that came first. */
export function remainingMsOf({ startedAt, deadlineAt }: Pick<Job, 'startedAt' | 'deadlineAt'>): number {
  return deadlineAt.getTime() - (startedAt ?? deadlineAt).getTime() - jobGraceMs
}
