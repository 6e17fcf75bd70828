import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeAccountKey } from '#shared/accounts/account-key-repository.ts'
import { checkLedger } from '#shared/credits/ledger-check.ts'
import { createReserver, reserveBatch, reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob, voidUnchangedJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenApiKey, givenCustomer, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const failed = { status: 'failed', errorCode: 'engine_failed' } as const

async function givenLimitedKey(monthlyCreditsMax: number, credits = 1000) {
  const customer = await givenCustomer(system.database, { credits })
  await changeAccountKey(
    system.database.kysely,
    { accountId: customer.accountId, id: customer.keyId },
    { monthlyCreditsMax },
  )
  return customer
}

async function keyUsage(keyId: string): Promise<number> {
  const [row] = await system.database.sql`select credits from api_key_usage where api_key_id = ${keyId}`
  return row?.credits
}

describe('the monthly limit of a key', () => {
  it('a call beyond it gets 402 and costs nothing; another key of the account is not affected', async () => {
    const { accountId, key } = await givenLimitedKey(2)
    for (let count = 0; count < 2; count += 1) expect((await system.optimize(key, { prompt: 'x' })).status).toBe(200)
    const refused = await system.optimize(key, { prompt: 'a third' })
    expect([refused.status, refused.body.error.code]).toEqual([402, 'key_limit_reached'])
    expect(refused.body.error.message).toMatch(
      /requires 1 credit; the key has used 2 of 2 .* The limit resets on \d{4}-\d\d-01 \(UTC\)\.$/,
    )
    const other = await givenApiKey(system.database, accountId)
    expect((await system.optimize(other.secret, { prompt: 'x' })).status).toBe(200)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 3, remaining: 997 })
  })

  it('is never exceeded by concurrent calls, whichever statement reserves them', async () => {
    const { accountId, keyId } = await givenLimitedKey(7)
    const { sql } = system.database
    const reserve = [createReserver(sql), createReserver(sql), (job: ReturnType<typeof newJob>) => reserveJob(sql, job)]
    const jobs = Array.from({ length: 60 }, () => newJob(accountId, keyId))
    const outcomes = await Promise.all(jobs.map((job, at) => reserve[at % reserve.length]?.(job)))
    expect(outcomes.filter((reservation) => reservation?.outcome === 'reserved')).toHaveLength(7)
    expect(outcomes.filter((reservation) => reservation?.outcome === 'key_limit_reached')).toHaveLength(53)
    expect([await keyUsage(keyId), (await accountState(system.database, accountId)).held]).toEqual([7, 7])
    await expectSoundLedger(system.database)
  })

  it('counts held and captured calls; a voided or free call is subtracted once', async () => {
    const { sql } = system.database
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.constantFrom('hold', 'capture', 'void', 'void twice', 'free'), { maxLength: 12 }),
        async (limit, ends) => {
          const { accountId, keyId } = await givenLimitedKey(limit)
          let used = 0
          for (const end of ends) {
            const job = newJob(accountId, keyId)
            const { outcome } = await reserveJob(sql, job)
            expect(outcome).toBe(used < limit ? 'reserved' : 'key_limit_reached')
            if (outcome !== 'reserved') continue
            const captured = { jobId: job.id, result: {}, latencyMs: 1 }
            if (end === 'capture') await captureJobs(sql, [captured])
            if (end.startsWith('void')) await voidJob(sql, job.id, failed)
            if (end === 'void twice') await voidJob(sql, job.id, failed)
            if (end === 'free') await voidUnchangedJob(sql, captured)
            if (end === 'hold' || end === 'capture') used += 1
          }
          expect(await keyUsage(keyId)).toBe(used)
        },
      ),
      { numRuns: 25 },
    )
    await expectSoundLedger(system.database)
  })

  it('a batch beyond it is refused whole', async () => {
    const { accountId, keyId } = await givenLimitedKey(3)
    const batchOf = (count: number) => ({
      id: newId(),
      idempotency: null,
      jobs: Array.from({ length: count }, () => newJob(accountId, keyId)),
    })
    expect((await reserveBatch(system.database.sql, batchOf(4))).outcome).toBe('key_limit_reached')
    expect((await reserveBatch(system.database.sql, batchOf(3))).outcome).toBe('reserved')
    expect(await keyUsage(keyId)).toBe(3)
  })

  it('starts anew with the month, and a void of an earlier month leaves the new one alone', async () => {
    const { accountId, keyId } = await givenLimitedKey(1)
    const { sql } = system.database
    const job = newJob(accountId, keyId)
    await reserveJob(sql, job)
    await sql`update api_key_usage set month = month - interval '1 month' where api_key_id = ${keyId}`
    await sql`update jobs set created_at = created_at - interval '1 month' where id = ${job.id}`
    const next = newJob(accountId, keyId)
    expect((await reserveJob(sql, next)).outcome).toBe('reserved')
    await voidJob(sql, job.id, failed)
    expect(await keyUsage(keyId)).toBe(1)
    expect((await reserveJob(sql, newJob(accountId, keyId))).outcome).toBe('key_limit_reached')
  })

  it('has a counter that the ledger check compares with its jobs', async () => {
    const { accountId, keyId } = await givenLimitedKey(5)
    await reserveJob(system.database.sql, newJob(accountId, keyId))
    await system.database.sql`update api_key_usage set credits = 3 where api_key_id = ${keyId}`
    const { faults } = await checkLedger(system.database.sql)
    expect(faults).toEqual([
      {
        subject: `key ${keyId}`,
        accountId,
        fault: 'the credits counted for the month are not those of its jobs',
        drift: 2,
      },
    ])
    await system.database.sql`update api_key_usage set credits = 1 where api_key_id = ${keyId}`
  })
})

