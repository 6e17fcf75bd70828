import { createFairSemaphore, type FairSemaphore, type Release } from '#shared/concurrency/fair-semaphore.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { qualityOf } from '#shared/prompts/prompt-request.ts'

/**
 * Concurrent jobs of one account in the queues of one job class, per process. Further calls of the account wait in
 * order before they reserve anything, so that a queue holds few jobs of any one account.
 *
 * Enough to keep a worker busy and to exhaust any plan: a text takes milliseconds from the queue to its result, an
 * image the time of its download, a model seconds.
 */
export const accountTextsMax = 8
const accountCallsMax: Record<JobClass, number> = { text: accountTextsMax, image: 8, llm: 64 }

/** Background jobs of one account that are reserved and queued at once. */
const reservingEachMax = 2
/** Reserving and queueing take milliseconds unless Postgres or Redis is unavailable. */
const reservingWaitMs = 5000

type LimitedJob = Pick<NewJob, 'accountId' | 'jobClass' | 'request'>

export interface AccountConcurrencyLimiter {
  /** Calls of all accounts that are waiting. */
  waiting(jobClass: JobClass): number
  /** Waits at most `waitMs`. Null when the time is up. */
  acquire(job: LimitedJob, waitMs: number): Promise<Release | null>
  /** For reserving and queueing a background job. Null if no slot is free in time. */
  acquireToReserve(accountId: string): Promise<Release | null>
}

/** Counts in the memory of this process: calls need no round trip, and a crash leaves no slot taken. */
export function createAccountConcurrencyLimiter(): AccountConcurrencyLimiter {
  const open = (jobClass: JobClass): FairSemaphore =>
    createFairSemaphore({ slotsMax: Number.POSITIVE_INFINITY, slotsPerOwnerMax: accountCallsMax[jobClass] })
  const reserving = createFairSemaphore({ slotsMax: Number.POSITIVE_INFINITY, slotsPerOwnerMax: reservingEachMax })
  const calls: Record<JobClass, FairSemaphore> = { text: open('text'), image: open('image'), llm: open('llm') }
  return {
    waiting: (jobClass) => calls[jobClass].waiting,
    acquireToReserve: (accountId) => reserving.acquire(accountId, reservingWaitMs),
    acquire: (job, waitMs) => calls[slowestClass(job)].acquire(job.accountId, waitMs),
  }
}

/** A job that may be escalated takes as long as one of a model. */
function slowestClass(job: LimitedJob): JobClass {
  return qualityOf(job.request) === 'auto' ? 'llm' : job.jobClass
}
