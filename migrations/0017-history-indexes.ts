import { type Kysely, sql } from 'kysely'

/** The tables may be of any size: their indexes are built beside the calls that write to them. */
export const isConcurrent = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Ids ascend with the table's pages: an index of page ranges finds the newest entries and costs inserts nothing.
  await sql`drop index concurrently if exists ledger_entries_id`.execute(db)
  await sql`
    create index concurrently ledger_entries_id on ledger_entries using brin (id)
    with (pages_per_range = 32, autosummarize = on)`.execute(db)
  await sql`drop index concurrently if exists ledger_entries_refunds`.execute(db)
  await sql`
    create index concurrently ledger_entries_refunds on ledger_entries (grant_id) where kind = 'refund'`.execute(db)
  // Background jobs in the order of their queues, so that a position is read off the head; other jobs pay nothing.
  await sql`drop index concurrently if exists jobs_backlog`.execute(db)
  await sql`
    create index concurrently jobs_backlog on jobs (weight, tier, rank, id)
    where money_state = 'held' and rank > 0`.execute(db)
}
