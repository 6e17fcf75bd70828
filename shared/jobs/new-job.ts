import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { Weight } from '#shared/jobs/job-queue.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'

export interface NewJob {
  id: string
  accountId: string
  apiKeyId: string
  endpoint: PricedEndpoint
  tier: Tier
  weight: Weight
  costCredits: number
  /** The API process that waits for the reply. */
  replyNode: string
  request: JobRequest
  /** The caller's own name for the call, which is claimed with the reservation; null if it has none. */
  idempotency: IdempotencyClaim | null
  /** Whether a caller waits for it now. What nobody waits for stands behind it in the queue. */
  isAwaited: boolean
  /** From the arrival of the call to its reservation. */
  elapsedMs: number
  /** From now by Postgres's clock: a job still held after this is voided. */
  lifetimeMs: number
}

/** A job outlives the wait it was made for by this much, for the API's own void to come first. */
export const jobGraceMs = 10_000

/** How long a held job may go without a delivery before the sweep looks after it. */
export const sweepAfterMs = 2000

export interface IdempotencyClaim {
  key: string
  /** A hash of what is asked, so that the same key cannot stand for two different calls. */
  fingerprint: string
}

export type Reservation =
  | { outcome: 'reserved'; creditsRemaining: number; rank: number }
  /** An earlier call of the account to this endpoint holds the idempotency key. Nothing was taken. */
  | { outcome: 'repeated' }
  | { outcome: 'insufficient_credits'; creditsAvailable: number }
  | { outcome: 'key_revoked' }
