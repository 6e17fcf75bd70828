import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { anonymous, call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, givenGrant, storedResult } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { countOf } from '../helpers/stand-ins/model-providers.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
/** Has no worker: its jobs stay queued. */
let idle: TestSystem
beforeAll(async () => {
  system = await startSystem()
  idle = await startSystem({ withWorker: false })
})
afterAll(async () => {
  await system.close()
  await idle.close()
})

const path = '/prompts/optimize/batch'
const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ prompt: `a cat on roof ${index}` }))
const send = (on: TestSystem, key: string, items: object[], headers = {}) =>
  call(on, key, { method: 'POST', path, body: { items }, headers })
const decisionsOf = async ({ api }: TestSystem) => {
  const { rateLimitDecisions } = api.runner.metrics
  const [allowed, denied] = await Promise.all(
    ['allowed', 'denied'].map((decision) => countOf(rateLimitDecisions, { subject: 'account', decision })),
  )
  return { allowed: allowed ?? 0, denied: denied ?? 0 }
}
const read = (on: TestSystem, key: string, id: string) => call(on, key, { path: `/batches/${id}` })

describe('a batch', () => {
  it('of 100 is accepted with 202, has one job and one charge per item, and completes', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 60 })
    await givenGrant(system.database, accountId, { credits: 50 })
    const items = itemsOf(100)
    const accepted = await send(system, key, items)
    const { batch_id, status, status_url, item_count } = accepted.body.data
    expect([accepted.status, status, item_count]).toEqual([202, 'running', 100])
    expect(accepted.headers).toMatchObject({ location: status_url, 'retry-after': '1' })
    const { data } = await eventually(async () => {
      const { body } = await read(system, key, batch_id)
      return body.data.status === 'completed' && body
    }, 20_000)
    expect(data).toMatchObject({ batch_id, counts: { succeeded: 100, failed: 0, queued: 0 }, item_count: 100 })
    expect(data.items.map((item: { index: number }) => item.index)).toEqual(items.map((_, index) => index))
    for (const [index, item] of data.items.entries()) {
      expect(item).toMatchObject({ status: 'succeeded', data: { original_prompt: items[index]?.prompt } })
      expect(item.usage).toMatchObject({ credits_deducted: 1, credits_remaining: 109 - index })
    }
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 100, voided: 0, remaining: 10 })
    const one = await call(system, key, { path: `/jobs/${data.items[7].job_id}` })
    const { data: made, usage, meta } = data.items[7]
    expect(one.body).toMatchObject({ data: made, usage, meta })
    expect(meta).toEqual({ changed: expect.any(Boolean), quality: 'fast', engine: 'local', fallback: false })
    await expectSoundLedger(system.database)
  })

  it('is all or nothing: 402 takes nothing', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 9 })
    const { status, body } = await send(system, key, itemsOf(10))
    expect([status, body.error.code]).toEqual([402, 'insufficient_credits'])
    expect(body.error.message).toMatch(/requires 10 credit.* 9 are available/)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 0, voided: 0, remaining: 9 })
    expect((await call(system, key, { path: '/batches' })).body.data.items).toEqual([])
  })

  it('counts as one request per item, or as a single one if not all fit', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter', credits: 100 })
    const before = await decisionsOf(system)
    const first = await send(system, key, itemsOf(20))
    expect([first.status, first.headers['x-ratelimit-remaining']]).toEqual([202, '10'])
    const denied = await send(system, key, itemsOf(11))
    expect([denied.status, denied.body.error.code, denied.headers['retry-after']]).toEqual([
      429,
      'rate_limit_exceeded',
      '60',
    ])
    const last = await send(system, key, itemsOf(9))
    expect([last.status, last.headers['x-ratelimit-remaining']]).toEqual([202, '0'])
    expect((await send(system, key, itemsOf(1))).status).toBe(429)
    // One decision per call, and one on its items if the call itself was allowed.
    const after = await decisionsOf(system)
    expect([after.allowed - before.allowed, after.denied - before.denied]).toEqual([5, 2])
  })

  it('fails item by item, without affecting the others', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 5 })
    const { body } = await send(idle, key, itemsOf(3))
    const [first, second, third] = body.data.items.map((item: { job_id: string }) => item.job_id)
    const { sql } = idle.database
    await captureJobs(sql, [{ jobId: first, result: storedResult(), latencyMs: 1 }])
    await voidJob(sql, second, { status: 'failed', errorCode: 'engine_failed' })
    const running = (await read(idle, key, body.data.batch_id)).body.data
    expect(running).toMatchObject({
      status: 'running',
      finished_at: null,
      counts: { queued: 1, succeeded: 1, failed: 1 },
    })
    expect(running.items).toMatchObject([
      { status: 'succeeded', data: { optimized_prompt: 'x' } },
      { status: 'failed', error: { code: 'engine_failed' } },
      { status: 'queued' },
    ])
    expect((await call(idle, key, { method: 'DELETE', path: `/jobs/${third}` })).status).toBe(200)
    const done = (await read(idle, key, body.data.batch_id)).body.data
    expect(done).toMatchObject({ status: 'completed', counts: { cancelled: 1, succeeded: 1, failed: 1 } })
    expect(await accountState(idle.database, accountId)).toEqual({ held: 0, captured: 1, voided: 2, remaining: 4 })
  })

  it('has one webhook message when its last item ends, even if many are settled at once', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 100 })
    const { sql } = idle.database
    await sql`
      insert into webhook_endpoints (account_id, url, event_types, secret)
      values (${accountId}, 'https://hooks.example.com/', '{batch.completed}', '\\x00')`
    const batches = await Promise.all([send(idle, key, itemsOf(12)), send(idle, key, itemsOf(12))])
    const jobIds: string[] = batches.flatMap(({ body }) =>
      body.data.items.map((item: { job_id: string }) => item.job_id),
    )
    const mixed = jobIds.map((_, place) => String(jobIds[(place * 7) % jobIds.length]))
    const groups = Array.from({ length: 6 }, (_, group) => mixed.slice(group * 4, group * 4 + 4))
    await Promise.all(
      groups.map((ids, group) =>
        group % 3 === 2
          ? Promise.all(ids.map((id) => voidJob(sql, id, { status: 'failed', errorCode: 'engine_failed' })))
          : captureJobs(
              sql,
              ids.map((jobId) => ({ jobId, result: storedResult(), latencyMs: 1 })),
            ),
      ),
    )
    const messages = await sql`select body from webhook_messages where account_id = ${accountId}`
    const told = messages.map(({ body }) => JSON.parse(body).data)
    expect(told.map(({ batch_id }) => batch_id).sort()).toEqual(batches.map(({ body }) => body.data.batch_id).sort())
    expect(told.reduce((sum, { succeeded }) => sum + succeeded, 0)).toBe(16)
    expect(told[0]).toMatchObject({ status: 'completed', item_count: 12 })
    await expectSoundLedger(idle.database)
  })

  it('under an Idempotency-Key is accepted once, even in twenty calls at once', async () => {
    const { key, accountId } = await givenCustomer(idle.database, { credits: 100 })
    const headers = { 'idempotency-key': 'monday' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(idle, key, itemsOf(3), headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(19)
    expect(await accountState(idle.database, accountId)).toMatchObject({ held: 3, remaining: 97 })
    const other = await send(idle, key, itemsOf(4), headers)
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('is not queued as a whole before the single job of another account', async () => {
    const [many, one] = [await givenCustomer(idle.database), await givenCustomer(idle.database)]
    await send(idle, many.key, itemsOf(50))
    const { body } = await idle.optimize(one.key, { prompt: 'a cat' }, { prefer: 'respond-async' })
    const lined = await idle.api.runner.queues.text['priority-background'].getPrioritized(0, -1)
    const ownPlace = lined.findIndex(({ id }) => id === body.data.job_id)
    const first = lined.findIndex(({ opts }) => opts.priority === 2)
    expect(ownPlace).toBeGreaterThanOrEqual(0)
    expect(ownPlace).toBeLessThan(first)
  })

  it('of another account is answered like one that does not exist', async () => {
    const [owner, stranger] = [await givenCustomer(idle.database), await givenCustomer(idle.database)]
    const { body } = await send(idle, owner.key, itemsOf(1))
    const ids = [body.data.batch_id, newId(), 'nothing']
    const answers = await Promise.all(ids.map((id) => read(idle, stranger.key, id)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(anonymous)).size).toBe(1)
  })

  it.each([
    [{}, ['items']],
    [{ items: [] }, ['items']],
    [{ items: itemsOf(101) }, ['items']],
    [
      { items: [{ prompt: 'a' }, { prompt: ' ' }, { tone: 'x', prompt: 'b' }, 1] },
      ['items.1.prompt', 'items.2.tone', 'items.3'],
    ],
    [{ items: [{ prompt: 'a' }], target_model: 'flux' }, ['target_model']],
  ])('(case %#) is refused with the path of every fault, and takes nothing', async (body, fields) => {
    const { key, accountId } = await givenCustomer(idle.database)
    const answer = await call(idle, key, { method: 'POST', path, body })
    expect([answer.status, answer.body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      fields,
    ])
    expect(await accountState(idle.database, accountId)).toMatchObject({ held: 0, remaining: 1000 })
  })

  it('is listed, newest first, over pages', async () => {
    const { key } = await givenCustomer(idle.database)
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.unshift((await send(idle, key, itemsOf(2))).body.data.batch_id)
    const first = (await call(idle, key, { path: '/batches?limit=2' })).body.data
    const rest = (await call(idle, key, { path: `/batches?limit=2&cursor=${first.next_cursor}` })).body.data
    const listed = [...first.items, ...rest.items].map(({ batch_id }: { batch_id: string }) => batch_id)
    expect([listed, first.has_more, rest.has_more, rest.next_cursor]).toEqual([ids, true, false, null])
  })
})
