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

/** The rows of all tables that the statement has read. */
async function countRowsRead(statement: (sql: Sql) => Promise<unknown>): Promise<number> {
  return pool.sql.begin(async (transaction) => {
    const rowsRead = async (): Promise<number> => {
      const [read] = await transaction<{ rows: number }[]>`
        select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_xact_user_tables`
      return read?.rows ?? 0
    }
    const before = await rowsRead()
    await statement(transaction as unknown as Sql)
    return (await rowsRead()) - before
  })
}

describe('a statement of one job reads a few rows, however many accounts and waiting jobs there are:', () => {
  it('reserve', async () => {
    const job = await givenJob()
    expect(await countRowsRead((sql) => tryReserveJobs(sql, [job]))).toBeLessThan(rowsReadMax)
  })

  it('claim, move, capture', async () => {
    const job = await givenJob()
    await tryReserveJobs(pool.sql, [job])
    expect(await countRowsRead((sql) => claimJobs(sql, [job.id]))).toBeLessThan(rowsReadMax)
    expect(await countRowsRead((sql) => moveJob(sql, job.id, 'llm'))).toBeLessThan(rowsReadMax)
    const capture = { jobId: job.id, result: { optimized_prompt: 'x' }, latencyMs: 1 }
    expect(await countRowsRead((sql) => captureJobs(sql, [capture]))).toBeLessThan(rowsReadMax)
  })

  it('void', async () => {
    const job = await givenJob()
    await tryReserveJobs(pool.sql, [job])
    const reason = { status: 'failed', errorCode: 'engine_failed' } as const
    expect(await countRowsRead((sql) => voidJob(sql, job.id, reason))).toBeLessThan(rowsReadMax)
    const capture = { jobId: job.id, result: { optimized_prompt: 'x' }, latencyMs: 1 }
    expect(await countRowsRead((sql) => voidUnchangedJob(sql, capture))).toBeLessThan(rowsReadMax)
  })
})
