import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import pRetry from 'p-retry'
import type { Sql, TransactionSql } from 'postgres'
import { longestTransaction } from '#shared/credits/entry-bound.ts'
import { checkLock, proveLedger } from '#shared/credits/prove-ledger.ts'
import { erasedColumns } from '#shared/jobs/job-rows.ts'
import { AdminError } from '../cli/admin-error.ts'
import { type ArchiveLine, type ArchiveTotals, checkArchive, writeArchive } from './archive-file.ts'

/** Reports reach back 92 days, so they need a month for that long after its end. */
const fullMonthsKept = 3
const rowsPerFetch = 2000
const rowsPerCopy = 10_000
/** Below the deadline of a call's statement: calls that wait behind the lock are still answered. */
const lockTimeout = '500ms'
/** Longer than deadlock_timeout: then an autovacuum gives a table up. No call waits behind this lock. */
const vacuumTimeout = '2s'
const lockTimeoutCode = '55P03'
const lockRetriesMax = 30

/** The jobs and ledger entries of one month, or of all time before the first month. */
interface Segment {
  /** Such as 2026_08 or before_2026_01. */
  name: string
  jobsTable: string
  ledgerTable: string
  endsAt: Date
  bytes: number
  /** Whether it may be archived by its age. */
  isOld: boolean
}

/** Oldest first. */
export async function listSegments(sql: Sql): Promise<Segment[]> {
  const rows = await sql<Omit<Segment, 'ledgerTable'>[]>`
    select substring(jobs_table from 6) as name, jobs_table as "jobsTable", ends_at as "endsAt", bytes,
      ends_at <= date_trunc('month', now()) - make_interval(months => ${fullMonthsKept}) as "isOld"
    from (
      select c.relname::text as jobs_table, pg_total_relation_size(c.oid)::float8 as bytes, uuid_extract_timestamp(
        substring(pg_get_expr(c.relpartbound, c.oid) from 'TO [(]''([0-9a-f-]{36})''[)]')::uuid) as ends_at
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'jobs'::regclass
    ) partition
    order by ends_at`
  return rows.map((row) => ({ ...row, ledgerTable: ledgerTableOf(row.name) }))
}

/** Entries of the first jobs lie in the default partition, with those that have no job. */
function ledgerTableOf(name: string): string {
  return name.startsWith('before_') ? 'ledger_entries_default' : `ledger_entries_${name}`
}

/**
 * Writes the oldest segment to a file, reads the file again, and drops the segment in one transaction that stores its
 * sums. The books are proved before and after. Interrupted, it leaves the rows and perhaps a
 * file, which the next run replaces.
 *
 * @throws AdminError if the segment is too young or not settled and purged, or the books are wrong.
 */
export async function archiveSegment(
  sql: Sql,
  directory: string,
): Promise<{ name: string; file: string; sha256: string; totals: ArchiveTotals }> {
  const [segment] = await listSegments(sql)
  if (!segment?.isOld) throw new AdminError('No month is old enough: the last three full months stay')
  await requireSettled(sql, segment)
  await requireRightBooks(sql)
  const file = path.join(directory, `poa-${segment.name}.ndjson.gz`)
  const partial = `${file}.${Date.now()}.partial`
  await sql.begin('isolation level repeatable read read only', (snapshot) =>
    writeArchive(partial, readLines(snapshot, segment)),
  )
  const { sha256, totals } = await checkArchive(partial)
  await rename(partial, file)
  // The rename must survive a power cut before the rows are dropped.
  const folder = await open(directory)
  await folder.sync().finally(() => folder.close())
  const isDefault = segment.ledgerTable === 'ledger_entries_default'
  const joblessFrom = isDefault ? await copyJobless(sql) : '0'
  const archived = { file: path.basename(file), sha256, totals }
  await pRetry(() => sql.begin((transaction) => dropSegment(transaction, segment, archived, joblessFrom)), {
    retries: lockRetriesMax,
    minTimeout: 1000,
    factor: 1,
    shouldRetry: ({ error }) => 'code' in error && error.code === lockTimeoutCode,
  })
  await requireRightBooks(sql)
  return { name: segment.name, file, sha256, totals }
}

