import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { revokeApiKey } from '#shared/accounts/api-key-repository.ts'
import { claimJobs, findJobOutcome } from '#shared/jobs/job-repository.ts'
import { createReserver, reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob, voidUnchangedJob, voidUnconfirmedJob } from '#shared/jobs/settle-job.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenApiKey, givenCustomer, givenGrant, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => database.close())

const failed = { status: 'failed', errorCode: 'engine_failed' } as const
const cancelled = { status: 'cancelled', errorCode: 'job_timeout' } as const
const result = { optimized_prompt: 'x' }

const captureJob = async (id: string) => (await captureJobs(database.sql, [{ jobId: id, result, latencyMs: 1 }]))[0]
const claimJob = async (id: string) => (await claimJobs(database.sql, [id]))[0]

async function givenHeldJob(credits = 5) {
  const { accountId, keyId } = await givenCustomer(database, { credits })
  const job = newJob(accountId, keyId)
  await reserveJob(database.sql, job)
  return job
}

describe('settling', () => {
  it('captures once, however often the job is delivered', async () => {
    const job = await givenHeldJob()
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => captureJob(job.id)))
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1)
    expect(await accountState(database, job.accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 4 })
    await expectSoundLedger(database)
  })

  it('captures or voids when both are tried at once, never both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const job = await givenHeldJob()
      const [captured, voided] = await Promise.all([captureJob(job.id), voidJob(database.sql, job.id, failed)])
      expect(voided).toBe(captured !== true)
      const state = await accountState(database, job.accountId)
      expect(state.remaining).toBe(voided ? 5 : 4)
    }
    await expectSoundLedger(database)
  })

  it('returns a voided credit to its grant, even to an empty one', async () => {
    const job = await givenHeldJob(1)
    expect(await accountState(database, job.accountId)).toMatchObject({ held: 1, remaining: 0 })
    expect(await voidJob(database.sql, job.id, failed)).toBe(true)
    expect(await voidJob(database.sql, job.id, failed)).toBe(false)
    expect(await accountState(database, job.accountId)).toMatchObject({ voided: 1, remaining: 1 })
    expect(await findJobOutcome(database.sql, job.id)).toEqual({ status: 'failed', errorCode: 'engine_failed' })
  })

  it('re-issues a voided credit as goodwill if its grant has expired', async () => {
    const job = await givenHeldJob(3)
    await database.sql`update credit_grants set expires_at = now() where account_id = ${job.accountId}`
    await voidJob(database.sql, job.id, failed)
    expect(await accountState(database, job.accountId)).toMatchObject({ voided: 1, remaining: 1 })
    const grants =
      await database.sql`select source, granted, plan from credit_grants where account_id = ${job.accountId} order by created_at desc`
    expect(grants[0]).toEqual({ source: 'goodwill', granted: 1, plan: null })
    await expectSoundLedger(database)
  })

  it('captures a held credit even if its grant has expired', async () => {
    const job = await givenHeldJob()
    await database.sql`update credit_grants set expires_at = now() where account_id = ${job.accountId}`
    expect(await captureJob(job.id)).toBe(true)
    await expectSoundLedger(database)
  })

  it('a result that comes after the cancellation is kept and free', async () => {
    const job = await givenHeldJob()
    await claimJob(job.id)
    await voidJob(database.sql, job.id, cancelled)
    expect(await captureJob(job.id)).toBe(false)
    expect(await accountState(database, job.accountId)).toMatchObject({ captured: 0, voided: 1, remaining: 5 })
    const [row] = await database.sql`select result from jobs where id = ${job.id}`
    expect(row?.result).toEqual(result)
    await expectSoundLedger(database)
  })

  it('a settled job is not run again', async () => {
    const job = await givenHeldJob()
    expect((await claimJob(job.id))?.attempt).toBe(1)
    expect((await claimJob(job.id))?.attempt).toBe(2)
    await captureJob(job.id)
    expect(await claimJob(job.id)).toBeNull()
  })

  it('a reserve that arrives after its void takes nothing', async () => {
    const { accountId, keyId } = await givenCustomer(database, { credits: 2 })
    const job = newJob(accountId, keyId)
    await voidUnconfirmedJob(database.sql, job, failed)
    await expect(reserveJob(database.sql, job)).rejects.toMatchObject({ code: '23505' })
    expect(await accountState(database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 2 })
    await expectSoundLedger(database)
  })

  it('an unconfirmed reserve that did happen is voided like any other', async () => {
    const job = await givenHeldJob(2)
    await voidUnconfirmedJob(database.sql, job, failed)
    expect(await accountState(database, job.accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 2 })
  })

  it('ledger entries can neither be changed nor deleted', async () => {
    await givenHeldJob()
    await expect(database.sql`update ledger_entries set delta = -2 where kind = 'reserve'`).rejects.toThrow(
      'append-only',
    )
    await expect(database.sql`delete from ledger_entries`).rejects.toThrow('append-only')
  })
})

