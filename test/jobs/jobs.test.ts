import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findJob } from '#shared/jobs/job-repository.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { purgeTexts } from '../../worker/jobs/sweeps/purge.ts'
import { anonymous, call, type TextAnswer } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, givenGrant, storedResult } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
/** Has no worker: its jobs stay queued. */
let idle: TestSystem
beforeAll(async () => {
  system = await startSystem({ withModels: true })
  idle = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '3000' } })
})
afterAll(async () => {
  await system.close()
  await idle.close()
})

const prompt = 'a cat sitting by a window in Kyoto'
const later = { prefer: 'respond-async' }
const at = (path: unknown): string => String(path).replace('/api/v1', '')
const read = (on: TestSystem, key: string, jobId: string) => call(on, key, { path: `/jobs/${jobId}` })
const cancel = (on: TestSystem, key: string, jobId: string) =>
  call(on, key, { method: 'DELETE', path: `/jobs/${jobId}` })

/** Reads the job until it has ended. */
function ended(key: string, jobId: string): Promise<TextAnswer> {
  return eventually(async () => {
    const answer = await read(system, key, jobId)
    return ['succeeded', 'failed', 'cancelled'].includes(answer.body.job?.status) && answer
  })
}

describe('Prefer: respond-async', () => {
  it.each([
    ['optimize', { prompt, include_analysis: true }],
    ['generate', { topic: 'sourdough bread', quality: 'best' }],
  ])(
    '%s answers 202 at once, and the finished job has the same envelope as a synchronous call',
    async (endpoint, body) => {
      const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
      const path = `/prompts/${endpoint}`
      const accepted = await call(system, key, { method: 'POST', path, body, headers: later })
      const { job_id, status, status_url } = accepted.body.data
      expect([accepted.status, accepted.body.success, status]).toEqual([202, true, 'queued'])
      expect(accepted.headers).toMatchObject({
        location: status_url,
        'preference-applied': 'respond-async',
        'retry-after': '1',
        vary: 'Prefer, Accept',
      })
      expect([status_url, job_id]).toEqual([`/api/v1/jobs/${job_id}`, accepted.headers['x-request-id']])

      const { body: done } = await ended(key, job_id)
      expect(done.job).toMatchObject({ job_id, endpoint, status: 'succeeded', credits_charged: 1, error_code: null })
      const direct = await call(system, key, { method: 'POST', path, body })
      expect(done.data).toEqual(direct.body.data)
      expect(Object.keys(done.usage)).toEqual(Object.keys(direct.body.usage))
      expect(done.usage).toMatchObject({ credits_deducted: 1, credits_remaining: 4 })
      expect(await accountState(system.database, accountId)).toMatchObject({ captured: 2, remaining: 3 })
    },
  )

  it('takes no slot of synchronous calls', async () => {
    const { key } = await givenCustomer(idle.database)
    const answers = await Promise.all(Array.from({ length: 30 }, () => idle.optimize(key, { prompt }, later)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(202))
    const ranks = await idle.database.sql`
      select rank from jobs where id = any(${answers.map(({ body }) => body.data.job_id)}) order by rank`
    expect(ranks.map(({ rank }) => rank)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    const { priority: synchronous, 'priority-background': background } = idle.api.runner.queues.text
    expect(await background.getPrioritizedCount()).toBeGreaterThanOrEqual(30)
    expect(await synchronous.getJobCountByTypes('waiting', 'prioritized')).toBe(0)
  })

  it('is replayed under the same Idempotency-Key, with the same status URL', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const headers = { ...later, 'idempotency-key': 'k' }
    const first = await system.optimize(key, { prompt }, headers)
    const again = await system.optimize(key, { prompt }, headers)
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([202, 'true', first.body])
    await ended(key, first.body.data.job_id)
    const done = await system.optimize(key, { prompt }, { 'idempotency-key': 'k' })
    expect([done.status, done.body.data.original_prompt]).toEqual([200, prompt])
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('is 402 without credits, and takes nothing', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 0 })
    expect((await system.optimize(key, { prompt }, later)).status).toBe(402)
    expect(await accountState(system.database, accountId)).toMatchObject({ held: 0, voided: 0 })
  })
})