async function requireSettled(sql: Sql, { name, jobsTable }: Segment): Promise<void> {
  const [left] = await sql<{ held: number; texts: number }[]>`
    select count(*) filter (where money_state = 'held')::float8 as held,
      count(*) filter (where request is not null or result is not null)::float8 as texts
    from ${sql(jobsTable)}`
  if (left?.held !== 0) throw new AdminError(`${name} still has jobs in progress: the workers' sweep ends them`)
  if (left.texts !== 0) throw new AdminError(`${name} still has texts: the workers' purge removes them`)
}

async function requireRightBooks(sql: Sql): Promise<void> {
  const check = await proveLedger(sql, { kind: 'whole', waits: true })
  if (check?.faults.length !== 0) throw new AdminError('The ledger is inconsistent: run "poa ledger verify"')
}

async function* readLines(snapshot: TransactionSql, { jobsTable, ledgerTable, endsAt }: Segment) {
  const jobs = snapshot<{ row: object }[]>`
    select to_jsonb(j) - ${erasedColumns}::text[] as row
    from ${snapshot(jobsTable)} j order by id`
  for await (const rows of jobs.cursor(rowsPerFetch))
    for (const { row } of rows) yield { job: row } satisfies ArchiveLine
  const batches = snapshot<{ row: object }[]>`
    select to_jsonb(b) - array['idempotency_key', 'fingerprint'] as row from batches b
    where id < first_id_at(${endsAt}) order by id`
  for await (const rows of batches.cursor(rowsPerFetch)) for (const { row } of rows) yield { batch: row }
  const entries = snapshot<{ row: Extract<ArchiveLine, { entry: object }>['entry'] }[]>`
    select to_jsonb(e) as row from ${snapshot(ledgerTable)} e where job_id is not null order by id`
  for await (const rows of entries.cursor(rowsPerFetch)) for (const { row } of rows) yield { entry: row }
}

/**
 * Copies the entries without a job to the future default partition, while calls add further ones. Its constraint avoids
 * a scan when later partitions are attached, and its indexes are those that attaching it would build. Returns the
 * lowest id that may not have been copied.
 */
async function copyJobless(sql: Sql): Promise<string> {
  await sql`drop index concurrently if exists ledger_entries_default_jobless`
  await sql`
    create index concurrently ledger_entries_default_jobless on ledger_entries_default (id) where job_id is null`
  await sql`drop table if exists ledger_entries_jobless`
  await sql`
    create table ledger_entries_jobless (like ledger_entries including defaults including constraints including indexes,
      constraint ledger_entries_jobless_pkey primary key (account_id, id),
      constraint default_partition check (job_id is null))`
  await sql`create unique index ledger_entries_jobless_opening on ledger_entries_jobless (grant_id) where kind = 'grant'`
  await sql`
    create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries_jobless
    for each statement execute function refuse_ledger_change()`
  // No lower id can appear any more: it was allocated earlier, and its transaction has ended.
  const [last] = await sql<{ id: string }[]>`
    select id from ledger_entries_default where job_id is null and created_at < now() - 2 * ${longestTransaction}::interval
    order by id desc limit 1`
  let copiedTo = '-1'
  for (let isDone = !last; !isDone; ) {
    const rows: { id: string }[] = await sql`
      insert into ledger_entries_jobless
      select * from ledger_entries_default where job_id is null and id > ${copiedTo} and id <= ${last?.id ?? copiedTo}
      order by id limit ${rowsPerCopy} returning id`
    copiedTo = rows.at(-1)?.id ?? copiedTo
    isDone = rows.length < rowsPerCopy
  }
  return String(BigInt(copiedTo) + 1n)
}

/**
 * Nothing can change in the segment: its jobs are settled, and entries are only added with a job's settlement. So the
 * rows are summed before the tables are locked.
 */