describe('reserving in shared statements', () => {
  it('gives each job of a burst its own credit, across two grants, and refuses the rest', async () => {
    const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
    await givenGrant(database, accountId, { credits: 7, validityDays: 10 })
    await givenGrant(database, accountId, { credits: 5, validityDays: 20 })
    const reserve = createReserver(database.sql)
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => reserve(newJob(accountId, keyId))))
    const remaining = outcomes.flatMap((outcome) => (outcome.outcome === 'reserved' ? [outcome.creditsRemaining] : []))
    expect(remaining.sort((a, b) => b - a)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(await accountState(database, accountId)).toMatchObject({ held: 12, remaining: 0 })
    await expectSoundLedger(database)
  })

  it('does not delay other accounts when the grant of one is locked', async () => {
    const locked = await givenCustomer(database, { credits: 5 })
    const free = await givenCustomer(database, { credits: 5 })
    const connection = await database.sql.reserve()
    await connection`begin`
    await connection`select 1 from credit_grants where account_id = ${locked.accountId} for update`
    const reserve = createReserver(database.sql)
    const waiting = Array.from({ length: 3 }, () => reserve(newJob(locked.accountId, locked.keyId)))
    const served = await Promise.all(Array.from({ length: 3 }, () => reserve(newJob(free.accountId, free.keyId))))
    expect(served.map((outcome) => outcome.outcome)).toEqual(['reserved', 'reserved', 'reserved'])
    await connection`rollback`
    connection.release()
    expect((await Promise.all(waiting)).map((outcome) => outcome.outcome)).toEqual(['reserved', 'reserved', 'reserved'])
    await expectSoundLedger(database)
  })

  it('waits for a locked grant instead of using one that expires later', async () => {
    const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
    const sooner = await givenGrant(database, accountId, { credits: 5, validityDays: 10 })
    await givenGrant(database, accountId, { credits: 5, validityDays: 20 })
    const connection = await database.sql.reserve()
    await connection`begin`
    await connection`select 1 from credit_grants where id = ${sooner} for update`
    const reserve = createReserver(database.sql)
    const waiting = Array.from({ length: 2 }, () => reserve(newJob(accountId, keyId)))
    await eventually(async () => {
      const rows =
        await database.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      return rows.length === 2
    })
    await connection`rollback`
    connection.release()
    await Promise.all(waiting)
    const [grant] = await database.sql`select remaining from credit_grants where id = ${sooner}`
    expect(grant?.remaining).toBe(3)
  })

  it('reserves the other jobs if one cannot be inserted', async () => {
    const { accountId, keyId } = await givenCustomer(database, { credits: 9 })
    const reserve = createReserver(database.sql)
    const tombstone = newJob(accountId, keyId)
    await voidUnconfirmedJob(database.sql, tombstone, failed)
    const jobs = [newJob(accountId, keyId), newJob(accountId, keyId), tombstone, newJob(accountId, keyId)]
    const results = await Promise.allSettled(jobs.map(reserve))
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await accountState(database, accountId)).toMatchObject({ held: 3, remaining: 6 })
  })

  it('reserves nothing for a revoked key among others', async () => {
    const { accountId, keyId } = await givenCustomer(database, { credits: 9 })
    const revoked = await givenApiKey(database, accountId)
    await revokeApiKey(database.kysely, revoked.id)
    const reserve = createReserver(database.sql)
    const keys = [keyId, keyId, revoked.id, keyId]
    const outcomes = await Promise.all(keys.map((id) => reserve(newJob(accountId, id))))
    expect(outcomes.map((outcome) => outcome.outcome)).toEqual(['reserved', 'reserved', 'key_revoked', 'reserved'])
    expect(await accountState(database, accountId)).toEqual({ held: 3, captured: 0, voided: 0, remaining: 6 })
    expect(await database.sql`select 1 from jobs where api_key_id = ${revoked.id}`).toHaveLength(0)
  })
})

describe('any interleaving of reserves, captures and voids over several grants', () => {
  it('keeps both invariants, never overdraws, and matches a model', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('reserve' as const), burst: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ kind: fc.constantFrom('capture' as const, 'void' as const, 'unchanged' as const), pick: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 5, maxLength: 25 }),
        async (grants, steps) => {
          const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
          for (const [index, credits] of grants.entries()) {
            await givenGrant(database, accountId, { credits, validityDays: 10 + index })
          }
          const reserve = createReserver(database.sql)
          let available = grants.reduce((sum, credits) => sum + credits, 0)
          const held: string[] = []
          for (const action of steps) {
            if (action.kind === 'reserve') {
              const jobs = Array.from({ length: action.burst }, () => newJob(accountId, keyId))
              const outcomes = await Promise.all(jobs.map((job) => reserve(job)))
              const reserved = jobs.filter((_, index) => outcomes[index]?.outcome === 'reserved')
              expect(reserved).toHaveLength(Math.min(available, action.burst))
              available -= reserved.length
              held.push(...reserved.map((job) => job.id))
              continue
            }
            const [jobId] = held.splice(action.pick % Math.max(held.length, 1), 1)
            if (jobId === undefined) continue
            if (action.kind === 'capture') await captureJob(jobId)
            else if (action.kind === 'unchanged') {
              if (await voidUnchangedJob(database.sql, { jobId, result, latencyMs: 1 })) available += 1
            } else if (await voidJob(database.sql, jobId, failed)) available += 1
          }
          expect(await accountState(database, accountId)).toMatchObject({ held: held.length, remaining: available })
        },
      ),
      { numRuns: 25 },
    )
    await expectSoundLedger(database)
  })
})
