import { type Kysely, sql } from 'kysely'

/**
 * The response commits with the resource that the request creates, so a row without one exists only for an order that is
 * being opened at its payment provider. It names the order, which a replay opens instead of creating another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table repeatable_requests alter column claimed_until drop not null, add column resource_id uuid`.execute(db)
}
