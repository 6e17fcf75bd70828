import { AppError } from '#shared/errors.ts'
import { findBatchClaim } from '#shared/jobs/batch-repository.ts'
import { jobClasses } from '#shared/jobs/job-class.ts'
import { enqueueJobs, findQueue } from '#shared/jobs/job-queue.ts'
import { type BatchReservation, type NewBatch, reserveBatch } from '#shared/jobs/reserve-batch.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { callDatabase, callRedis } from '../call-dependency.ts'
import { insufficientCreditsError, type JobRunner } from './run-call.ts'

export interface AcceptedBatch {
  batchId: string
  jobIds: string[]
  /** Whether it is that of an earlier call with the same idempotency key. */
  isReplay: boolean
}

/** A key may become free while its batch is looked up; then the batch is reserved again. */
const claimAttemptsMax = 3
/** A hundred jobs and their entries are written in one statement. */
const reserveDeadlineMs = 5000

/**
 * Reserves a batch and enqueues its jobs. A reserved batch is accepted: jobs that could not be enqueued are enqueued by a
 * worker's sweep.
 *
 * @throws AppError invalid_api_key, insufficient_credits, idempotency_key_reused, idempotency_in_progress,
 * service_unavailable.
 */
export async function runBatch(
  runner: JobRunner,
  batch: NewBatch,
  logger: Pick<Logger, 'warn'>,
): Promise<AcceptedBatch> {
  for (let attempt = 0; attempt < claimAttemptsMax; attempt += 1) {
    const reservation = await reserve(runner, batch)
    runner.metrics.reservations.inc({ outcome: reservation.outcome }, batch.jobs.length)
    if (reservation.outcome === 'key_revoked') throw new AppError('invalid_api_key')
    if (reservation.outcome === 'insufficient_credits') {
      const costCredits = batch.jobs.reduce((sum, job) => sum + job.costCredits, 0)
      throw insufficientCreditsError(costCredits, reservation.creditsAvailable)
    }
    if (reservation.outcome === 'reserved') {
      await enqueueBatch(runner, batch, reservation.queuePriority).catch((error: unknown) => {
        runner.metrics.enqueueFailures.inc()
        logger.warn({ error, batchId: batch.id }, 'batch not queued: the sweep will')
      })
      return { batchId: batch.id, jobIds: batch.jobs.map(({ id }) => id), isReplay: false }
    }
    const first = await findFirstBatch(runner, batch)
    if (first) return first
  }
  throw new AppError('idempotency_in_progress')
}

/**
 * A batch whose reservation was not confirmed may still have been reserved. With an idempotency key its caller finds out
 * by repeating the call; without one nobody could, so that its jobs are voided.
 */
async function reserve(runner: JobRunner, batch: NewBatch): Promise<BatchReservation> {
  try {
    return await callDatabase(reserveBatch(runner.sql, batch), 'reserve batch', reserveDeadlineMs)
  } catch (error) {
    runner.metrics.reservations.inc({ outcome: 'unknown' }, batch.jobs.length)
    if (batch.idempotency) throw new AppError('service_unavailable', unconfirmed, { cause: error })
    const { accountId, apiKeyId, tier, replyNode, lifetimeMs } = batch
    for (const job of batch.jobs) {
      const rest = { endpoint: 'optimize', idempotency: null, elapsedMs: 0 } as const
      runner.voider.voidLater({ ...job, ...rest, accountId, apiKeyId, tier, replyNode, lifetimeMs })
    }
    throw error
  }
}

const unconfirmed =
  'It is not known whether the batch was accepted. Repeat the call with the same Idempotency-Key to find out: it is ' +
  'accepted once.'

/** The batch that an earlier call with the same idempotency key made. @throws AppError idempotency_key_reused. */
export async function findFirstBatch(
  { sql }: JobRunner,
  { accountId, idempotency }: NewBatch,
): Promise<AcceptedBatch | null> {
  if (!idempotency) return null
  const claim = await callDatabase(findBatchClaim(sql, accountId, idempotency.key), 'claim')
  if (!claim) return null
  if (claim.fingerprint !== idempotency.fingerprint) throw new AppError('idempotency_key_reused')
  return { batchId: claim.batchId, jobIds: claim.jobIds, isReplay: true }
}

async function enqueueBatch({ queues }: JobRunner, batch: NewBatch, queuePriority: number): Promise<void> {
  const { tier, replyNode } = batch
  const entries = batch.jobs.map(({ id, jobClass }, index) => ({
    jobClass,
    job: { payload: { jobId: id, replyNode }, queuePriority: queuePriority + index },
  }))
  for (const jobClass of jobClasses) {
    const jobs = entries.filter((entry) => entry.jobClass === jobClass).map(({ job }) => job)
    if (jobs.length === 0) continue
    await callRedis(enqueueJobs(findQueue(queues, { jobClass, tier, queuePriority }), jobs), 'enqueue batch')
  }
}
