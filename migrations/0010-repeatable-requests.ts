import { type Kysely, sql } from 'kysely'

/**
 * Answers of requests that make something other than a job, kept under the caller's idempotency key. The key itself is not
 * kept, only its hash: with it and the server's pepper the answer is sealed, since it may show a secret once.
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
