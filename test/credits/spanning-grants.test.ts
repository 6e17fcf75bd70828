import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewJob } from '#shared/jobs/job.ts'
import { createReserver, reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, givenGrant, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
})
afterAll(async () => database.close())

const failed = { status: 'failed', errorCode: 'engine_failed' } as const

interface Customer {
  accountId: string
  keyId: string
  /** In the order in which they are spent. */
  grantIds: string[]
}

async function givenGrants(...credits: number[]): Promise<Customer> {
  const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
  const grantIds: string[] = []
  // The one that expires last first, so that neither age nor id gives the order away.
  for (const [index, amount] of [...credits.entries()].reverse()) {
    grantIds.unshift(await givenGrant(database, accountId, { credits: amount, validityDays: 10 + index }))
  }
  return { accountId, keyId, grantIds }
}

const jobOf = (customer: Customer, costCredits: number): NewJob =>
  newJob(customer.accountId, customer.keyId, { costCredits })

async function remainingOf({ grantIds }: Customer): Promise<number[]> {
  const rows = await database.sql`select id, remaining from credit_grants where id = any (${grantIds})`
  return grantIds.map((id) => rows.find((row) => row.id === id)?.remaining)
}

async function legsOf(jobId: string, kind: string, { grantIds }: Customer): Promise<number[][]> {
  const rows = await database.sql`
    select grant_id, delta from ledger_entries where job_id = ${jobId} and kind = ${kind}`
  return rows.map((row) => [grantIds.indexOf(row.grant_id), row.delta]).sort()
}

async function waitingStatements(count: number): Promise<void> {
  await eventually(async () => {
    const rows =
      await database.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    return rows.length === count
  })
}

describe('a call that several grants may pay for', () => {
  it('takes what the first grant has and the rest from the next ones, with one ledger entry each', async () => {
    const customer = await givenGrants(2, 1, 9)
    const job = jobOf(customer, 4)
    expect(await reserveJob(database.sql, job)).toEqual({ outcome: 'reserved', creditsRemaining: 8, queuePriority: 0 })
    expect(await remainingOf(customer)).toEqual([0, 0, 8])
    expect(await legsOf(job.id, 'reserve', customer)).toEqual([
      [0, -2],
      [1, -1],
      [2, -1],
    ])
    await expectSoundLedger(database)
  })

  it('leaves later grants alone when the first can pay', async () => {
    const customer = await givenGrants(4, 9)
    const job = jobOf(customer, 4)
    expect(await reserveJob(database.sql, job)).toEqual({ outcome: 'reserved', creditsRemaining: 9, queuePriority: 0 })
    expect(await legsOf(job.id, 'reserve', customer)).toEqual([[0, -4]])
  })

  it('spends the last credit of the last grant', async () => {
    const customer = await givenGrants(1, 1, 1)
    expect(await reserveJob(database.sql, jobOf(customer, 3))).toEqual({
      outcome: 'reserved',
      creditsRemaining: 0,
      queuePriority: 0,
    })
    expect(await accountState(database, customer.accountId)).toMatchObject({ held: 1, remaining: 0 })
  })

  it('takes nothing when all grants together are not enough, and reports what is available', async () => {
    const customer = await givenGrants(2, 1)
    const refused = { outcome: 'insufficient_credits', creditsAvailable: 3 }
    expect(await reserveJob(database.sql, jobOf(customer, 4))).toEqual(refused)
    expect(await remainingOf(customer)).toEqual([2, 1])
    expect(await accountState(database, customer.accountId)).toMatchObject({ held: 0 })
  })

  it('passes over a grant that has expired', async () => {
    const customer = await givenGrants(5, 2, 2)
    await database.sql`update credit_grants set expires_at = now() where id = ${customer.grantIds[0] ?? ''}`
    expect(await reserveJob(database.sql, jobOf(customer, 4))).toEqual({
      outcome: 'reserved',
      creditsRemaining: 0,
      queuePriority: 0,
    })
    expect(await remainingOf(customer)).toEqual([5, 0, 0])
  })

  it('is captured with one entry per grant', async () => {
    const customer = await givenGrants(2, 5)
    const job = jobOf(customer, 3)
    await reserveJob(database.sql, job)
    await captureJobs(database.sql, [{ jobId: job.id, result: {}, latencyMs: 1 }])
    expect(await legsOf(job.id, 'capture', customer)).toEqual([
      [0, 0],
      [1, 0],
    ])
    await expectSoundLedger(database)
  })

  it('gives each grant its own part back when it is voided', async () => {
    const customer = await givenGrants(2, 5)
    const job = jobOf(customer, 3)
    await reserveJob(database.sql, job)
    expect(await voidJob(database.sql, job.id, failed)).toBe(true)
    expect(await voidJob(database.sql, job.id, failed)).toBe(false)
    expect(await remainingOf(customer)).toEqual([2, 5])
    await expectSoundLedger(database)
  })

  it('gets goodwill for the part of an expired grant, and the rest back to its own grant', async () => {
    const customer = await givenGrants(2, 5)
    const job = jobOf(customer, 3)
    await reserveJob(database.sql, job)
    await database.sql`update credit_grants set expires_at = now() where id = ${customer.grantIds[0] ?? ''}`
    await voidJob(database.sql, job.id, failed)
    expect(await remainingOf(customer)).toEqual([0, 5])
    const goodwill = database.sql`
      select granted, remaining from credit_grants where account_id = ${customer.accountId} and source = 'goodwill'`
    expect([...(await goodwill)]).toEqual([{ granted: 2, remaining: 2 }])
    await expectSoundLedger(database)
  })

  it('gets one goodwill grant for all its parts when every grant has expired', async () => {
    const customer = await givenGrants(2, 5)
    const job = jobOf(customer, 3)
    await reserveJob(database.sql, job)
    await database.sql`update credit_grants set expires_at = now() where account_id = ${customer.accountId}`
    await voidJob(database.sql, job.id, failed)
    const goodwill = database.sql`
      select granted, remaining from credit_grants where account_id = ${customer.accountId} and source = 'goodwill'`
    expect([...(await goodwill)]).toEqual([{ granted: 3, remaining: 3 }])
    await expectSoundLedger(database)
  })
})

