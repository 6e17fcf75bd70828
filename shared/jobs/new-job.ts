import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { Weight } from '#shared/jobs/job-queue.ts'

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
  request: object
  /** From now by Postgres's clock: a job still held after this is voided. */
  lifetimeMs: number
}

/** A job outlives the wait it was made for by this much, for the API's own void to come first. */
export const jobGraceMs = 10_000

/** How long a held job may go without a delivery before the sweep looks after it. */
export const sweepAfterMs = 2000

export type Reservation =
  | { outcome: 'reserved'; creditsRemaining: number }
  | { outcome: 'insufficient_credits'; creditsAvailable: number }
  | { outcome: 'key_revoked' }
