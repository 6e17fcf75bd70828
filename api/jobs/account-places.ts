import { createFairTurns, type EndTurn, type FairTurns } from '#shared/concurrency/fair-turns.ts'
import type { Weight } from '#shared/jobs/job-queue.ts'
import type { NewJob } from '#shared/jobs/new-job.ts'
import { qualityOf } from '#shared/prompts/prompt-request.ts'

/**
 * Jobs of one account that this process has in the queues of one weight at once. Further calls of the account wait
 * here, in their order, before anything is reserved for them. So a queue holds few jobs of any one account, and what
 * another account sends waits for those few, however many calls the first one has open.
 *
 * Enough to keep a worker busy and to use up any plan: a text takes milliseconds from the queue to its answer, an image
 * the time of the host that sends it, a model seconds.
 */
const placesEach: Record<Weight, number> = { text: 8, vision: 8, model: 64 }

/** Jobs of one account that are being reserved and queued at once for callers who do not wait for a result. */
const reservingEachMax = 2
/** They take milliseconds each, unless Postgres or Redis is away. */
const reservingWaitMs = 5000

type PlacedJob = Pick<NewJob, 'accountId' | 'weight' | 'request'>

export interface AccountPlaces {
  /** Calls that wait for a place now, of all accounts. */
  waiting(weight: Weight): number
  /** Waits for a place at most `waitMs`. Resolves with the function that leaves it, or with null when the time is up. */
  take(job: PlacedJob, waitMs: number): Promise<EndTurn | null>
  /**
   * Waits for the account's turn to have a job reserved and queued that nobody waits for. Resolves with the function that
   * ends it, or with null when the time is up.
   */
  takeToReserve(accountId: string): Promise<EndTurn | null>
}

/** Counted in this process's memory: nothing to send on the way of a call, and nothing left over by a crash. */
export function createAccountPlaces(): AccountPlaces {
  const open = (weight: Weight): FairTurns =>
    createFairTurns({ underWayMax: Number.POSITIVE_INFINITY, underWayEachMax: placesEach[weight] })
  const reserving = createFairTurns({ underWayMax: Number.POSITIVE_INFINITY, underWayEachMax: reservingEachMax })
  const places: Record<Weight, FairTurns> = { text: open('text'), vision: open('vision'), model: open('model') }
  return {
    waiting: (weight) => places[weight].waiting,
    takeToReserve: (accountId) => reserving.take(accountId, reservingWaitMs),
    take: (job, waitMs) => places[slowestWeight(job)].take(job.accountId, waitMs),
  }
}

/** A job that may be handed to a model takes as long as one that a model was asked for. */
function slowestWeight(job: PlacedJob): Weight {
  return qualityOf(job.request) === 'auto' ? 'model' : job.weight
}
