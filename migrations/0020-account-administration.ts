import { type Kysely, sql } from 'kysely'

/** Key scopes, suspension, erasure, pepper rotation, and the log of the operators' changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_keys
      add column scopes text[] not null default '{prompts,account}'
        check (cardinality(scopes) > 0 and scopes <@ '{prompts,account}'::text[]),
      add column pepper_id text`.execute(db)
  await sql`alter table accounts add column suspended_at timestamptz, add column erased_at timestamptz`.execute(db)
  await sql`
    create function notify_account_suspension() returns trigger language plpgsql as $$
    begin perform pg_notify('account_changed', new.id::text); return null; end $$`.execute(db)
  await sql`
    create trigger accounts_suspended after update of suspended_at on accounts
    for each row execute function notify_account_suspension()`.execute(db)

  await sql`
    create table admin_log (
      id uuid primary key,
      command text not null,
      phase text not null check (phase in ('started', 'succeeded', 'failed')),
      operator text not null,
      reason text,
      account_id uuid,
      arguments jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index admin_log_account on admin_log (account_id, id) where account_id is not null`.execute(db)
  await sql`
    create function refuse_admin_log_change() returns trigger language plpgsql as
    $$ begin raise exception 'admin_log is append-only'; end $$`.execute(db)
  await sql`
    create trigger admin_log_append_only before update or delete or truncate on admin_log
    for each statement execute function refuse_admin_log_change()`.execute(db)
}
