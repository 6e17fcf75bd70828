import type { Sql } from 'postgres'
import { createMicroBatcher } from '#shared/concurrency/micro-batcher.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { AppError } from '#shared/errors.ts'
import { isClaimConflict } from '#shared/idempotency/idempotency-keys.ts'
import type { NewJob, Reservation } from '#shared/jobs/job.ts'
import { reserveJob, tryReserveJobs } from '#shared/jobs/reserve-jobs.ts'
import { sqlSpan, withSpan } from '#shared/platform/tracing.ts'

/** Drafts of one batch travel in one statement; this many of the longest are about a megabyte. */
const batchSizeMax = 64

/**
 * Reserves jobs in shared statements while calls come faster than statements return. A burst of one account then
 * takes the lock on its grant once for many calls instead of once for each. Jobs that the shared statement
 * skips (a locked grant, the last credits, a second grant) are reserved by a separate statement.
 */
export function createReserver(sql: Sql): (job: NewJob) => Promise<Reservation> {
  const reserveTogether = createMicroBatcher<NewJob, Reservation | null>({
    what: 'reserve',
    sizeMax: batchSizeMax,
    deadlineMs: databaseDeadlineMs,
    // The shared statement never waits for a row, and two of them would only skip each other's.
    inFlightMax: 1,
    failsWholeBatch: isDatabaseUnavailable,
    // The later of two concurrent calls with one idempotency key is reserved by a separate statement.
    run: (jobs) =>
      tryReserveJobs(sql, jobs).catch((error: unknown) => {
        if (isClaimConflict(error)) return jobs.map(() => null)
        throw error
      }),
  })
  const reserve = async (job: NewJob) => (await reserveTogether(job)) ?? (await reserveJob(sql, job))
  return (job) => withSpan('reserve', sqlSpan, () => reserve(job))
}

/** The error handler adds where to buy, since it knows the URLs. */
export function refusedReservation(
  reservation: Exclude<Reservation, { outcome: 'reserved' | 'repeated' }>,
  costCredits: number,
): AppError {
  switch (reservation.outcome) {
    case 'key_revoked':
      return new AppError('invalid_api_key')
    case 'key_limit_reached': {
      const { creditsMax, creditsUsed } = reservation
      const limit = `This call requires ${inWords(costCredits)}; the key has used ${creditsUsed} of ${creditsMax}`
      const reset = `The limit resets on ${nextMonthStart(new Date())}, UTC.`
      return new AppError('key_limit_reached', `${limit} credits of its monthly limit. ${reset}`)
    }
    case 'insufficient_credits': {
      const { creditsAvailable } = reservation
      const available = `${creditsAvailable} ${creditsAvailable === 1 ? 'is' : 'are'} available`
      return new AppError('insufficient_credits', `This call requires ${inWords(costCredits)} and ${available}.`)
    }
  }
}

const inWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** As 2026-12-01. */
function nextMonthStart(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString().slice(0, 10)
}