describe('Prefer: wait', () => {
  it('returns the result if it is ready in time', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt }, { prefer: 'wait=20, respond-async' })
    expect([answer.status, answer.headers['preference-applied']]).toEqual([200, 'wait=20'])
    expect(answer.headers).toMatchObject({ vary: 'Prefer, Accept' })
  })

  it('is 202 when the time is up, and nothing is cancelled', async () => {
    const { key, accountId } = await givenCustomer(idle.database)
    const answer = await idle.optimize(key, { prompt }, { prefer: 'Wait = 1; x="y"' })
    expect([answer.status, answer.headers['preference-applied']]).toEqual([202, 'respond-async, wait=1'])
    expect(await accountState(idle.database, accountId)).toMatchObject({ held: 1 })
    const { body, headers } = await read(idle, key, answer.body.data.job_id)
    expect(body).toMatchObject({ success: true, data: answer.body.data, job: { status: 'queued', credits_charged: 0 } })
    expect(headers['retry-after']).toBe('1')
  })

  it('waits no longer than the service would', async () => {
    const { key } = await givenCustomer(idle.database)
    const answer = await idle.optimize(key, { prompt }, { prefer: 'wait=600' })
    expect([answer.status, answer.headers['preference-applied']]).toEqual([202, 'respond-async, wait=3'])
  })

  it.each(['', 'return=minimal', 'wait=soon', 'handling=strict; wait=1'])('%j is ignored', async (prefer) => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt }, { prefer })
    expect([answer.status, answer.headers['preference-applied']]).toEqual([200, undefined])
  })
})

describe('DELETE of a job', () => {
  it('returns the credit once, and the job stays cancelled', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 5 })
    const accepted = await idle.optimize(key, { prompt }, { ...later, 'idempotency-key': 'k' })
    const { job_id } = accepted.body.data
    const answers = await Promise.all([1, 2, 3].map(() => cancel(idle, key, job_id)))
    for (const { status, body } of answers) {
      expect([status, body.data.status, body.data.error_code]).toEqual([200, 'cancelled', 'job_cancelled'])
    }
    expect(await accountState(idle.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 5 })
    const { body } = await read(idle, key, job_id)
    expect(body).toMatchObject({ success: false, error: { code: 'job_cancelled' }, job: { status: 'cancelled' } })
    const again = await idle.optimize(key, { prompt }, { 'idempotency-key': 'k' })
    expect([again.status, again.body.error.code, again.headers['idempotent-replayed']]).toEqual([
      409,
      'job_cancelled',
      'true',
    ])
    await expectSoundLedger(idle.database)
  })

  it('is reported to a caller waiting for the job', async () => {
    const { key, accountId } = await givenCustomer(idle.database)
    const waiting = idle.optimize(key, { prompt })
    const job = await eventually(async () => (await call(idle, key, { path: '/jobs' })).body.data.items[0])
    expect((await cancel(idle, key, job.job_id)).status).toBe(200)
    const { status, body } = await waiting
    expect([status, body.error.code]).toEqual([409, 'job_cancelled'])
    expect(await accountState(idle.database, accountId)).toMatchObject({ voided: 1, captured: 0 })
  })

  it('is refused for a job that is running or has ended', async () => {
    const { key, accountId } = await givenCustomer(idle.database)
    const { body } = await idle.optimize(key, { prompt }, later)
    const id = body.data.job_id
    await idle.database.sql`update jobs set status = 'running' where id = ${id}`
    const running = await cancel(idle, key, id)
    await captureJobs(idle.database.sql, [{ jobId: id, result: storedResult(), latencyMs: 1 }])
    const done = await cancel(idle, key, id)
    for (const { status, body } of [running, done]) {
      expect([status, body.error.code]).toEqual([409, 'job_not_cancellable'])
    }
    expect(await accountState(idle.database, accountId)).toMatchObject({ captured: 1, voided: 0 })
  })
})

