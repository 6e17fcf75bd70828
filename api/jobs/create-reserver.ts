import type { Sql } from 'postgres'
import { createMicroBatcher } from '#shared/concurrency/micro-batcher.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import type { NewJob, Reservation } from '#shared/jobs/job.ts'
import { reserveJob, reserveJobs } from '#shared/jobs/reserve-jobs.ts'

/** Drafts of one batch travel in one statement; this many of the longest are about a megabyte. */
const batchSizeMax = 64

/**
 * Reserves jobs in shared statements while calls come faster than statements return. A burst of one account then
 * takes the lock on its grant once for many calls instead of once for each. Whatever the shared statement leaves
 * over (a locked grant, the last credits, a second grant) gets its answer from a statement of its own.
 */
export function createReserver(sql: Sql): (job: NewJob) => Promise<Reservation> {
  const reserveTogether = createMicroBatcher<NewJob, Reservation | null>({
    what: 'reserve',
    sizeMax: batchSizeMax,
    deadlineMs: databaseDeadlineMs,
    // The shared statement never waits for a row, and two of them would only skip each other's.
    inFlightMax: 1,
    failsWholeBatch: isDatabaseUnavailable,
    run: (jobs) => reserveJobs(sql, jobs),
  })
  return async (job) => (await reserveTogether(job)) ?? (await reserveJob(sql, job))
}
