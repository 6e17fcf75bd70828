import { type Kysely, sql } from 'kysely'

/** Pending refunds are few; their age is measured every minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refunds_pending on refunds (created_at) where status = 'pending'`.execute(db)
}
