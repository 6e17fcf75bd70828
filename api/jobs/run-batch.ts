import { AppError } from '#shared/errors.ts'
import { batchScope, findClaim } from '#shared/idempotency/idempotency-keys.ts'
import type { NewBatch } from '#shared/jobs/batch-repository.ts'
import { findBatchJobIds } from '#shared/jobs/batch-repository.ts'
import type { Reservation } from '#shared/jobs/job.ts'
import { jobClasses } from '#shared/jobs/job-class.ts'
import { enqueueJobs, findQueue } from '#shared/jobs/job-queue.ts'
import { reserveBatch } from '#shared/jobs/reserve-jobs.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { sqlSpan, withSpan } from '#shared/platform/tracing.ts'
import { callDatabase, callRedis } from '../call-dependency.ts'
import { runOnce } from '../http/idempotency.ts'
import { refusedReservation } from './refused-reservation.ts'
import type { JobRunner } from './run-call.ts'

export interface AcceptedBatch {
  batchId: string
  jobIds: string[]
  /** Whether an earlier call with the same idempotency key made it. */
  isReplay: boolean
}

/** A hundred jobs and their entries are written in one statement. */
const reserveDeadlineMs = 5000

/**
 * Reserves a batch and enqueues its jobs. A reserved batch is accepted: jobs that could not be enqueued are enqueued by a
 * worker's sweep.
 *
 * @throws AppError invalid_api_key, insufficient_credits, key_limit_reached, idempotency_key_reused, idempotency_in_progress,
 * service_unavailable.
 */
export async function runBatch(
  runner: JobRunner,
  batch: NewBatch,
  logger: Pick<Logger, 'warn'>,
): Promise<AcceptedBatch> {
  return runOnce(
    () => beginBatch(runner, batch, logger),
    () => findFirstBatch(runner, batch),
  )
}

/** Null if an earlier call holds the batch's key. */
async function beginBatch(
  runner: JobRunner,
  batch: NewBatch,
  logger: Pick<Logger, 'warn'>,
): Promise<AcceptedBatch | null> {
  const reservation = await reserve(runner, batch)
  runner.metrics.reservations.inc({ outcome: reservation.outcome }, batch.jobs.length)
  if (reservation.outcome === 'repeated') return null
  if (reservation.outcome !== 'reserved') {
    throw refusedReservation(
      reservation,
      batch.jobs.reduce((sum, job) => sum + job.costCredits, 0),
    )
  }
  await enqueueBatch(runner, batch, reservation.queuePriority).catch((error: unknown) => {
    runner.metrics.enqueueFailures.inc()
    logger.warn({ error, batchId: batch.id }, 'batch not enqueued; left to the sweep')
  })
  return { batchId: batch.id, jobIds: batch.jobs.map(({ id }) => id), isReplay: false }
}

/**
 * A batch whose reservation was not confirmed may still have been reserved. With an idempotency key its caller finds out
 * by repeating the call; without one its jobs are voided.
 */
async function reserve(runner: JobRunner, batch: NewBatch): Promise<Reservation> {
  try {
    const begin = () => callDatabase(reserveBatch(runner.sql, batch), 'reserve batch', reserveDeadlineMs)
    return await withSpan('reserve', sqlSpan, begin)
  } catch (error) {
    runner.metrics.reservations.inc({ outcome: 'unknown' }, batch.jobs.length)
    if (batch.idempotency) throw new AppError('service_unavailable', unconfirmed, { cause: error })
    await Promise.all(batch.jobs.map((job) => runner.voider.voidLater(job)))
    throw error
  }
}

const unconfirmed =
  'The outcome is unknown: the batch may have been accepted. Repeat the call with the same Idempotency-Key; it is ' +
  'accepted only once.'

/** The batch that an earlier call with the same idempotency key made. @throws AppError idempotency_key_reused. */
export async function findFirstBatch(
  { sql }: JobRunner,
  { jobs: [first], idempotency }: NewBatch,
): Promise<AcceptedBatch | null> {
  if (!idempotency || !first) return null
  const asked = { ...idempotency, accountId: first.accountId, scope: batchScope }
  const batchId = (await callDatabase(findClaim(sql, asked), 'claim'))?.batchId
  if (!batchId) return null
  return { batchId, jobIds: await callDatabase(findBatchJobIds(sql, batchId), 'replay'), isReplay: true }
}

async function enqueueBatch({ queues }: JobRunner, batch: NewBatch, firstPriority: number): Promise<void> {
  const entries = batch.jobs.map((job, index) => ({
    job,
    entry: { message: { jobId: job.id, replyNode: job.replyNode }, queuePriority: firstPriority + index },
  }))
  for (const jobClass of jobClasses) {
    const ofClass = entries.filter(({ job }) => job.jobClass === jobClass)
    const [first] = ofClass
    if (!first) continue
    const queue = findQueue(queues, { ...first.job, queuePriority: firstPriority })
    await callRedis(
      enqueueJobs(
        queue,
        ofClass.map(({ entry }) => entry),
      ),
    )
  }
}
