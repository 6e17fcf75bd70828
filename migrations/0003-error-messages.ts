import { type Kysely, sql } from 'kysely'

/** Why a job failed, in words for its caller, where the code alone is not specific enough (an unreadable image). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column error_message text`.execute(db)
}
