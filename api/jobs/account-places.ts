import { createFairSemaphore, type FairSemaphore, type Release } from '#shared/concurrency/fair-semaphore.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/**
 * Jobs of one account that this process has in the queues of one class at once. Further calls of the account wait
 * here, in their order, before anything is reserved for them. So a queue holds few jobs of any one account, and what
 * another account sends waits for those few, however many calls the first one has open.
 *
 * Enough to keep a worker busy and to use up any plan: a text takes milliseconds from the queue to its answer, an image
 * the time of the host that sends it, a model seconds.
 */
const placesEach: Record<JobClass, number> = { text: 8, image: 8, llm: 64 }

/** Jobs of one account that are being reserved and queued at once for callers who do not wait for a result. */
const reservingEachMax = 2
/** They take milliseconds each, unless Postgres or Redis is away. */
const reservingWaitMs = 5000

type PlacedJob = Pick<NewJob, 'accountId' | 'jobClass' | 'request'>

export interface AccountPlaces {
  /** Calls that wait for a place now, of all accounts. */
  waiting(jobClass: JobClass): number
  /** Waits for a place at most `waitMs`. Resolves with the function that leaves it, or with null when the time is up. */
  take(job: PlacedJob, waitMs: number): Promise<Release | null>
  /**
   * Waits for the account's turn to have a job reserved and queued that nobody waits for. Resolves with the function that
   * ends it, or with null when the time is up.
   */
  takeToReserve(accountId: string): Promise<Release | null>
}

/** Counted in this process's memory: nothing to send on the way of a call, and nothing left over by a crash. */
export function createAccountPlaces(): AccountPlaces {
  const open = (jobClass: JobClass): FairSemaphore =>
    createFairSemaphore({ permitsMax: Number.POSITIVE_INFINITY, permitsPerOwnerMax: placesEach[jobClass] })
  const reserving = createFairSemaphore({ permitsMax: Number.POSITIVE_INFINITY, permitsPerOwnerMax: reservingEachMax })
  const places: Record<JobClass, FairSemaphore> = { text: open('text'), image: open('image'), llm: open('llm') }
  return {
    waiting: (jobClass) => places[jobClass].waiting,
    takeToReserve: (accountId) => reserving.acquire(accountId, reservingWaitMs),
    take: (job, waitMs) => places[slowestClass(job)].acquire(job.accountId, waitMs),
  }
}

/** A job that may be handed to a model takes as long as one that a model was asked for. */
function slowestClass(job: PlacedJob): JobClass {
  return (job.request as { quality?: Quality }).quality === 'auto' ? 'llm' : job.jobClass
}
