import { type Kysely, sql } from 'kysely'

/** The tables may be of any size: they are read beside the calls that write to them. */
export const isConcurrent = true

/** Longest wait for the short locks here, behind which callers queue; on a timeout, the run is repeated. */
const lockTimeout = '500ms'
/** Longer than deadlock_timeout: then an autovacuum gives the table up. No caller waits behind this lock. */
const vacuumTimeout = '2s'

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
  for (const [table, condition] of [
    ['jobs', sql`id < ${bound}::uuid`],
    ['ledger_entries', sql`job_id is null or job_id < ${bound}::uuid`],
  ] as const) {
    const name = sql.id(table)
    await db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(vacuumTimeout)}`.execute(transaction)
      await sql`lock table ${name} in share update exclusive mode`.execute(transaction)
      await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(transaction)
      await sql`alter table ${name} drop constraint if exists first_partition`.execute(transaction)
      await sql`alter table ${name} add constraint first_partition check (${condition}) not valid`.execute(transaction)
    })
    await sql`alter table ${name} validate constraint first_partition`.execute(db)
  }
  // An attached partition must have the constraints of its table.
  await sql`alter table ledger_entries validate constraint ledger_entries_kind_check`.execute(db)
  // For the previous version, which looks up and purges keys in the rows of jobs. Across partitions it cannot be unique.
  await sql`drop index concurrently if exists jobs_former_keys`.execute(db)
  await sql`
    create index concurrently jobs_former_keys on jobs (account_id, endpoint, idempotency_key)
    where idempotency_key is not null`.execute(db)
}
