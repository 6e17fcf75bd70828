import { type Kysely, sql } from 'kysely'

/** The runner ends their vacuums, which would outlast the brief waits here. */
export const lockedTables = ['jobs', 'ledger_entries']

/**
 * A job may succeed without a charge, and a ledger entry says why credits were given back. The constraints that are
 * added follow from those before, so that no row has to be read and the locks are brief.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Below deadlock_timeout: this migration gives way to a report that holds one of the tables and waits for the other.
  await sql`set local lock_timeout = '500ms'`.execute(db)
  await sql`lock table jobs in access exclusive mode`.execute(db)
  await sql`lock table ledger_entries in access exclusive mode`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'jobs'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%''captured''%=%''succeeded''%'`.execute(db)
  for (const { name } of rows) await sql`alter table jobs drop constraint ${sql.id(name)}`.execute(db)
  await sql`
    alter table jobs add constraint jobs_captured_succeeded
    check (money_state <> 'captured' or status = 'succeeded') not valid`.execute(db)
  await sql`alter table ledger_entries add column reason text`.execute(db)
  await sql`
    alter table ledger_entries add constraint ledger_entries_reason_of_void
    check (reason is null or kind = 'void') not valid`.execute(db)
  await sql`
    create or replace function tell_of_settled_job() returns trigger language plpgsql as $$
    begin
      perform write_webhook_message(new.account_id,
        case new.status when 'succeeded' then 'job.succeeded' else 'job.failed' end,
        jsonb_strip_nulls(jsonb_build_object('job_id', new.id, 'endpoint', new.endpoint, 'status', new.status,
          'error_code', new.error_code, 'status_url', '/api/v1/jobs/' || new.id)));
      return null;
    end $$`.execute(db)
}
