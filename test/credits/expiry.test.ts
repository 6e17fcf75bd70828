import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { expireGrants } from '../../worker/jobs/sweeps/expire-grants.ts'
import { type ClockedDatabase, createClockedDatabase } from '../helpers/clock.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, givenGrant, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'

let database: ClockedDatabase
beforeAll(async () => {
  database = await createClockedDatabase()
})
afterAll(async () => database.close())
beforeEach(async () => database.setNow('2027-01-01T00:00:00Z'))

const failed = { status: 'failed', errorCode: 'engine_failed' } as const
const logger = createLogger({ level: 'silent', process: 'test' })
const sweep = () => expireGrants(database.sql, logger)
const afterTenDays = '2027-01-11T00:00:00Z'
const justBefore = '2027-01-10T23:59:59.999Z'

async function givenTenDays(credits: number) {
  const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
  const grantId = await givenGrant(database, accountId, { credits, validityDays: 10 })
  return { accountId, keyId, grantId }
}

async function grantOf(grantId: string) {
  const [row] = await database.sql`select remaining, active from credit_grants where id = ${grantId}`
  return { ...row }
}

async function expiredOf(grantId: string): Promise<number[]> {
  const rows =
    await database.sql`select delta from ledger_entries where grant_id = ${grantId} and kind = 'expiry' order by id`
  return rows.map((row) => row.delta)
}

describe('the expiry sweep', () => {
  it('empties a grant at the very moment of its expiry, and not a millisecond before', async () => {
    const { grantId } = await givenTenDays(7)
    await database.setNow(justBefore)
    await sweep()
    expect(await grantOf(grantId)).toEqual({ remaining: 7, active: true })
    await database.setNow(afterTenDays)
    expect(await sweep()).toBeGreaterThan(0)
    expect(await grantOf(grantId)).toEqual({ remaining: 0, active: false })
    expect(await expiredOf(grantId)).toEqual([-7])
    await expectSoundLedger(database)
  })

  it('leaves the remaining grants to the next run when it is stopped', async () => {
    const { grantId } = await givenTenDays(7)
    await database.setNow(afterTenDays)
    expect(await expireGrants(database.sql, logger, AbortSignal.abort())).toBe(0)
    expect(await grantOf(grantId)).toEqual({ remaining: 7, active: true })
    expect(await sweep()).toBe(1)
  })

  it('books an expiry once, even in concurrent and repeated runs', async () => {
    const grants = await Promise.all(Array.from({ length: 30 }, () => givenTenDays(3)))
    await database.setNow(afterTenDays)
    const swept = await Promise.all([sweep(), sweep(), sweep(), sweep()])
    expect(swept.reduce((sum, count) => sum + count)).toBe(30)
    expect(await sweep()).toBe(0)
    for (const { grantId } of grants) expect(await expiredOf(grantId)).toEqual([-3])
    await expectSoundLedger(database)
  })

  it('expires more grants than one statement takes', async () => {
    const { accountId } = await givenTenDays(1)
    await database.sql`
      with grants as (
        insert into credit_grants (id, account_id, source, granted, remaining, expires_at)
        select gen_random_uuid(), ${accountId}, 'goodwill', 2, 2, now() + interval '1 day' from generate_series(1, 1100)
        returning id, account_id
      )
      insert into ledger_entries (account_id, grant_id, kind, delta) select account_id, id, 'grant', 2 from grants`
    await database.setNow(afterTenDays)
    expect(await sweep()).toBe(1101)
    await expectSoundLedger(database)
  })

  it('leaves a locked grant to the next run', async () => {
    const { grantId } = await givenTenDays(4)
    await database.setNow(afterTenDays)
    const connection = await database.sql.reserve()
    await connection`begin`
    await connection`select 1 from credit_grants where id = ${grantId} for update`
    expect(await sweep()).toBe(0)
    await connection`rollback`
    connection.release()
    expect(await sweep()).toBe(1)
  })
})