describe('a key', () => {
  it('is created with a limit, changed, and shown with what it has used and when', async () => {
    const { key } = await givenCustomer(system.database)
    const body = { name: 'agent', monthly_credits_max: 10 }
    const created = (await call(system, key, { method: 'POST', path: '/account/keys', body })).body.data
    expect(created).toMatchObject({ monthly_credits_max: 10, monthly_credits_used: 0, last_used_at: null })
    expect((await system.optimize(created.secret, { prompt: 'x' })).status).toBe(200)
    const path = `/account/keys/${created.id}`
    const renamed = await call(system, key, { method: 'PATCH', path, body: { name: 'writer' } })
    expect(renamed.body.data).toMatchObject({ name: 'writer', monthly_credits_max: 10, monthly_credits_used: 1 })
    const unlimited = await call(system, key, { method: 'PATCH', path, body: { monthly_credits_max: null } })
    expect(unlimited.body.data.monthly_credits_max).toBeNull()
    const usedAt = await eventually(
      async () => (await call(system, key, { path: '/account/keys' })).body.data.items[0].last_used_at,
    )
    expect(usedAt.endsWith(':00.000Z')).toBe(true)
    expect(Math.abs(Date.now() - Date.parse(usedAt))).toBeLessThan(120_000)
    const refusals = [{}, { name: '' }, { monthly_credits_max: -1 }, { monthly_credits_max: 1.5 }]
    for (const change of refusals) {
      expect((await call(system, key, { method: 'PATCH', path, body: change })).status).toBe(422)
    }
    const stranger = await givenCustomer(system.database)
    expect((await call(system, stranger.key, { method: 'PATCH', path, body: { name: 'mine' } })).status).toBe(404)
  })

  it('passes its limit on to its successor', async () => {
    const { key } = await givenCustomer(system.database)
    const body = { name: 'agent', monthly_credits_max: 4 }
    const { id } = (await call(system, key, { method: 'POST', path: '/account/keys', body })).body.data
    const successor = await call(system, key, { method: 'POST', path: `/account/keys/${id}/rotate` })
    expect(successor.body.data).toMatchObject({ name: 'agent', monthly_credits_max: 4 })
  })
})
