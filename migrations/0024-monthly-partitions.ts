import { type Kysely, sql } from 'kysely'
import { copyGrants } from './0022-idempotency-keys.ts'

/** The runner ends their vacuums, which would outlast the brief waits here. */
export const lockedTables = ['jobs', 'ledger_entries']

/**
 * Jobs by month of their id (a UUIDv7 begins with its time), ledger entries by month of their job's id: all entries of a
 * job lie in one partition, so that the unique index on (job, grant, kind) covers all of them, and a month can be
 * archived with nothing left behind. Entries without a job stay in the default partition. The tables as they were become
 * the first partitions; no row is read or moved, so the locks are brief.
 *
 * There is no default partition of jobs: `create_month_partitions` runs hourly and keeps three months ahead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Below deadlock_timeout: this migration gives way to a report that holds one of the tables and waits for the other.
  await sql`set local lock_timeout = '500ms'`.execute(db)
  await sql`lock table jobs in access exclusive mode`.execute(db)
  await sql`lock table ledger_entries in access exclusive mode`.execute(db)
  await partitionJobs(db)
  await partitionLedger(db)
  await createPartitions(db)
  await createArchives(db)
}

const jobIndexes = [
  "jobs_sweep on jobs (next_sweep_at) where money_state = 'held'",
  'jobs_purge on jobs (finished_at) where request is not null and finished_at is not null',
  'jobs_idempotency_purge on jobs (created_at) where idempotency_key is not null',
  'jobs_former_keys on jobs (account_id, endpoint, idempotency_key) where idempotency_key is not null',
  "jobs_unattended on jobs (account_id) where money_state = 'held' and rank > 0",
  'jobs_batch on jobs (batch_id, batch_index) where batch_id is not null',
  "jobs_backlog on jobs (weight, tier, rank, id) where money_state = 'held' and rank > 0",
]

async function partitionJobs(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ bound: string; first: string }>`
    select bound, 'jobs_before_' || to_char(uuid_extract_timestamp(bound::uuid) at time zone 'UTC', 'YYYY_MM') as first
    from (
      select substring(pg_get_constraintdef(oid) from '''([0-9a-f-]{36})''') as bound
      from pg_constraint where conrelid = 'jobs'::regclass and conname = 'first_partition'
    ) stored`.execute(db)
  const [{ bound, first }] = rows as [{ bound: string; first: string }]
  await sql`alter table jobs rename to ${sql.id(first)}`.execute(db)
  await sql`drop index jobs_idempotency`.execute(db)
  for (const name of ['jobs_pkey', ...jobIndexes.map((index) => index.split(' ', 1)[0] ?? '')])
    await sql`alter index ${sql.id(name)} rename to ${sql.id(name.replace('jobs', first))}`.execute(db)
  for (const trigger of ['jobs_tell_settled', 'jobs_former_key', 'jobs_former_key_freed'])
    await sql`drop trigger ${sql.id(trigger)} on ${sql.id(first)}`.execute(db)
  await sql`
    create table jobs (like ${sql.id(first)} including defaults including constraints) partition by range (id)`.execute(
    db,
  )
  await copyGrants(db, first, 'jobs')
  await sql`alter table jobs drop constraint first_partition, add primary key (id)`.execute(db)
  for (const index of jobIndexes) await sql.raw(`create index ${index}`).execute(db)
  await sql`
    alter table jobs attach partition ${sql.id(first)} for values from (minvalue) to (${sql.lit(bound)})`.execute(db)
  await sql`alter table ${sql.id(first)} drop constraint first_partition`.execute(db)
  await sql`
    create trigger jobs_tell_settled after update of money_state on jobs for each row
    when (old.money_state = 'held' and new.money_state <> 'held') execute function tell_of_settled_job()`.execute(db)
  await sql`
    create trigger jobs_former_key after insert on jobs for each row
    when (new.idempotency_key is not null) execute function claim_former_key('jobs')`.execute(db)
  await sql`
    create trigger jobs_former_key_freed after update of idempotency_key on jobs for each row
    when (old.idempotency_key is not null and new.idempotency_key is null)
    execute function claim_former_key('jobs')`.execute(db)
}

/** The default partition keeps its constraint: with it, a further month is attached without reading the entries. */
async function partitionLedger(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select (case when is_called then last_value + 1 else last_value end)::text as next from ledger_entries_id_seq`.execute(
    db,
  )
  const next = sql.raw(rows[0]?.next ?? '1')
  await sql`alter table ledger_entries alter column id drop identity`.execute(db)
  await sql`alter table ledger_entries rename to ledger_entries_default`.execute(db)
  await sql`alter table ledger_entries_default rename constraint first_partition to default_partition`.execute(db)
  for (const index of ['pkey', 'once', 'opening', 'id', 'refunds']) {
    const name = `ledger_entries_${index}`
    await sql`alter index ${sql.id(name)} rename to ${sql.id(`ledger_entries_default_${index}`)}`.execute(db)
  }
  await sql`
    create table ledger_entries (like ledger_entries_default including defaults including constraints)
    partition by range (job_id)`.execute(db)
  await copyGrants(db, 'ledger_entries_default', 'ledger_entries')
  await sql`alter table ledger_entries drop constraint default_partition`.execute(db)
  await sql`
    alter table ledger_entries alter column id add generated always as identity (start with ${next})`.execute(db)
  await sql`
    create unique index ledger_entries_once on ledger_entries (job_id, grant_id, kind) where job_id is not null`.execute(
    db,
  )
  await sql`
    create index ledger_entries_id on ledger_entries using brin (id) with (pages_per_range = 32, autosummarize = on)`.execute(
    db,
  )
  await sql`create index ledger_entries_refunds on ledger_entries (grant_id) where kind = 'refund'`.execute(db)
  await sql`alter table ledger_entries attach partition ledger_entries_default default`.execute(db)
  await sql`
    create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_ledger_change()`.execute(db)
}

/**
 * The service's role owns no table and may not create one: these functions run as the owner. A month's tables are
 * created first and attached afterwards, which blocks only calls that use the default partition, and only briefly.
 */
async function createPartitions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function partitions_end() returns timestamptz language sql stable set search_path = public, pg_temp as $$
      select max(uuid_extract_timestamp(
        substring(pg_get_expr(c.relpartbound, c.oid) from 'TO [(]''([0-9a-f-]{36})''[)]')::uuid))
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'jobs'::regclass
    $$`.execute(db)
  await sql`
    create function create_month_partition(starts_at timestamptz) returns void language plpgsql
    set search_path = public, pg_temp as $$
    declare
      month text := to_char(starts_at at time zone 'UTC', 'YYYY_MM');
      ends_at timestamptz := ((starts_at at time zone 'UTC') + interval '1 month') at time zone 'UTC';
      bounds text := format('from (%L) to (%L)', first_id_at(starts_at), first_id_at(ends_at));
    begin
      execute format('create table jobs_%s (like jobs including defaults including constraints) with (fillfactor = 70)', month);
      execute format('alter table jobs attach partition jobs_%s for values %s', month, bounds);
      execute format('create table ledger_entries_%s (like ledger_entries including defaults including constraints, '
        'primary key (account_id, id))', month);
      execute format('create unique index ledger_entries_%s_opening on ledger_entries_%s (grant_id) '
        'where kind = ''grant''', month, month);
      execute format('create trigger ledger_entries_append_only before update or delete or truncate '
        'on ledger_entries_%s for each statement execute function refuse_ledger_change()', month);
      execute format('alter table ledger_entries attach partition ledger_entries_%s for values %s', month, bounds);
    end $$`.execute(db)
  await sql`
    create function first_id_at(at timestamptz) returns uuid language sql immutable as $$
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
    $$`.execute(db)
  await sql`
    create function create_month_partitions() returns timestamptz language plpgsql security definer
    set search_path = public, pg_temp set lock_timeout = '300ms' set timezone = 'UTC' as $$
    declare ends_at timestamptz;
    begin
      perform pg_advisory_xact_lock(7204);
      loop
        ends_at := partitions_end();
        exit when ends_at >= date_trunc('month', now()) + interval '4 months';
        perform create_month_partition(ends_at);
      end loop;
      return ends_at;
    end $$`.execute(db)
  await sql`select create_month_partitions()`.execute(db)
}

/** The sums of archived months, so that the ledger still adds up: totals by month and sums by grant. */
async function createArchives(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_archives (
      name text primary key,
      ends_at timestamptz not null,
      jobs bigint not null,
      entries bigint not null,
      granted bigint not null,
      reserved bigint not null,
      voided bigint not null,
      expired bigint not null,
      refunded bigint not null default 0,
      file_name text not null,
      file_sha256 text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table ledger_archived_sums (
      grant_id uuid primary key,
      opening bigint not null,
      moved bigint not null
    )`.execute(db)
}