describe('calls that cost several credits, all at once', () => {
  it('succeed as often as all grants together can pay, across grant boundaries', async () => {
    const customer = await givenGrants(5, 4, 3, 8)
    const reserve = createReserver(database.sql)
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => reserve(jobOf(customer, 3))))
    const remaining = outcomes.flatMap((one) => (one.outcome === 'reserved' ? [one.creditsRemaining] : []))
    expect(remaining).toHaveLength(6)
    expect(await accountState(database, customer.accountId)).toMatchObject({ held: 6, remaining: 2 })
    await expectSoundLedger(database)
  })

  it('do not deadlock while other calls of the account are voided', async () => {
    const customer = await givenGrants(3, 3, 3, 3, 3, 3)
    const outcomes: string[] = []
    const call = async (costCredits: number): Promise<void> => {
      for (let round = 0; round < 15; round += 1) {
        const job = jobOf(customer, costCredits)
        const { outcome } = await reserveJob(database.sql, job)
        outcomes.push(outcome)
        if (outcome === 'reserved') await voidJob(database.sql, job.id, failed)
      }
    }
    await Promise.all([1, 2, 4, 5, 5, 7, 4, 8, 2, 1].map(call))
    expect(outcomes).toHaveLength(150)
    expect(await remainingOf(customer)).toEqual([3, 3, 3, 3, 3, 3])
    await expectSoundLedger(database)
  })

  it('of different costs in one burst never overdraw', async () => {
    const customer = await givenGrants(7, 6, 5)
    const reserve = createReserver(database.sql)
    const jobs = Array.from({ length: 24 }, (_, index) => jobOf(customer, 1 + (index % 4)))
    const outcomes = await Promise.all(jobs.map(reserve))
    const spent = jobs.reduce((sum, job, at) => sum + (outcomes[at]?.outcome === 'reserved' ? job.costCredits : 0), 0)
    const rest = 18 - spent
    expect((await accountState(database, customer.accountId)).remaining).toBe(rest)
    // A refused job costs more than what was left in the end.
    const refused = jobs.filter((_, at) => outcomes[at]?.outcome === 'insufficient_credits')
    for (const job of refused) expect(job.costCredits).toBeGreaterThan(rest)
    await expectSoundLedger(database)
  })
})

describe('credits returned while a call waits', () => {
  async function givenWaiting(credits: number[], lockedGrant: number, costCredits: number) {
    const customer = await givenGrants(...credits)
    const held = jobOf(customer, credits[0] ?? 0)
    await reserveJob(database.sql, held)
    const connection = await database.sql.reserve()
    await connection`begin`
    await connection`
      update credit_grants set remaining = remaining - 1 where id = ${customer.grantIds[lockedGrant] ?? ''}`
    const other = jobOf(customer, 1)
    await connection`
      insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node,
        deadline_at, next_sweep_at)
      values (${other.id}, ${customer.accountId}, ${customer.keyId}, 'optimize', 'standard', 1, 'held', 'queued', 'test',
        now(), now())`
    await connection`insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      values (${customer.accountId}, ${customer.grantIds[lockedGrant] ?? ''}, ${other.id}, 'reserve', -1)`
    const waiting = reserveJob(database.sql, jobOf(customer, costCredits))
    await waitingStatements(1)
    await voidJob(database.sql, held.id, failed)
    await connection`commit`
    connection.release()
    const outcome = await waiting
    // The other call was written by hand.
    await database.sql`update api_key_usage set credits = credits + 1 where api_key_id = ${customer.keyId}`
    return { customer, outcome }
  }

  it('make up for what another call took from the first grant', async () => {
    const { customer, outcome } = await givenWaiting([1, 3], 1, 3)
    expect(outcome).toEqual({ outcome: 'reserved', creditsRemaining: 0, queuePriority: 0 })
    expect(await remainingOf(customer)).toEqual([0, 0])
    await expectSoundLedger(database)
  })

  it('make up for what another call took from a later grant', async () => {
    const { customer, outcome } = await givenWaiting([1, 2, 2], 2, 4)
    expect(outcome).toEqual({ outcome: 'reserved', creditsRemaining: 0, queuePriority: 0 })
    expect(await remainingOf(customer)).toEqual([0, 0, 0])
    await expectSoundLedger(database)
  })
})
