import { type Kysely, sql } from 'kysely'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import type { Tables } from '#shared/db/tables.ts'

export interface LedgerEntry {
  id: string
  kind: LedgerKind
  delta: number
  /** Sum of all entries of the account up to this one; archived ones come first. */
  balance: number
  grantId: string
  jobId: string | null
  /** Of a void or a revocation; null in voids of former versions. */
  reason: string | null
  createdAt: Date
}

/** Newest first. */
export async function listLedgerEntries(db: Kysely<Tables>, accountId: string, limit: number): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .select(
      sql<number>`((sum(delta) over (order by id)) + (
        select coalesce(sum(s.opening + s.moved), 0) from ledger_archived_sums s
        join credit_grants g on g.id = s.grant_id where g.account_id = ${accountId}
      ))::int`.as('balance'),
    )
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    delta: row.delta,
    balance: row.balance,
    grantId: row.grant_id,
    jobId: row.job_id,
    reason: row.reason,
    createdAt: row.created_at,
  }))
}
