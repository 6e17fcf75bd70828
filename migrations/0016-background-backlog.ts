import { type Kysely, sql } from 'kysely'

/** Background jobs in the order of their queues, so that a position is read off the head; other jobs pay nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`create index jobs_backlog on jobs (weight, tier, rank, id) where money_state = 'held' and rank > 0`.execute(
    db,
  )
}
