import { type Kysely, sql } from 'kysely'

/**
 * Idempotency keys and asynchronous results: the job's row holds the key that claimed it, a hash of the request, and all
 * fields of the response. Calls without a key and synchronous jobs are in none of the indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column idempotency_key text,
      add column fingerprint text,
      add column credits_remaining integer,
      add column latency_ms double precision,
      add column rank integer not null default 0`.execute(db)
  await sql`
    create unique index jobs_idempotency on jobs (account_id, endpoint, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`create index jobs_idempotency_purge on jobs (created_at) where idempotency_key is not null`.execute(db)
  await sql`create index jobs_unattended on jobs (account_id) where money_state = 'held' and rank > 0`.execute(db)
}
