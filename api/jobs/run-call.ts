import type { Sql } from 'postgres'
import { AppError } from '#shared/errors.ts'
import { findClaim } from '#shared/idempotency/idempotency-keys.ts'
import type { ImageSpaceLimits, ImageStore } from '#shared/images/image-store.ts'
import type { JobOutcome, NewJob, Reservation } from '#shared/jobs/job.ts'
import { readsImage } from '#shared/jobs/job-class.ts'
import { enqueueJob, findQueue, type JobQueues } from '#shared/jobs/job-queue.ts'
import { findJobOutcome } from '#shared/jobs/job-repository.ts'
import { type VoidReason, voidJob } from '#shared/jobs/settle-job.ts'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'
import { sqlSpan, withSpan } from '#shared/platform/tracing.ts'
import { callDatabase, callRedis } from '../call-dependency.ts'
import type { AccountConcurrencyLimiter } from './account-concurrency.ts'
import type { Upload } from './call-headers.ts'
import type { JobReplies } from './job-replies.ts'
import { refusedReservation } from './refused-reservation.ts'
import type { CallTiming } from './report-timing.ts'
import type { Voider } from './void-later.ts'

export interface JobRunner {
  sql: Sql
  /** As `createReserver` makes it. */
  reserve(job: NewJob): Promise<Reservation>
  /** Queues of jobs without an image. */
  queues: JobQueues
  /** Queues and store share a dedicated connection, so that large uploads delay only other uploads. */
  vision: { queues: JobQueues; images: ImageStore; spaceLimits: ImageSpaceLimits }
  accountConcurrency: AccountConcurrencyLimiter
  replies: JobReplies
  voider: Voider
  metrics: ApiMetrics
}

type CalledJob = Omit<NewJob, 'isSynchronous'> & { wantsPreliminary?: boolean }

/** Lifetime of a stored image beyond that of its job, so that a job that may still run always finds it. */
const imageMarginMs = 5000
/** Lifetime of reserved space beyond that of its image: the time to reserve the credits. */
const spaceMarginMs = 10_000

export interface WaitPolicy {
  waitMs: number
  /** The caller accepts 202 with a `Location`. */
  allowsAsync: boolean
  progress?: CallProgress | undefined
}

/** Callbacks of a call whose response is a stream. */
export interface CallProgress {
  /** The job is queued. */
  onAccepted(): void
  /** Receives the local result in its stored form; called before the end of the call, or not at all. */
  onPreliminary(result: unknown): void
}

export type CallEnd =
  /** The job has its result. */
  | {
      kind: 'succeeded'
      result: unknown
      latencyMs: number
      creditsDeducted: number
      creditsRemaining: number
      timing: Omit<CallTiming, 'totalMs'>
    }
  /** The wait is over and the job continues. */
  | { kind: 'unfinished' }
  /** An earlier call with the same idempotency key has reserved; this one has not. */
  | { kind: 'repeated' }

/**
 * Waits for a concurrency slot of the account, reserves, enqueues and waits for the result, within `waitMs` in total.
 * The memory of the uploaded `image` is freed once it is stored. If this rejects, the job is void or will be voided.
 * After the wait, the job continues if its caller accepts 202 or can repeat the call under its idempotency key.
 *
 * @throws AppError as `refusedReservation`; rate_limit_exceeded, service_unavailable, job_timeout, or the error of the
 * job
 */
export async function runCall(runner: JobRunner, job: CalledJob, policy: WaitPolicy, image?: Upload): Promise<CallEnd> {
  const startMs = performance.now()
  const endMs = startMs + policy.waitMs
  const slot = policy.waitMs > 0 ? await runner.accountConcurrency.acquire(job, policy.waitMs) : null
  const isSynchronous = slot !== null
  if (!isSynchronous && !policy.allowsAsync) throw new AppError('job_timeout', accountBusyMessage)
  const release = slot ?? (await runner.accountConcurrency.acquireToReserve(job.accountId))
  if (!release) throw new AppError('service_unavailable')
  const slotWaitMs = performance.now() - startMs
  const reply = runner.replies.expect(job.id, policy.progress?.onPreliminary)
  const end = (): void => {
    reply.close()
    release()
  }
  try {
    const newJob = { ...job, isSynchronous, elapsedMs: job.elapsedMs + slotWaitMs }
    const reservation = image
      ? await reserveWithSpace(runner, newJob, image.bytes.length)
      : await reserve(runner, newJob)
    if (reservation.outcome === 'repeated') return finish(end, { kind: 'repeated' })
    const early = await enqueue(runner, job, reservation.queuePriority, image)
    policy.progress?.onAccepted()
    const wait = () => reply.wait(Math.max(0, endMs - performance.now()))
    const outcome = early ?? (isSynchronous ? await withSpan('wait', {}, wait) : null)
    const settled = outcome ?? (policy.allowsAsync || job.idempotency ? null : await cancel(runner, job))
    if (settled) {
      const { result, latencyMs, isFree } = unwrapOutcome(settled)
      const creditsDeducted = isFree ? 0 : job.costCredits
      const creditsRemaining = reservation.creditsRemaining + job.costCredits - creditsDeducted
      const timing = { slotWaitMs, job: reply.timing() }
      return finish(end, { kind: 'succeeded', result, latencyMs, creditsDeducted, creditsRemaining, timing })
    }
  } catch (error) {
    end()
    throw error
  }
  // The job counts towards the account's concurrency until it ends, even if its caller has stopped waiting.
  if (isSynchronous) void reply.wait(job.lifetimeMs).finally(end)
  else end()
  return { kind: 'unfinished' }
}

