import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'

export interface NewJob {
  id: string
  accountId: string
  apiKeyId: string
  endpoint: PricedEndpoint
  tier: Tier
  costCredits: number
  /** The API process that waits for the reply. */
  replyNode: string
  request: object
  /** From now by Postgres's clock: a job still held after this is voided. */
  lifetimeMs: number
}

/** How long a held job may go without a delivery before the sweep looks after it. */
export const sweepAfterMs = 2000

export type Reservation =
  | { outcome: 'reserved'; creditsRemaining: number }
  | { outcome: 'insufficient_credits'; creditsAvailable: number }
  | { outcome: 'key_revoked' }
