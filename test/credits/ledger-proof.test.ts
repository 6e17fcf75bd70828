import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proveLedger } from '#shared/credits/prove-ledger.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { purgeAll, purgeTexts } from '../../worker/jobs/sweeps/purge.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'

let database: TestDatabase
let customer: { accountId: string; keyId: string }
beforeEach(async () => {
  database = await createTestDatabase()
  customer = await givenCustomer(database, { credits: 10 })
})
afterEach(() => database.close())

const prove = async (kind: 'new' | 'whole') => (await proveLedger(database.sql, { kind, waits: true }))?.faults
const failed = { status: 'failed', errorCode: 'engine_failed' } as const

async function reserve(): Promise<string> {
  const job = newJob(customer.accountId, customer.keyId)
  expect(await reserveJob(database.sql, job)).toMatchObject({ outcome: 'reserved' })
  return job.id
}

async function capture(jobId: string): Promise<void> {
  expect(await captureJobs(database.sql, [{ jobId, result: {}, latencyMs: 1 }])).toEqual([true])
}

async function tamper(statement: string): Promise<void> {
  await database.sql.unsafe(`alter table ledger_entries disable trigger ledger_entries_append_only; ${statement};
    alter table ledger_entries enable trigger ledger_entries_append_only`)
}

describe('an incremental ledger check', () => {
  it('agrees with the whole check on jobs settled after the proof', async () => {
    const [held, voided] = [await reserve(), await reserve()]
    expect(await prove('whole')).toEqual([])
    await capture(held)
    await voidJob(database.sql, voided, failed)
    await reserve()
    for (const kind of ['new', 'new', 'whole', 'new'] as const) expect(await prove(kind)).toEqual([])
  })

  it.each<[string, (jobId: string) => string, RegExp]>([
    [
      'a held job of the proven part was voided by hand',
      (id) => `update jobs set money_state = 'voided', status = 'failed' where id = '${id}'`,
      /spent is not held/,
    ],
    ['a held job of the proven part has vanished', (id) => `delete from jobs where id = '${id}'`, /spent is not held/],
    ['credits appear on a grant', () => `update credit_grants set remaining = remaining + 1`, /granted plus movements/],
    [
      'an entry names no grant of the account',
      () =>
        `insert into ledger_entries (account_id, grant_id, kind, delta) values (gen_random_uuid(), gen_random_uuid(), 'grant', 5)`,
      /entries name a grant/,
    ],
    [
      'a new capture has no reservation',
      () =>
        `insert into ledger_entries (account_id, grant_id, job_id, kind, delta) select account_id, id, uuidv7(), 'capture', 0 from credit_grants`,
      /no settling entry/,
    ],
  ])('finds that %s', async (_name, statement, fault) => {
    const id = await reserve()
    expect(await prove('whole')).toEqual([])
    await tamper(statement(id))
    expect(JSON.stringify(await prove('new'))).toMatch(fault)
    expect(JSON.stringify(await prove('new'))).toMatch(fault)
  })

  it('finds a new job that was answered without reserving', async () => {
    expect(await prove('whole')).toEqual([])
    await database.sql`insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node,
      deadline_at, next_sweep_at) values (${newId()}, ${customer.accountId}, ${customer.keyId}, 'optimize', 'standard', 1,
      'captured', 'succeeded', 'test', now(), now())`
    expect(JSON.stringify(await prove('new'))).toMatch(/has not reserved its cost/)
  })

  it('leaves a settling entry removed by hand to the whole check, and keeps its findings', async () => {
    await capture(await reserve())
    expect(await prove('whole')).toEqual([])
    await tamper(`delete from ledger_entries where kind = 'capture'`)
    expect(await prove('new')).toEqual([])
    expect(JSON.stringify(await prove('whole'))).toMatch(/no settling entry/)
    expect(JSON.stringify(await prove('new'))).toMatch(/no settling entry/)
  })

  it('waits for an entry with a lower id that is committed later', async () => {
    expect(await prove('whole')).toEqual([])
    const writer = await database.sql.reserve()
    await writer`begin`
    await writer`insert into ledger_entries (account_id, grant_id, kind, delta)
      values (${customer.accountId}, ${newId()}, 'grant', 5)`
    await capture(await reserve())
    const proving = prove('new')
    await writer`commit`
    writer.release()
    expect(JSON.stringify(await proving)).toMatch(/entries name a grant/)
  })
})

it('only one process checks the ledger at a time', async () => {
  const other = await database.sql.reserve()
  await other`select pg_advisory_lock(7203)`
  expect(await proveLedger(database.sql, { kind: 'new', waits: false })).toBeNull()
  other.release()
})

it('a purge continues until nothing is overdue', async () => {
  await database.sql`insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node,
      request, deadline_at, next_sweep_at, finished_at)
    select uuidv7(), ${customer.accountId}, ${customer.keyId}, 'optimize', 'standard', 1, 'voided', 'failed', 'test', '{}',
      now(), now(), now() - interval '2 hours' from generate_series(1, 2500)`
  expect(await purgeAll((limit) => purgeTexts(database.sql, 1, limit))).toBe(2500)
})
