import { type Kysely, sql } from 'kysely'

/** Refunds whose money is not on its way back are few; their age is asked for every minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refunds_pending on refunds (created_at) where status = 'pending'`.execute(db)
}