async function dropSegment(
  transaction: TransactionSql,
  { name, jobsTable, ledgerTable, endsAt }: Segment,
  { file, sha256, totals }: { file: string; sha256: string; totals: ArchiveTotals },
  joblessFrom: string,
): Promise<void> {
  // No check of the ledger may see half of this.
  await transaction`select pg_advisory_xact_lock(${checkLock})`
  const stored = await storeSums(transaction, ledgerTable)
  const [{ jobs } = { jobs: -1 }] = await transaction<{ jobs: number }[]>`
    select count(*)::float8 as jobs from ${transaction(jobsTable)}`
  const found = { ...stored, jobs }
  if (JSON.stringify(Object.entries(found).sort()) !== JSON.stringify(Object.entries(totals).sort()))
    throw new AdminError(`The file does not hold what ${name} holds`)
  await transaction`
    insert into ledger_archives (name, ends_at, jobs, entries, granted, reserved, voided, expired, file_name, file_sha256)
    values (${name}, ${endsAt}, ${totals.jobs}, ${totals.entries}, ${totals.granted}, ${totals.reserved},
      ${totals.voided}, ${totals.expired}, ${file}, ${sha256})`
  await transaction`delete from batches where id < first_id_at(${endsAt})`
  await transaction.unsafe(`set local lock_timeout = '${vacuumTimeout}'`)
  await transaction`lock table ${transaction(jobsTable)}, ${transaction(ledgerTable)} in share update exclusive mode`
  await transaction.unsafe(`set local lock_timeout = '${lockTimeout}'`)
  await transaction`alter table jobs detach partition ${transaction(jobsTable)}`
  await transaction`alter table ledger_entries detach partition ${transaction(ledgerTable)}`
  if (ledgerTable === 'ledger_entries_default') await replaceDefault(transaction, joblessFrom)
  else await transaction`drop table ${transaction(ledgerTable)}`
  await transaction`drop table ${transaction(jobsTable)}`
}

/** Adds the segment's sums by grant to those of the archived ones, and returns its totals. */
async function storeSums(transaction: TransactionSql, ledgerTable: string): Promise<Omit<ArchiveTotals, 'jobs'>> {
  const [totals] = await transaction<Omit<ArchiveTotals, 'jobs'>[]>`
    with stored as (
      insert into ledger_archived_sums as s (grant_id, opening, moved)
      select grant_id, coalesce(sum(delta) filter (where kind = 'grant'), 0),
        coalesce(sum(delta) filter (where kind <> 'grant'), 0)
      from ${transaction(ledgerTable)} where job_id is not null group by grant_id
      on conflict (grant_id) do update set opening = s.opening + excluded.opening, moved = s.moved + excluded.moved
    )
    select count(*)::float8 as entries,
      coalesce(sum(delta) filter (where kind = 'grant'), 0)::float8 as granted,
      coalesce(-sum(delta) filter (where kind = 'reserve'), 0)::float8 as reserved,
      coalesce(sum(delta) filter (where kind = 'void'), 0)::float8 as voided,
      coalesce(-sum(delta) filter (where kind = 'expiry'), 0)::float8 as expired
    from ${transaction(ledgerTable)} where job_id is not null`
  if (!totals) throw new Error('the archive statement returned no row')
  return totals
}

/** Calls wait from here to the end of the transaction, so only the entries since the copy remain to be copied. */
async function replaceDefault(transaction: TransactionSql, joblessFrom: string): Promise<void> {
  await transaction`
    insert into ledger_entries_jobless
    select * from ledger_entries_default where job_id is null and id >= ${joblessFrom}`
  await transaction`drop table ledger_entries_default`
  await transaction`alter table ledger_entries_jobless rename to ledger_entries_default`
  await transaction`alter index ledger_entries_jobless_opening rename to ledger_entries_default_opening`
  await transaction`alter table ledger_entries attach partition ledger_entries_default default`
}
