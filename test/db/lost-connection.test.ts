import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await createTestDatabase()
  // One connection: the next caller gets the one that was lost.
  database = openDatabase(server.url, { connectionsMax: 1, name: 'poa-lost' })
})
afterAll(async () => {
  await database.close()
  await server.close()
})

/** Cuts it as a restart of Postgres would, but only in the pool under test. */
async function cutConnection(state: 'active' | 'idle in transaction'): Promise<void> {
  const cut = async () => {
    const rows = await server.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'poa-lost' and datname = current_database() and state = ${state}`
    return rows.length
  }
  await expect.poll(cut, { timeout: 5000 }).toBe(1)
}

async function expectUsable(): Promise<void> {
  for (const number of [1, 2, 3]) {
    expect((await sql`select ${number}::int as number`.execute(database.kysely)).rows).toEqual([{ number }])
    expect(await database.sql`select ${number}::int as number`).toEqual([{ number }])
  }
  const sum = await database.kysely
    .transaction()
    .execute((transaction) => sql`select 1 + 1 as sum`.execute(transaction))
  expect(sum.rows).toEqual([{ sum: 2 }])
}

describe('a cut connection fails its caller, and the pool recovers', () => {
  it('in a statement of a transaction', async () => {
    const work = database.kysely
      .transaction()
      .execute((transaction) => sql`select pg_sleep(${20}::float8)`.execute(transaction))
    const told = expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    await cutConnection('active')
    await told
    await expectUsable()
  })

  it('between two statements of a transaction', async () => {
    const work = database.kysely.transaction().execute(async (transaction) => {
      await sql`select ${1}::int`.execute(transaction)
      await cutConnection('idle in transaction')
      const isGone = async () =>
        (
          await server.sql`select 1 from pg_stat_activity
          where application_name = 'poa-lost' and state like 'idle in transaction%'`
        ).length === 0
      await expect.poll(isGone, { timeout: 5000 }).toBe(true)
      await sql`select ${2}::int`.execute(transaction)
    })
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    await expectUsable()
  })

  it('because its transaction was idle for too long', async () => {
    const work = database.kysely.transaction().execute(async (transaction) => {
      const [limit] = (
        await sql<{ ms: number }>`
        select setting::int as ms from pg_settings where name = 'idle_in_transaction_session_timeout'`.execute(
          transaction,
        )
      ).rows
      expect(limit?.ms).toBe(10_000)
      await sql`set local idle_in_transaction_session_timeout = 20`.execute(transaction)
      const isGone = async () =>
        (
          await server.sql`select 1 from pg_stat_activity
          where application_name = 'poa-lost' and state like 'idle in transaction%'`
        ).length === 0
      await expect.poll(isGone, { timeout: 5000 }).toBe(true)
      await sql`select ${2}::int`.execute(transaction)
    })
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    await expectUsable()
  })

  it('in a transaction with further statements sent, which are not executed on their own', async () => {
    await server.sql`create table written_late (number int)`
    const work = database.kysely
      .transaction()
      .execute((transaction) =>
        Promise.all([
          sql`select pg_sleep(${20}::float8)`.execute(transaction),
          sql`insert into written_late values (${1}::int)`.execute(transaction),
          sql`insert into written_late values (${2}::int)`.execute(transaction),
        ]),
      )
    const told = expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    await cutConnection('active')
    await told
    await expectUsable()
    expect(await server.sql`select number from written_late`).toEqual([])
  })

  it('in a statement outside a transaction', async () => {
    const work = sql`select pg_sleep(${20}::float8)`.execute(database.kysely)
    const told = expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    await cutConnection('active')
    await told
    await expectUsable()
  })
})