function finish(end: () => void, callEnd: CallEnd): CallEnd {
  end()
  return callEnd
}

/** @throws AppError the error of a failed job. */
function unwrapOutcome(outcome: JobOutcome): JobOutcome & { status: 'succeeded' } {
  if (outcome.status === 'failed') throw new AppError(outcome.errorCode, outcome.errorMessage)
  return outcome
}

const accountBusyMessage = 'Earlier calls of this account delayed this call beyond its deadline; nothing was charged.'

type Reserved = Extract<Reservation, { outcome: 'reserved' | 'repeated' }>

async function reserve(runner: JobRunner, job: NewJob): Promise<Reserved> {
  const reservation = await callDatabase(runner.reserve(job), 'reserve').catch(async (error: unknown) => {
    runner.metrics.reservations.inc({ outcome: 'unknown' })
    await runner.voider.voidLater(job)
    throw error
  })
  runner.metrics.reservations.inc({ outcome: reservation.outcome })
  if (reservation.outcome === 'reserved' || reservation.outcome === 'repeated') return reservation
  throw refusedReservation(reservation, job.costCredits)
}

/** Reserves space for the image first, so that an image without space reserves no credits. */
async function reserveWithSpace(runner: JobRunner, job: NewJob, imageBytes: number): Promise<Reserved> {
  let isReserved = false
  try {
    const refusal = await takeSpace(runner, job, imageBytes)
    if (refusal) {
      // A repeated call needs no space: its first call took it.
      if (await isRepeated(runner, job)) return { outcome: 'repeated' }
      throw refusal
    }
    const reservation = await reserve(runner, job)
    isReserved = reservation.outcome === 'reserved'
    return reservation
  } finally {
    // If Redis is unavailable, the space is released at the end of its lifetime.
    if (!isReserved) runner.vision.images.remove(job.id).catch(() => {})
  }
}

/** Null if space was taken, else rate_limit_exceeded (account limit) or service_unavailable (limit of all accounts). */
async function takeSpace({ vision }: JobRunner, job: NewJob, imageBytes: number): Promise<AppError | null> {
  const space = {
    jobId: job.id,
    accountId: job.accountId,
    imageBytes,
    lifetimeMs: job.lifetimeMs + imageMarginMs + spaceMarginMs,
  }
  const outcome = await callRedis(vision.images.takeSpace(space, vision.spaceLimits))
  if (outcome === 'taken') return null
  return outcome === 'account_full'
    ? new AppError('rate_limit_exceeded', accountImagesFull)
    : new AppError('service_unavailable', imagesFull)
}

/** Whether an earlier call holds the job's idempotency key. */
async function isRepeated({ sql }: JobRunner, { accountId, endpoint, idempotency }: NewJob): Promise<boolean> {
  if (!idempotency) return false
  return (await callDatabase(findClaim(sql, { ...idempotency, accountId, scope: endpoint }), 'claim')) !== null
}

const accountImagesFull =
  'The queued images of this account reach their limit in bytes; nothing was charged. Send this image ' +
  'again when some of these jobs have ended.'
const imagesFull = 'The memory for queued images is full; nothing was charged. Send this image again.'

/**
 * Null once the job is queued. A failed or unconfirmed add may still have reached Redis, so the job is voided; if a
 * worker settled it first, its outcome is returned.
 */
async function enqueue(
  runner: JobRunner,
  job: CalledJob,
  queuePriority: number,
  image?: Upload,
): Promise<JobOutcome | null> {
  try {
    await callRedis(enqueueWithImage(runner, job, queuePriority, image))
    return null
  } catch (error) {
    runner.metrics.enqueueFailures.inc()
    const outcome = await voidOrRead(runner, job, { status: 'failed', errorCode: 'service_unavailable' })
    if (outcome.status === 'failed') throw error
    return outcome
  }
}

/**
 * Sends the image before its job on the same connection, without an extra round trip. Its memory is freed once it is
 * stored.
 */
async function enqueueWithImage(
  runner: JobRunner,
  job: CalledJob,
  queuePriority: number,
  image?: Upload,
): Promise<void> {
  const { queues, images } = readsImage(job.endpoint) ? runner.vision : { queues: runner.queues, images: null }
  const storing = image && images?.put(job.id, image.bytes, job.lifetimeMs + imageMarginMs).then(image.release)
  const { id: jobId, replyNode, wantsPreliminary } = job
  const message = { jobId, replyNode, ...(wantsPreliminary && { wantsPreliminary }) }
  await Promise.all([storing, enqueueJob(findQueue(queues, { ...job, queuePriority }), message, queuePriority)])
}

/** Voids the job at the end of the wait; if the worker captured it first, its outcome is returned. */
function cancel(runner: JobRunner, job: CalledJob): Promise<JobOutcome> {
  return voidOrRead(runner, job, { status: 'cancelled', errorCode: 'job_timeout' })
}

async function voidOrRead(runner: JobRunner, job: CalledJob, reason: VoidReason): Promise<JobOutcome> {
  try {
    const isVoided = await withSpan('void', sqlSpan, () => callDatabase(voidJob(runner.sql, job.id, reason), 'void'))
    if (isVoided) {
      if (readsImage(job.endpoint)) runner.vision.images.remove(job.id).catch(() => {})
      return { status: 'failed', errorCode: reason.errorCode }
    }
    const outcome = await callDatabase(findJobOutcome(runner.sql, job.id), 'read outcome')
    // No row at all: Postgres crashed and forgot the reservation, so nothing was charged.
    return outcome ?? { status: 'failed', errorCode: 'service_unavailable' }
  } catch (error) {
    await runner.voider.voidLater(job)
    throw error
  }
}
