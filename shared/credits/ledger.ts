import type { Sql, TransactionSql } from 'postgres'

/** Origin of credits. `goodwill` also takes the place of a grant that expired while a call held its credit. */
export const grantSources = ['sign_up', 'purchase', 'operator', 'goodwill'] as const
export type GrantSource = (typeof grantSources)[number]

/**
 * Kinds of ledger entries and the sign of their delta: grant +n opens a grant, reserve −n sets credits aside, void +n
 * gives them back with a reason, capture 0 marks the charge as final, expiry −n takes what an expired grant still had,
 * refund −n what a refunded one had, revoke −n what an operator takes back, with a reason.
 */
export const ledgerKinds = ['grant', 'reserve', 'capture', 'void', 'expiry', 'refund', 'revoke'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** The reason of a void whose call succeeded. That of any other void is the error code of its job. */
export const unchangedResult = 'unchanged_result'

export interface LedgerFault {
  /** Such as "grant 01a1…" or "invoice POA/26-27/000123"; null for a fault without a single subject. */
  subject: string | null
  accountId: string | null
  /** The broken invariant, in words. */
  fault: string
  /** In credits; 0 for a fault of another kind. */
  drift: number
}

/** Runs the parts of a check: one transaction, and so one snapshot. */
export type LedgerReader = Sql | TransactionSql
