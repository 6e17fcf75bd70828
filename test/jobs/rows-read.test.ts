import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { claimJobs, moveJob } from '#shared/jobs/job-repository.ts'
import { tryReserveJobs } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob, voidUnchangedJob } from '#shared/jobs/settle-job.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'

/** Accounts, each with one waiting job: more than the statements of one job may read. */
const others = 60
const rowsReadMax = 20

let database: TestDatabase
let pool: Database
beforeAll(async () => {
  database = await createTestDatabase()
  // With the settings of the pools of the request path, whose plans are made while the tables are small.
  pool = openDatabase(database.url, { connectionsMax: 1, name: 'rows-read', usesGenericPlans: true })
  for (let count = 0; count < others; count += 1) await tryReserveJobs(pool.sql, [await givenJob()])
})
afterAll(async () => {
  await pool?.close()
  await database.close()
})

async function givenJob() {
  const { accountId, keyId } = await givenCustomer(database, { credits: 5 })
  return newJob(accountId, keyId)
}

/** What the statement answers, which must have read but a few rows of all tables. */
async function withFewRows<Answer>(statement: (sql: Sql) => Promise<Answer>): Promise<Answer> {
  const { answer, rows } = await pool.sql.begin(async (transaction) => {
    const rowsRead = async (): Promise<number> => {
      const [read] = await transaction<{ rows: number }[]>`
        select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_xact_user_tables`
      return read?.rows ?? 0
    }
    const before = await rowsRead()
    const answer = await statement(transaction as unknown as Sql)
    return { answer, rows: (await rowsRead()) - before }
  })
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBeLessThan(rowsReadMax)
  return answer as Answer
}

const made = { result: { optimized_prompt: 'x' }, latencyMs: 1 }

describe('a statement of one job reads a few rows, however many accounts and waiting jobs there are:', () => {
  it('reserve', async () => {
    const job = await givenJob()
    expect(await withFewRows((sql) => tryReserveJobs(sql, [job]))).toMatchObject([{ outcome: 'reserved' }])
  })

  it('claim, move, capture', async () => {
    const job = await givenJob()
    const { id } = job
    await tryReserveJobs(pool.sql, [job])
    expect(await withFewRows((sql) => claimJobs(sql, [id]))).toMatchObject([{ id, attempt: 1 }])
    expect(await withFewRows((sql) => moveJob(sql, id, 'llm'))).toMatchObject({ tier: 'standard' })
    expect(await withFewRows((sql) => captureJobs(sql, [{ jobId: id, ...made }]))).toEqual([true])
  })

  it('void, for a failure and for a result that changes nothing', async () => {
    const [failing, unchanged] = [await givenJob(), await givenJob()]
    await tryReserveJobs(pool.sql, [failing, unchanged])
    const reason = { status: 'failed', errorCode: 'engine_failed' } as const
    expect(await withFewRows((sql) => voidJob(sql, failing.id, reason))).toBe(true)
    expect(await withFewRows((sql) => voidUnchangedJob(sql, { jobId: unchanged.id, ...made }))).toBe(true)
  })
})
