import { type Kysely, sql } from 'kysely'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import type { Tables } from '#shared/db/tables.ts'

export interface LedgerEntry {
  id: string
  kind: LedgerKind
  delta: number
  /** Sum of all entries of the account up to this one. */
  balance: number
  grantId: string
  jobId: string | null
  createdAt: Date
}

/** Newest first. */
export async function listLedgerEntries(db: Kysely<Tables>, accountId: string, limit: number): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .select(sql<number>`(sum(delta) over (order by id))::int`.as('balance'))
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
    createdAt: row.created_at,
  }))
}
