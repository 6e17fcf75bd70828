import { createFairTurns, type FairTurns, type EndTurn as Release } from '#shared/concurrency/fair-turns.ts'
import type { Weight } from '#shared/jobs/job-queue.ts'
import type { NewJob } from '#shared/jobs/new-job.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/**
 * Jobs of one account that this process has in the queues of one weight at once. Further calls of the account wait here,
 * in their order, before anything is reserved for them. So a queue holds few jobs of any one account, and the calls of
 * another account wait for those few only.
 *
 * Enough to keep a worker busy and to use up any plan: a text takes milliseconds from the queue to its answer, an image
 * the time of the host that sends it, a model seconds.
 */
const accountMax: Record<Weight, number> = { text: 8, vision: 8, model: 64 }

/** Background jobs of one account that are reserved and queued at once. */
const reservingEachMax = 2
/** They take milliseconds each, unless Postgres or Redis is away. */
const reservingWaitMs = 5000

type LimitedJob = Pick<NewJob, 'accountId' | 'weight' | 'request'>

export interface AccountConcurrencyLimiter {
  /** Calls of all accounts that wait now. */
  waiting(weight: Weight): number
  /** Waits at most `waitMs`. Null when the time is up. */
  acquire(job: LimitedJob, waitMs: number): Promise<Release | null>
  /** For reserving and queueing a background job. Null when the account's turn does not come in time. */
  acquireToReserve(accountId: string): Promise<Release | null>
}

/** Counts in the memory of this process: no round trip for a call, and nothing left over by a crash. */
export function createAccountConcurrencyLimiter(): AccountConcurrencyLimiter {
  const open = (weight: Weight): FairTurns =>
    createFairTurns({ underWayMax: Number.POSITIVE_INFINITY, underWayEachMax: accountMax[weight] })
  const reserving = createFairTurns({ underWayMax: Number.POSITIVE_INFINITY, underWayEachMax: reservingEachMax })
  const calls: Record<Weight, FairTurns> = { text: open('text'), vision: open('vision'), model: open('model') }
  return {
    waiting: (weight) => calls[weight].waiting,
    acquireToReserve: (accountId) => reserving.take(accountId, reservingWaitMs),
    acquire: (job, waitMs) => calls[slowestWeight(job)].take(job.accountId, waitMs),
  }
}

/** A job that may be handed to a model takes as long as one that a model was asked for. */
function slowestWeight(job: LimitedJob): Weight {
  return (job.request as { quality?: Quality }).quality === 'auto' ? 'model' : job.weight
}