describe('a credit that a call holds when its grant expires', () => {
  it('is not taken by the sweep, and captured as usual', async () => {
    const { accountId, keyId, grantId } = await givenTenDays(4)
    const job = newJob(accountId, keyId, { costCredits: 3 })
    await reserveJob(database.sql, job)
    await database.setNow(afterTenDays)
    await sweep()
    expect(await expiredOf(grantId)).toEqual([-1])
    expect(await captureJobs(database.sql, [{ jobId: job.id, result: {}, latencyMs: 1 }])).toEqual([true])
    await expectSoundLedger(database)
  })

  it('is returned as goodwill for thirty days when the call fails after the sweep', async () => {
    const { accountId, keyId, grantId } = await givenTenDays(4)
    const job = newJob(accountId, keyId, { costCredits: 3 })
    await reserveJob(database.sql, job)
    await database.setNow(afterTenDays)
    await sweep()
    await voidJob(database.sql, job.id, failed)
    expect(await grantOf(grantId)).toEqual({ remaining: 0, active: false })
    expect(await accountState(database, accountId)).toMatchObject({ voided: 1, remaining: 3 })
    await database.setNow('2027-02-09T23:59:59Z')
    expect(await accountState(database, accountId)).toMatchObject({ remaining: 3 })
    await database.setNow('2027-02-10T00:00:00Z')
    await sweep()
    expect(await accountState(database, accountId)).toMatchObject({ remaining: 0 })
    await expectSoundLedger(database)
  })

  it('is returned as goodwill when the call fails before the sweep, which takes only the rest', async () => {
    const { accountId, keyId, grantId } = await givenTenDays(4)
    const job = newJob(accountId, keyId, { costCredits: 3 })
    await reserveJob(database.sql, job)
    await database.setNow(afterTenDays)
    await voidJob(database.sql, job.id, failed)
    await sweep()
    expect(await grantOf(grantId)).toEqual({ remaining: 0, active: false })
    expect(await accountState(database, accountId)).toMatchObject({ remaining: 3 })
    await expectSoundLedger(database)
  })
})

describe('goodwill for a failed call', () => {
  it('is not renewed by a call that fails after its expiry, before the sweep or after it', async () => {
    for (const isSwept of [true, false]) {
      await database.setNow('2027-01-01T00:00:00Z')
      const { accountId, keyId } = await givenTenDays(3)
      for (const expired of [afterTenDays, '2027-02-10T00:00:00Z']) {
        const job = newJob(accountId, keyId, { costCredits: 3 })
        expect(await reserveJob(database.sql, job)).toMatchObject({ outcome: 'reserved' })
        await database.setNow(expired)
        if (isSwept) await sweep()
        await voidJob(database.sql, job.id, failed)
      }
      expect(await accountState(database, accountId)).toMatchObject({ voided: 2, remaining: 0 })
    }
    await expectSoundLedger(database)
  })
})

describe('sweeps, calls and voids at once, around the expiry', () => {
  it('neither lose nor invent a credit', async () => {
    for (let round = 0; round < 15; round += 1) {
      await database.setNow('2027-01-01T00:00:00Z')
      const { accountId, keyId } = await givenTenDays(6)
      const job = newJob(accountId, keyId, { costCredits: 2 })
      await reserveJob(database.sql, job)
      await database.setNow(justBefore)
      const calls = Array.from({ length: 4 }, () => reserveJob(database.sql, newJob(accountId, keyId)))
      const voiding = voidJob(database.sql, job.id, failed)
      const turning = database.setNow(afterTenDays)
      const [outcomes] = await Promise.all([Promise.all(calls), voiding, turning, sweep(), sweep()])
      await sweep()
      // What is left is goodwill for credits returned after the expiry, less those that the calls took.
      const { held, remaining } = await accountState(database, accountId)
      expect(held).toBe(outcomes.filter(({ outcome }) => outcome === 'reserved').length)
      expect(remaining).toBeLessThanOrEqual(2)
    }
    await expectSoundLedger(database)
  })

  it('let a call that waits for a grant being emptied use the next one', async () => {
    const { accountId, keyId, grantId } = await givenTenDays(4)
    const later = await givenGrant(database, accountId, { credits: 5, validityDays: 20 })
    await database.setNow(justBefore)
    const connection = await database.sql.reserve()
    await connection`begin`
    await connection`update credit_grants set remaining = 0, active = false where id = ${grantId}`
    await connection`insert into ledger_entries (account_id, grant_id, kind, delta)
      values (${accountId}, ${grantId}, 'expiry', -4)`
    const waiting = reserveJob(database.sql, newJob(accountId, keyId, { costCredits: 2 }))
    await eventually(async () => {
      const rows = await database.sql`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      return rows.length === 1
    })
    await connection`commit`
    connection.release()
    expect(await waiting).toMatchObject({ outcome: 'reserved' })
    expect(await grantOf(later)).toMatchObject({ remaining: 3 })
    await expectSoundLedger(database)
  })
})

describe('365 days', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2027-11-21T10:00:00Z'],
    ['2027-03-01T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z'],
    ['2028-02-28T23:59:59Z', '2029-02-27T23:59:59Z'],
    ['2026-12-31T18:30:00Z', '2027-12-31T18:30:00Z'],
  ])('from %s end at %s, leap day or not', async (start, end) => {
    await database.setNow(start)
    const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
    await givenGrant(database, accountId, { credits: 2, validityDays: 365 })
    await database.setNow(new Date(Date.parse(end) - 1).toISOString())
    expect(await reserveJob(database.sql, newJob(accountId, keyId))).toMatchObject({ outcome: 'reserved' })
    await database.setNow(end)
    expect(await reserveJob(database.sql, newJob(accountId, keyId))).toEqual({
      outcome: 'insufficient_credits',
      creditsAvailable: 0,
    })
  })
})
