import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '#shared/credits/ledger-check.ts'
import { listLedgerEntries } from '#shared/credits/statement.ts'
import { findQueue } from '#shared/jobs/job-queue.ts'
import { findJobOutcome } from '#shared/jobs/job-repository.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob, voidUnchangedJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, givenGrant, newJob, storedResult } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { countOf } from '../helpers/stand-ins/model-providers.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

/** UNCHANGED_RESULTS=free. */
let free: TestSystem
/** The default. */
let charged: TestSystem
beforeAll(async () => {
  free = await startSystem({ withModels: true, settings: { UNCHANGED_RESULTS: 'free' } })
  charged = await startSystem()
})
afterAll(async () => {
  await free.close()
  await charged.close()
})

/** Machine-readable text, which the local engine leaves unchanged. */
const complete = '{"task": "list", "count": 3, "of": "primes"}'
const improvable = 'write a blog post about remote work in 2026'
const later = { prefer: 'respond-async' }
const reasonOfVoid = 'unchanged_result'

const statementOf = async (system: TestSystem, key: string) =>
  (await call(system, key, { path: '/account/statement' })).body.data.items as { kind: string; reason: string | null }[]
const usageOf = async (system: TestSystem, key: string) =>
  (await call(system, key, { path: '/account/usage' })).body.data.totals
const jobOf = (system: TestSystem, key: string, id: string) => call(system, key, { path: `/jobs/${id}` })

