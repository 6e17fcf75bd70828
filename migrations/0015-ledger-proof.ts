import { type Kysely, sql } from 'kysely'

/**
 * The proven prefix of the ledger: all entries up to `entry_id` as sums by grant, so that a check reads only what came
 * after. `entry_id` is null until the whole ledger was proved for the first time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_proof (
      is_only boolean primary key default true check (is_only),
      entry_id bigint,
      entries bigint not null default 0,
      granted bigint not null default 0,
      reserved bigint not null default 0,
      voided bigint not null default 0,
      expired bigint not null default 0,
      refunded bigint not null default 0,
      faults jsonb not null default '[]',
      figures jsonb,
      checked_at timestamptz,
      whole_started_at timestamptz,
      whole_at timestamptz
    )`.execute(db)
  await sql`insert into ledger_proof default values`.execute(db)
  await sql`
    create table ledger_grant_sums (
      grant_id uuid primary key,
      opening bigint not null,
      moved bigint not null,
      unsettled bigint not null
    )`.execute(db)
  await sql`create index ledger_grant_sums_unsettled on ledger_grant_sums (grant_id) where unsettled <> 0`.execute(db)
}
