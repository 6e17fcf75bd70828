import { type Kysely, sql } from 'kysely'

/**
 * Jobs and ledger entries carry no foreign keys: they are written on every call, and each key would add a lock and a
 * look-up to the hot path. The statements that insert them take the ids from rows they lock, and `ledger:verify`
 * checks the rest. For the same reason there are no more indexes than the hot path and the sweeps need.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // fillfactor 50 and an index on "active" (instead of "remaining > 0") let Postgres update a busy grant in place
  // (HOT): with the condition on `remaining`, every debit would also write the index.
  await sql`
    create table credit_grants (
      id uuid primary key,
      account_id uuid not null references accounts (id),
      plan text,
      source text not null check (source in ('sign_up', 'operator', 'goodwill')),
      granted integer not null check (granted > 0),
      remaining integer not null check (remaining between 0 and granted),
      active boolean not null default true check (active = (remaining > 0)),
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    ) with (fillfactor = 50)`.execute(db)
  await sql`create index credit_grants_burn_order on credit_grants (account_id, expires_at, id) where active`.execute(
    db,
  )
  await sql`create index credit_grants_account on credit_grants (account_id)`.execute(db)

  await sql`
    create table jobs (
      id uuid primary key,
      account_id uuid not null,
      api_key_id uuid not null,
      endpoint text not null,
      tier text not null,
      cost integer not null check (cost > 0),
      money_state text not null check (money_state in ('held', 'captured', 'voided')),
      status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
      attempt integer not null default 0,
      reply_node text not null,
      request jsonb,
      result jsonb,
      error_code text,
      created_at timestamptz not null default now(),
      deadline_at timestamptz not null,
      next_sweep_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      check ((money_state = 'held') = (status in ('queued', 'running'))),
      check ((money_state = 'captured') = (status = 'succeeded'))
    ) with (fillfactor = 70)`.execute(db)
  await sql`create index jobs_sweep on jobs (next_sweep_at) where money_state = 'held'`.execute(db)
  await sql`create index jobs_purge on jobs (finished_at) where request is not null and finished_at is not null`.execute(
    db,
  )

  await sql`
    create table ledger_entries (
      id bigint generated always as identity,
      account_id uuid not null,
      grant_id uuid not null,
      job_id uuid,
      kind text not null check (kind in ('grant', 'reserve', 'capture', 'void', 'expiry')),
      delta integer not null,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      check (case kind when 'grant' then delta > 0 when 'void' then delta > 0 when 'capture' then delta = 0 else delta < 0 end)
    )`.execute(db)
  // One entry of a kind per job and grant: a redelivered job cannot be charged twice, whatever else goes wrong.
  await sql`create unique index ledger_entries_once on ledger_entries (job_id, grant_id, kind) where job_id is not null`.execute(
    db,
  )
  await sql`create unique index ledger_entries_opening on ledger_entries (grant_id) where kind = 'grant'`.execute(db)
  await sql`
    create function refuse_ledger_change() returns trigger language plpgsql as
    $$ begin raise exception 'ledger_entries is append-only: correct an entry by a further entry'; end $$`.execute(db)
  await sql`
    create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_ledger_change()`.execute(db)
}
