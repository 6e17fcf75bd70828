import { type Kysely, sql } from 'kysely'

/** The tables may be of any size: they are read beside the calls that write to them. */
export const isConcurrent = true

/** No caller may wait longer behind the short locks here; the run is repeated. */
const lockTimeout = '500ms'

/**
 * Proves that all rows belong to the first partition of their table, so that the next migration can attach them without
 * reading them. The bound is two months ahead: rows beyond it are refused until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ bound: string }>`
    select lpad(to_hex((extract(epoch from date_trunc('month', now() at time zone 'UTC') + interval '2 months') * 1000)::bigint),
      12, '0') as bound`.execute(db)
  const digits = rows[0]?.bound ?? ''
  const bound = sql.lit(`${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`)
  await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(db)
  for (const [table, condition] of [
    ['jobs', sql`id < ${bound}::uuid`],
    ['ledger_entries', sql`job_id is null or job_id < ${bound}::uuid`],
  ] as const) {
    const name = sql.id(table)
    await sql`alter table ${name} drop constraint if exists first_partition`.execute(db)
    await sql`alter table ${name} add constraint first_partition check (${condition}) not valid`.execute(db)
    await sql`alter table ${name} validate constraint first_partition`.execute(db)
  }
  // Attached, a partition may not leave open what its table promises.
  await sql`alter table ledger_entries validate constraint ledger_entries_kind_check`.execute(db)
  await sql`set lock_timeout = 0`.execute(db)
  // Of the previous version, which looks up and purges keys in the rows of jobs. Unique it cannot be across partitions.
  await sql`drop index concurrently if exists jobs_former_keys`.execute(db)
  await sql`
    create index concurrently jobs_former_keys on jobs (account_id, endpoint, idempotency_key)
    where idempotency_key is not null`.execute(db)
}
