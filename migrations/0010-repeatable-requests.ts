import { type Kysely, sql } from 'kysely'

/**
 * Responses of requests that create something other than a job, stored under the caller's idempotency key. Of the key
 * only the hash is stored; the response is sealed with key and pepper, since it may hold a secret that is shown once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repeatable_requests (
      account_id uuid not null,
      endpoint text not null,
      key_hash text not null,
      fingerprint text not null,
      claimed_until timestamptz not null,
      status_code integer,
      answer bytea,
      created_at timestamptz not null default now(),
      primary key (account_id, endpoint, key_hash),
      check ((status_code is null) = (answer is null))
    )`.execute(db)
  await sql`create index repeatable_requests_purge on repeatable_requests (created_at)`.execute(db)
}
