import { type Kysely, sql } from 'kysely'

/**
 * Due deliveries are found account by account and endpoint by endpoint, so the index leads with both. Its partial
 * predicate cannot compare with the time, so a delivery that waits for a retry is not ready until it is marked as such.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_deliveries add column is_ready boolean not null default true`.execute(db)
  await sql`
    update webhook_deliveries set is_ready = false where status = 'pending' and next_attempt_at > now()`.execute(db)
  await sql`
    create index webhook_deliveries_ready on webhook_deliveries (account_id, endpoint_id, next_attempt_at)
    where status = 'pending' and is_ready`.execute(db)
  await sql`
    create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at)
    where status = 'pending' and not is_ready`.execute(db)
  await sql`drop index webhook_deliveries_due`.execute(db)
  await sql`alter table webhook_endpoints add column is_slow boolean not null default false`.execute(db)
}