describe('an unchanged result', () => {
  it('is charged by default', async () => {
    const { key, accountId } = await givenCustomer(charged.database, { credits: 5 })
    const { body } = await charged.optimize(key, { prompt: complete })
    expect(body.meta.changed).toBe(false)
    expect(body.usage).toMatchObject({ credits_deducted: 1, credits_remaining: 4 })
    expect(await accountState(charged.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 4 })
  })

  it('is free with UNCHANGED_RESULTS=free: usage, job, ledger, statement and report agree', async () => {
    const { key, accountId } = await givenCustomer(free.database, { credits: 5 })
    const answer = await free.optimize(key, { prompt: complete })
    expect(answer.status).toBe(200)
    expect(answer.body.meta.changed).toBe(false)
    expect(answer.body.usage).toMatchObject({ credits_deducted: 0, credits_remaining: 5 })
    const { body } = await jobOf(free, key, String(answer.headers['x-request-id']))
    expect(body.job).toMatchObject({ status: 'succeeded', credits_charged: 0, error_code: null })
    expect(body.usage).toEqual(answer.body.usage)
    expect(body.data).toEqual(answer.body.data)
    expect(await accountState(free.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 5 })
    const [entry] = await listLedgerEntries(free.database.kysely, accountId, 1)
    expect(entry).toMatchObject({ kind: 'void', delta: 1, balance: 5, reason: reasonOfVoid })
    const [item] = await statementOf(free, key)
    expect(item).toMatchObject({ kind: 'void', credits: 1, reason: reasonOfVoid })
    expect(await usageOf(free, key)).toEqual({ calls: 1, succeeded: 1, failed: 0, in_progress: 0, credits: 0 })
    await expectSoundLedger(free.database)
  })

  it('is counted by the metric of jobs, apart from failed ones', async () => {
    const { key } = await givenCustomer(free.database, { credits: 5 })
    const count = async (outcome: string) => countOf((free.worker ?? raise()).metrics.jobs, { outcome })
    const [unchanged, voided] = [await count('unchanged'), await count('voided')]
    await free.optimize(key, { prompt: complete })
    expect(await count('unchanged')).toBe((unchanged ?? 0) + 1)
    expect(await count('voided')).toBe(voided)
  })

  it('is free too where a model was requested and the local engine changed nothing', async () => {
    const { key } = await givenCustomer(free.database, { credits: 5 })
    const { body } = await free.optimize(key, { prompt: complete, quality: 'best' })
    expect(body.meta).toMatchObject({ changed: false, fallback: true })
    expect(body.usage).toMatchObject({ credits_deducted: 0, credits_remaining: 5 })
  })

  it('does not make a changed result or a topic free', async () => {
    const { key, accountId } = await givenCustomer(free.database, { credits: 5 })
    const changed = await free.optimize(key, { prompt: improvable })
    expect([changed.body.meta.changed, changed.body.usage.credits_deducted]).toEqual([true, 1])
    const generated = await call(free, key, {
      method: 'POST',
      path: '/prompts/generate',
      body: { topic: 'sourdough bread' },
    })
    expect(generated.body.usage).toMatchObject({ credits_deducted: 1, credits_remaining: 3 })
    expect(await accountState(free.database, accountId)).toEqual({ held: 0, captured: 2, voided: 0, remaining: 3 })
  })

  it('is replayed under its Idempotency-Key without a second reservation', async () => {
    const { key, accountId } = await givenCustomer(free.database, { credits: 1 })
    const headers = { 'idempotency-key': 'one-call' }
    const first = await free.optimize(key, { prompt: complete }, headers)
    const second = await free.optimize(key, { prompt: complete }, headers)
    expect(first.body.usage).toMatchObject({ credits_deducted: 0, credits_remaining: 1 })
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(await accountState(free.database, accountId)).toMatchObject({ voided: 1, remaining: 1 })
  })

  it('is free in background jobs and batches, where it counts as succeeded', async () => {
    const { key, accountId } = await givenCustomer(free.database, { credits: 5 })
    const accepted = await free.optimize(key, { prompt: complete }, later)
    const done = await eventually(async () => {
      const { body } = await jobOf(free, key, accepted.body.data.job_id)
      return body.job.status === 'succeeded' && body
    })
    expect(done.usage).toMatchObject({ credits_deducted: 0, credits_remaining: 5 })
    const batch = await call(free, key, {
      method: 'POST',
      path: '/prompts/optimize/batch',
      body: { items: [{ prompt: complete }, { prompt: improvable }] },
    })
    const { data } = await eventually(async () => {
      const { body } = await call(free, key, { path: `/batches/${batch.body.data.batch_id}` })
      return body.data.status === 'completed' && body
    })
    expect(data.counts).toMatchObject({ succeeded: 2, failed: 0 })
    expect(data.items.map((item: { usage: object }) => item.usage)).toEqual([
      expect.objectContaining({ credits_deducted: 0 }),
      expect.objectContaining({ credits_deducted: 1 }),
    ])
    expect(await accountState(free.database, accountId)).toEqual({ held: 0, captured: 1, voided: 2, remaining: 4 })
    await expectSoundLedger(free.database)
  })

  it('is announced to webhooks as succeeded', async () => {
    const { key, accountId } = await givenCustomer(free.database, { credits: 5 })
    await free.database.sql`
      insert into webhook_endpoints (account_id, url, event_types, secret)
      values (${accountId}, 'https://hooks.invalid/x', ${['job.succeeded', 'job.failed']}, ${Buffer.alloc(1)})`
    await free.optimize(key, { prompt: complete })
    const messages = await free.database.sql`
      select event_type, body::jsonb -> 'data' as data from webhook_messages where account_id = ${accountId}`
    expect(messages).toEqual([{ event_type: 'job.succeeded', data: expect.objectContaining({ status: 'succeeded' }) }])
  })

  it('returns its credit once, even if the job is delivered five times at once', async () => {
    const { accountId, keyId } = await givenCustomer(free.database, { credits: 5 })
    const { request } = newJob(accountId, keyId)
    if (request.endpoint !== 'optimize') raise()
    const job = newJob(accountId, keyId, { request: { ...request, endpoint: 'optimize', prompt: complete } })
    await reserveJob(free.database.sql, job)
    const queue = findQueue(free.api.runner.queues, { ...job, queuePriority: 0 })
    const { jobs } = (free.worker ?? raise()).metrics
    const ends = async () =>
      (
        await Promise.all(['unchanged', 'already_settled', 'refused'].map((outcome) => countOf(jobs, { outcome })))
      ).reduce((sum, count) => sum + count, 0)
    const endsBefore = await ends()
    const deliveries = Array.from({ length: 5 }, () =>
      queue.add('run', { jobId: job.id, replyNode: 'test' }, { jobId: newId() }),
    )
    await Promise.all(deliveries)
    await eventually(async () => (await ends()) === endsBefore + deliveries.length)
    expect(await accountState(free.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 5 })
    await expectSoundLedger(free.database)
  })
})

