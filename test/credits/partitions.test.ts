import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proveLedger } from '#shared/credits/prove-ledger.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { newId } from '#shared/platform/ids.ts'
import { checkArchive } from '../../ops/backup/archive-file.ts'
import { archiveSegment, listSegments } from '../../ops/backup/archive-segment.ts'
import { shiftPartitions } from '../../ops/bench/shift-partitions.ts'
import { extendPartitions } from '../../worker/jobs/sweeps/start-sweeps.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'

const monthsBack = 6
const hour = 3_600_000

let database: TestDatabase
let directory: string
let months: Date[]
beforeAll(async () => {
  database = await createTestDatabase()
  await shiftPartitions(database.sql, monthsBack)
  directory = await mkdtemp(path.join(os.tmpdir(), 'poa-archive-'))
  const segments = await listSegments(database.sql)
  months = segments.map(({ endsAt }) => endsAt)
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

/** An id as if created at that time. */
function idAt(time: Date): string {
  const id = newId()
  const digits = time.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`
}

/** Jobs of an account around the end of each month of the past: one captured, one voided. Returns how many. */
async function givenHistory(ends: Date[]): Promise<{ accountId: string; jobs: number }> {
  const { accountId, keyId } = await givenCustomer(database, { credits: 1000 })
  let jobs = 0
  for (const end of ends) {
    for (const offset of [-1, hour]) {
      const [captured, voided] = [new Date(end.getTime() + offset), new Date(end.getTime() + offset)].map((time) =>
        newJob(accountId, keyId, { id: idAt(time), costCredits: 3, isSynchronous: offset > 0 }),
      )
      if (!captured || !voided) throw new Error('no jobs')
      expect(await reserveJob(database.sql, captured)).toMatchObject({ outcome: 'reserved' })
      expect(await reserveJob(database.sql, voided)).toMatchObject({ outcome: 'reserved' })
      const capture = { jobId: captured.id, result: { text: 'x' }, latencyMs: 1 }
      expect(await captureJobs(database.sql, [capture, capture])).toEqual([true, true])
      expect(await voidJob(database.sql, voided.id, { status: 'failed', errorCode: 'engine_failed' })).toBe(true)
      jobs += 2
    }
  }
  await database.sql`update jobs set request = null, result = null where account_id = ${accountId}`
  // The key's counter covers this month, not the past calls made here.
  await database.sql`update api_key_usage set since = now() where api_key_id = ${keyId}`
  return { accountId, jobs }
}

const prove = async () => {
  const check = await proveLedger(database.sql, { kind: 'whole', waits: true })
  if (!check) throw new Error('another check runs')
  const [proof] = await database.sql<{ figures: { credits: object } }[]>`select figures from ledger_proof`
  return { faults: check.faults, entries: check.entries, credits: proof?.figures.credits }
}

describe('jobs and ledger entries by month', () => {
  it('are stored in the partition of the job, and the index refuses a second charge', async () => {
    const past = months.filter((end) => end.getTime() < Date.now()).slice(-2)
    const { accountId } = await givenHistory(past)
    const rows = await database.sql<{ job: string; entries: string[] }[]>`
      select substring(j.tableoid::regclass::text from 6) as job,
        array(select distinct substring(e.tableoid::regclass::text from 16) from ledger_entries e where e.job_id = j.id) as entries
      from jobs j where account_id = ${accountId}`
    expect(new Set(rows.map(({ job }) => job)).size).toBe(past.length + 1)
    for (const { job, entries } of rows) expect(entries).toEqual([job.startsWith('before') ? 'default' : job])
    await expect(database.sql`
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select account_id, grant_id, job_id, 'capture', 0 from ledger_entries where kind = 'capture' limit 1`).rejects.toMatchObject(
      {
        code: '23505',
      },
    )
    await expectSoundLedger(database)
  })

  it('get partitions ahead of time from the service role, once for two workers; a gauge has their end', async () => {
    const application = openDatabase(database.url, { connectionsMax: 2, name: 'poa-test' })
    const metrics = createWorkerMetrics()
    try {
      await database.sql`select create_month_partition(partitions_end())`
      const [last] = (await listSegments(database.sql)).slice(-1)
      await database.sql.unsafe(`drop table ${last?.jobsTable}; drop table ${last?.ledgerTable}`)
      const [previous] = (await listSegments(database.sql)).slice(-1)
      await database.sql.unsafe(`drop table ${previous?.jobsTable}; drop table ${previous?.ledgerTable}`)
      await Promise.all([extendPartitions(application.sql, metrics), extendPartitions(application.sql, metrics)])
      const segments = await listSegments(database.sql)
      expect(segments.at(-1)?.name).toBe(previous?.name)
      const end = (await metrics.partitionsEnd.get()).values[0]?.value ?? 0
      expect(end * 1000).toBe(segments.at(-1)?.endsAt.getTime())
      expect(end - Date.now() / 1000).toBeGreaterThan(85 * 86_400)
      await expect(application.sql.unsafe(`select 1 from ${previous?.jobsTable}`)).rejects.toMatchObject({
        code: '42501',
      })
    } finally {
      await application.close()
    }
  })

  it('without a job are copied without blocking writes by the first archiving, and new ones are kept', async () => {
    const fresh = await createTestDatabase()
    try {
      await shiftPartitions(fresh.sql, monthsBack)
      await givenCustomer(fresh)
      await givenCustomer(fresh)
      await fresh.sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`
        await transaction`update ledger_entries set created_at = now() - interval '1 day'`
      })
      await givenCustomer(fresh)
      const reader = await fresh.sql.reserve()
      await reader`begin`
      await reader`lock table ledger_entries in access share mode`
      const archiving = archiveSegment(fresh.sql, directory)
      archiving.catch(() => {})
      await eventually(async () => {
        const [table] = await fresh.sql<
          { name: string | null }[]
        >`select to_regclass('ledger_entries_jobless')::text as name`
        if (!table?.name) return false
        const [copied] = await fresh.sql<{ count: number }[]>`select count(*)::int as count from ledger_entries_jobless`
        return copied?.count === 2
      })
      await givenCustomer(fresh)
      await reader`commit`
      reader.release()
      await archiving
      const [entries] = await fresh.sql<{ count: number }[]>`select count(*)::int as count from ledger_entries`
      expect(entries?.count).toBe(4)
      const [inDefault] = await fresh.sql<
        { count: number }[]
      >`select count(*)::int as count from ledger_entries_default`
      expect(inDefault?.count).toBe(4)
      await expect(fresh.sql`delete from ledger_entries_default`).rejects.toThrow('append-only')
      await expectSoundLedger(fresh)
    } finally {
      await fresh.close()
    }
  })

  it('are archived without changing the figures of the ledger, in total or by grant', async () => {
    const ends = months.filter((end) => end.getTime() < Date.now())
    const { accountId, jobs } = await givenHistory(ends)
    const before = await prove()
    expect(before.faults).toEqual([])
    const archived = []
    for (let segment = 0; segment < 3; segment += 1) archived.push(await archiveSegment(database.sql, directory))
    expect(archived.map(({ totals }) => totals.jobs)).toEqual([2, 4, 4])
    expect(await prove()).toEqual(before)
    expect((await proveLedger(database.sql, { kind: 'new', waits: true }))?.faults).toEqual([])
    await expectSoundLedger(database)
    const [left] = await database.sql<{ jobs: number; opening: number }[]>`
      select (select count(*)::int from jobs where account_id = ${accountId}) as jobs,
        (select count(*)::int from ledger_entries where account_id = ${accountId} and kind = 'grant') as opening`
    expect(left).toEqual({ jobs: jobs - 10, opening: 1 })
    const { keyId } = await givenCustomer(database)
    expect(keyId).toBeTypeOf('string')
    for (const { file, sha256, totals } of archived) expect(await checkArchive(file)).toEqual({ sha256, totals })
    await expect(database.sql`delete from ledger_entries_default`).rejects.toThrow('append-only')
  })

  it('are not archived while a job runs, a text is left, the books are wrong or the month is recent', async () => {
    const { accountId, keyId } = await givenCustomer(database)
    const [oldest] = await listSegments(database.sql)
    const job = newJob(accountId, keyId, { id: idAt(new Date((oldest?.endsAt.getTime() ?? 0) - hour)) })
    await reserveJob(database.sql, job)
    await expect(archiveSegment(database.sql, directory)).rejects.toThrow('in progress')
    await captureJobs(database.sql, [{ jobId: job.id, result: {}, latencyMs: 1 }])
    await expect(archiveSegment(database.sql, directory)).rejects.toThrow('texts')
    await database.sql`update api_key_usage set since = now() where api_key_id = ${keyId}`
    await database.sql`update jobs set request = null, result = null where id = ${job.id}`
    await database.sql`update credit_grants set remaining = remaining - 1 where account_id = ${accountId}`
    await expect(archiveSegment(database.sql, directory)).rejects.toThrow('ledger is inconsistent')
    await database.sql`update credit_grants set remaining = remaining + 1 where account_id = ${accountId}`
    for (
      let segments = await listSegments(database.sql);
      segments[0]?.isOld;
      segments = await listSegments(database.sql)
    )
      await archiveSegment(database.sql, directory)
    await expect(archiveSegment(database.sql, directory)).rejects.toThrow('old enough')
    await writeFile(path.join(directory, 'other.gz'), 'x')
    await expect(checkArchive(path.join(directory, 'other.gz'))).rejects.toThrow()
  })
})
