import type { Queue } from 'bullmq'
import type { Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import { AppError } from '#shared/errors.ts'
import type { JobOutcome } from '#shared/jobs/job.ts'
import { enqueueJob, type JobPayload } from '#shared/jobs/job-queue.ts'
import { findJobOutcome } from '#shared/jobs/job-repository.ts'
import type { NewJob, Reservation } from '#shared/jobs/reserve-job.ts'
import { voidJob } from '#shared/jobs/settle-job.ts'
import type { ApiMetrics } from '#shared/metrics.ts'
import { callDatabase, callRedis } from '../call-dependency.ts'
import type { JobReplies } from './job-replies.ts'
import type { Voider } from './void-later.ts'

export interface JobRunner {
  sql: Sql
  reserve(job: NewJob): Promise<Reservation>
  queues: Record<Tier, Queue<JobPayload>>
  replies: JobReplies
  voider: Voider
  metrics: ApiMetrics
  pricingUrl: string
}

/**
 * Reserves, enqueues and waits. Whenever this rejects, the job's credits are back or on their way back.
 *
 * @throws AppError invalid_api_key, insufficient_credits, service_unavailable, job_timeout, or the job's own error.
 */
export async function runSynchronously(
  runner: JobRunner,
  job: NewJob,
  waitMs: number,
): Promise<{ result: unknown; creditsRemaining: number }> {
  const reply = runner.replies.expect(job.id)
  try {
    const creditsRemaining = await reserve(runner, job)
    await enqueue(runner, job)
    const outcome = (await reply.wait(waitMs)) ?? (await cancel(runner, job))
    if (outcome.status === 'failed') throw new AppError(outcome.errorCode)
    return { result: outcome.result, creditsRemaining }
  } finally {
    reply.close()
  }
}

async function reserve(runner: JobRunner, job: NewJob): Promise<number> {
  const reservation = await callDatabase(runner.reserve(job), 'reserve').catch((error: unknown) => {
    runner.metrics.reservations.inc({ outcome: 'unknown' })
    runner.voider.voidLater(job)
    throw error
  })
  runner.metrics.reservations.inc({ outcome: reservation.outcome })
  if (reservation.outcome === 'reserved') return reservation.creditsRemaining
  if (reservation.outcome === 'key_revoked') throw new AppError('invalid_api_key')
  throw new AppError(
    'insufficient_credits',
    `This call requires ${job.costCredits} credit(s) and ${reservation.creditsAvailable} are available. ` +
      `Plans and credits: ${runner.pricingUrl}`,
  )
}

/** A failed add may still have reached Redis; the claim then finds a job that is no longer held and leaves it alone. */
async function enqueue(runner: JobRunner, job: NewJob): Promise<void> {
  try {
    await callRedis(enqueueJob(runner.queues[job.tier], { jobId: job.id, replyNode: job.replyNode }), 'enqueue')
  } catch (error) {
    runner.metrics.enqueueFailures.inc()
    const reason = { status: 'failed', errorCode: 'service_unavailable' } as const
    await callDatabase(voidJob(runner.sql, job.id, reason), 'void').catch(() => runner.voider.voidLater(job))
    throw error
  }
}

/** The wait is over: whoever settles first, this or the worker, decides. */
async function cancel(runner: JobRunner, job: NewJob): Promise<JobOutcome> {
  try {
    const reason = { status: 'cancelled', errorCode: 'job_timeout' } as const
    if (await callDatabase(voidJob(runner.sql, job.id, reason), 'cancel'))
      return { status: 'failed', errorCode: 'job_timeout' }
    const outcome = await callDatabase(findJobOutcome(runner.sql, job.id), 'read outcome')
    // No row at all: Postgres crashed and forgot the reservation, so nothing was charged.
    return outcome ?? { status: 'failed', errorCode: 'service_unavailable' }
  } catch (error) {
    runner.voider.voidLater(job)
    throw error
  }
}