describe('the job of another account', () => {
  it.each(['GET', 'DELETE'] as const)('%s: is answered like one that does not exist', async (method) => {
    const { key } = await givenCustomer(system.database)
    const stranger = await givenCustomer(system.database)
    const { body } = await system.optimize(key, { prompt }, later)
    const ask = (id: string) => call(system, stranger.key, { method, path: `/jobs/${id}` })
    const answers = await Promise.all([ask(body.data.job_id), ask(newId()), ask('nothing')])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(anonymous)).size).toBe(1)
    expect((await ended(key, body.data.job_id)).body.job.status).toBe('succeeded')
  })
})

describe('the list of jobs', () => {
  it('holds every job once, newest first, over pages', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 3 })
    await givenGrant(idle.database, accountId, { credits: 20, plan: 'pro' })
    const ids: string[] = []
    for (let count = 0; count < 7; count += 1) {
      ids.unshift((await idle.optimize(key, { prompt }, later)).body.data.job_id)
    }
    const pages: string[][] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path: string = `/jobs?limit=3${cursor && `&cursor=${cursor}`}`
      const { data } = (await call(idle, key, { path })).body
      pages.push(data.items.map((item: { job_id: string }) => item.job_id))
      expect(data.has_more).toBe(data.next_cursor !== null)
      cursor = data.next_cursor
    }
    expect(pages).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
  })

  it('lists a job that several grants paid for once', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 1 })
    await givenGrant(idle.database, accountId, { credits: 20, plan: 'pro' })
    const { body } = await idle.optimize(key, { prompt }, later)
    await idle.database.sql`
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select account_id, gen_random_uuid(), job_id, 'reserve', -1 from ledger_entries where job_id = ${body.data.job_id}`
    const { data } = (await call(idle, key, { path: '/jobs' })).body
    expect(data.items.map((item: { job_id: string }) => item.job_id)).toEqual([body.data.job_id])
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense', 'page=2'])('refuses %s', async (query) => {
    const { key } = await givenCustomer(idle.database)
    expect((await call(idle, key, { path: `/jobs?${query}` })).status).toBe(422)
  })
})

describe('a stored result', () => {
  it('can be fetched through the list, and is deleted with its texts after the retention', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const { body: first } = await system.optimize(key, { prompt })
    const [item] = (await call(system, key, { path: '/jobs' })).body.data.items
    const fetched = await call(system, key, { path: at(item.status_url) })
    expect(fetched.body).toEqual({ ...first, job: item })
    await system.database.sql`
      update jobs set finished_at = finished_at - interval '25 hours' where account_id = ${accountId}`
    await purgeTexts(system.database.sql, 24, 1000)
    const gone = await call(system, key, { path: at(item.status_url) })
    expect([gone.status, gone.body.error.code]).toEqual([410, 'result_expired'])
    const [kept] = await system.database.sql`select request, result from jobs where account_id = ${accountId}`
    expect(kept).toEqual({ request: null, result: null })
    expect((await call(system, key, { path: '/jobs' })).body.data.items).toMatchObject([{ status: 'succeeded' }])
  })

  it('is available and free even if its job was voided before it arrived', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 5 })
    const { body } = await idle.optimize(key, { prompt }, later)
    const id = body.data.job_id
    await voidJob(idle.database.sql, id, { status: 'cancelled', errorCode: 'job_timeout' })
    await captureJobs(idle.database.sql, [{ jobId: id, result: storedResult(), latencyMs: 1 }])
    const { body: late } = await read(idle, key, id)
    expect(late).toMatchObject({
      success: true,
      data: { original_prompt: prompt, optimized_prompt: 'x' },
      usage: { credits_deducted: 0, credits_remaining: 5 },
    })
    expect(await accountState(idle.database, accountId)).toMatchObject({ captured: 0, remaining: 5 })
    expect(await findJob(idle.database.sql, accountId, id)).toMatchObject({ status: 'cancelled' })
  })
})