describe('settling an unchanged result', () => {
  const completion = (jobId: string) => ({ jobId, result: storedResult(), latencyMs: 1 })
  const givenHeldJob = async (credits: number, costCredits = 1) => {
    const { accountId, keyId } = await givenCustomer(free.database, { credits })
    const job = newJob(accountId, keyId, { costCredits })
    await reserveJob(free.database.sql, job)
    return job
  }

  it('does exactly one of capture, void as failed and void as unchanged when all are tried at once', async () => {
    const { sql } = free.database
    for (let round = 0; round < 20; round += 1) {
      const job = await givenHeldJob(5)
      const [unchanged, [captured], failed] = await Promise.all([
        voidUnchangedJob(sql, completion(job.id)),
        captureJobs(sql, [completion(job.id)]),
        voidJob(sql, job.id, { status: 'failed', errorCode: 'engine_failed' }),
      ])
      expect([unchanged, captured, failed].filter(Boolean)).toHaveLength(1)
      expect((await accountState(free.database, job.accountId)).remaining).toBe(captured ? 4 : 5)
      expect(await findJobOutcome(sql, job.id)).toMatchObject(
        failed ? { status: 'failed' } : { status: 'succeeded', isFree: unchanged },
      )
    }
    await expectSoundLedger(free.database)
  })

  it('returns credits to every grant that paid, or as goodwill if it has expired', async () => {
    const { accountId, keyId } = await givenCustomer(free.database, { credits: 0 })
    const first = await givenGrant(free.database, accountId, { credits: 1, validityDays: 10 })
    await givenGrant(free.database, accountId, { credits: 5, validityDays: 20 })
    const job = newJob(accountId, keyId, { costCredits: 3 })
    await reserveJob(free.database.sql, job)
    await free.database.sql`update credit_grants set expires_at = now() where id = ${first}`
    expect(await voidUnchangedJob(free.database.sql, completion(job.id))).toBe(true)
    expect(await accountState(free.database, accountId)).toMatchObject({ voided: 1, remaining: 6 })
    const reasons = await free.database.sql`
      select distinct reason from ledger_entries where job_id = ${job.id} and kind = 'void'`
    expect(reasons).toEqual([{ reason: reasonOfVoid }])
    await expectSoundLedger(free.database)
  })

  it('a failed job names its error as the reason', async () => {
    const job = await givenHeldJob(5)
    await voidJob(free.database.sql, job.id, { status: 'failed', errorCode: 'engine_failed' })
    const [entry] = await listLedgerEntries(free.database.kysely, job.accountId, 1)
    expect(entry).toMatchObject({ kind: 'void', reason: 'engine_failed' })
  })

  it('a reason that contradicts its job is a fault of the ledger', async () => {
    const job = await givenHeldJob(5)
    await voidUnchangedJob(free.database.sql, completion(job.id))
    await expectSoundLedger(free.database)
    await free.database.sql`update jobs set status = 'failed' where id = ${job.id}`
    const { faults } = await checkLedger(free.database.sql)
    expect(faults.map(({ fault }) => fault)).toEqual(['a settling entry contradicts its job'])
    await free.database.sql`update jobs set status = 'succeeded' where id = ${job.id}`
  })
})

function raise(): never {
  throw new Error('missing in the test')
}
