import { type Kysely, sql } from 'kysely'

/**
 * The answer commits with what the request creates, so a row without one exists only for an order that is being opened
 * at its payment provider. It names the order, which a repetition opens instead of making another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table repeatable_requests alter column claimed_until drop not null, add column resource_id uuid`.execute(db)
}
