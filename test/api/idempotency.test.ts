import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeIdempotencyKeys } from '#shared/idempotency/idempotency-keys.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { voidUnconfirmedJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenApiKey, givenCustomer, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type Answer, startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withImages: true })
})
afterAll(async () => system.close())

const prompt = 'a cat sitting by a window in Kyoto'
const keyed = (key: string) => ({ 'idempotency-key': key })
const isReplay = ({ headers }: Answer) => headers['idempotent-replayed'] === 'true'
const codeOf = ({ body }: Answer) => body.error?.code
const state = (accountId: string) => accountState(system.database, accountId)

describe('a call that is repeated under its Idempotency-Key', () => {
  it('gets the stored status and body, and pays once', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const first = await system.optimize(key, { prompt }, keyed('order-1'))
    const again = await system.optimize(key, { prompt }, keyed('order-1'))
    expect([first.status, isReplay(first), again.status, isReplay(again)]).toEqual([200, false, 200, true])
    expect(again.body).toEqual(first.body)
    expect(again.headers.location).toBe(`/api/v1/jobs/${first.headers['x-request-id']}`)
    expect(await state(accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 4 })
  })

  it('is the same call in another order of fields and with a quoted key', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    await system.optimize(key, '{"prompt":"a cat","target_model":"flux"}', keyed('"a \\"key\\""'))
    const again = await system.optimize(key, '{ "target_model": "flux", "prompt": "a cat" }', keyed('a "key"'))
    expect([again.status, isReplay(again)]).toEqual([200, true])
    expect(await state(accountId)).toMatchObject({ captured: 1 })
  })

  it('is refused with another body, and the first answer stays', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const first = await system.optimize(key, { prompt }, keyed('k'))
    const other = await system.optimize(key, { prompt: 'a dog' }, keyed('k'))
    expect([other.status, codeOf(other), isReplay(other)]).toEqual([422, 'idempotency_key_reused', false])
    expect((await system.optimize(key, { prompt }, keyed('k'))).body).toEqual(first.body)
    expect(await state(accountId)).toMatchObject({ captured: 1, voided: 0 })
  })

  it('is new for another account or endpoint, but a replay under another API key of the account', async () => {
    const one = await givenCustomer(system.database)
    const two = await givenCustomer(system.database)
    const secondKey = await givenApiKey(system.database, one.accountId)
    const first = await system.optimize(one.key, { prompt }, keyed('k'))
    expect(isReplay(await system.optimize(two.key, { prompt }, keyed('k')))).toBe(false)
    const body = { topic: 'sourdough bread' }
    const generated = await call(system, one.key, {
      method: 'POST',
      path: '/prompts/generate',
      body,
      headers: keyed('k'),
    })
    expect([generated.status, isReplay(generated)]).toEqual([200, false])
    const again = await system.optimize(secondKey.secret, { prompt }, keyed('k'))
    expect([isReplay(again), again.body.data]).toEqual([true, first.body.data])
  })

  it('is a new call after 24 hours, whether the sweep has come by or not', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const age = () =>
      system.database.sql`
        update idempotency_keys set created_at = created_at - interval '24 hours' where account_id = ${accountId}`
    await system.optimize(key, { prompt }, keyed('k'))
    await age()
    expect(isReplay(await system.optimize(key, { prompt: 'a dog' }, keyed('k')))).toBe(false)
    await age()
    expect(await purgeIdempotencyKeys(system.database.sql, 1000)).toBeGreaterThan(0)
    const [{ count } = { count: -1 }] = await system.database.sql<{ count: number }[]>`
      select count(*)::int from idempotency_keys where account_id = ${accountId}`
    expect(count).toBe(0)
    expect(isReplay(await system.optimize(key, { prompt }, keyed('k')))).toBe(false)
    expect(await state(accountId)).toMatchObject({ captured: 3 })
  })

  it('is new after refusals that nothing was stored of', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 1 })
    expect((await system.optimize(key, { prompt: '' }, keyed('k'))).status).toBe(422)
    expect((await system.optimize(key, '{', keyed('k'))).status).toBe(400)
    expect((await system.optimize(key, { prompt }, keyed('k'))).status).toBe(200)
    expect((await system.optimize(key, { prompt }, keyed('l'))).status).toBe(402)
    expect((await system.optimize(key, { prompt }, keyed('k'))).status).toBe(200)
    expect(await state(accountId)).toMatchObject({ captured: 1, remaining: 0 })
  })

  it.each(['', 'a'.repeat(256), 'naïve', '""'])(
    'has a key of 1 to 255 printable characters: %j is refused',
    async (name) => {
      const { key } = await givenCustomer(system.database)
      const { status, body } = await system.optimize(key, { prompt }, keyed(name))
      expect([status, body.error.code, body.error.details[0].field]).toEqual([
        422,
        'validation_error',
        'Idempotency-Key',
      ])
    },
  )

  it('returns the same error for an unreadable image', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const body = { image_base64: Buffer.from('no image').toString('base64'), mime_type: 'image/png' }
    const send = () =>
      call(system, key, { method: 'POST', path: '/prompts/image-to-prompt', body, headers: keyed('k') })
    const first = await send()
    const again = await send()
    expect([first.status, codeOf(first), again.status, isReplay(again)]).toEqual([
      422,
      'image_unprocessable',
      422,
      true,
    ])
    expect(again.text).toBe(first.text)
    expect(await state(accountId)).toMatchObject({ captured: 0, voided: 1 })
  })
})

it('the same image in another spelling is the same call', async () => {
  const { key } = await givenCustomer(system.database)
  const bytes = Buffer.from('no image ??>>')
  const base64 = bytes.toString('base64')
  const bodies = [
    `{"image_base64":"${base64}","mime_type":"image/png"}`,
    `{"mime_type":"image/png","image_base64":"${base64.replaceAll('/', '\\/')}"}`,
    `{"image_base64":"${bytes.toString('base64url')}","mime_type":"image/png"}`,
    `{"image_base64":"data:image/png;base64,${base64}"}`,
  ]
  const send = (payload: string) =>
    system.app.inject({
      method: 'POST',
      url: '/api/v1/prompts/image-to-prompt',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...keyed('one image') },
      payload,
    })
  const codes = []
  for (const body of bodies) codes.push((await send(body)).json().error.code)
  expect(codes).toEqual(Array(bodies.length).fill('image_unprocessable'))
  expect((await send(bodies[0]?.replace('png', 'gif') ?? '')).json().error.code).toBe('idempotency_key_reused')
})

describe('an account without credits', () => {
  it.each(['optimize', 'image-to-prompt'])('can still replay a paid call: %s', async (endpoint) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 1 })
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const body = endpoint === 'optimize' ? { prompt } : { image_base64: png, mime_type: 'image/png' }
    const send = () => call(system, key, { method: 'POST', path: `/prompts/${endpoint}`, body, headers: keyed('k') })
    const first = await send()
    const again = await send()
    expect([first.status, again.status, isReplay(again), again.text]).toEqual([200, 200, true, first.text])
    expect(await state(accountId)).toMatchObject({ captured: 1, remaining: 0 })
  })
})

describe('many calls with one key at once', () => {
  it('50: one charge, one execution, 49 replays or 409s', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 100 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => system.optimize(key, { prompt }, keyed('k'))))
    const firsts = answers.filter((answer) => answer.status === 200 && !isReplay(answer))
    const replays = answers.filter(isReplay)
    const waiting = answers.filter((answer) => answer.status === 409)
    expect([firsts.length, replays.length + waiting.length]).toEqual([1, 49])
    for (const replay of replays) expect(replay.body).toEqual(firsts[0]?.body)
    for (const answer of waiting) {
      expect([codeOf(answer), answer.headers['retry-after']]).toEqual(['idempotency_in_progress', '1'])
    }
    expect(await state(accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 99 })
    const jobs = await system.database.sql`select attempt from jobs where account_id = ${accountId}`
    expect(jobs.map(({ attempt }) => attempt)).toEqual([1])
    await expectSoundLedger(system.database)
  })

  it('400 calls under 100 keys, mixed with calls without a key: one charge per key', async () => {
    const customers = await Promise.all([0, 1, 2, 3].map(() => givenCustomer(system.database, { credits: 200 })))
    const names = Array.from({ length: 25 }, () => newId())
    // A busy machine misses deadlines under so many calls at once: 503, nothing charged, and repeated as documented.
    const callUntilTaken = (key: string, headers = {}) =>
      eventually(async () => (await system.optimize(key, { prompt }, headers)).status !== 503)
    await Promise.all(
      customers.flatMap(({ key }) => [
        ...names.flatMap((name) => [0, 1, 2, 3].map(() => callUntilTaken(key, keyed(name)))),
        ...[0, 1, 2, 3, 4].map(() => callUntilTaken(key)),
      ]),
    )
    for (const { accountId } of customers) {
      const settled = await eventually(async () => {
        const current = await state(accountId)
        return current.held === 0 && current
      })
      expect(settled).toMatchObject({ captured: 30, remaining: 170 })
    }
    await expectSoundLedger(system.database)
  })
})

describe('a call that timed out', () => {
  it('with an Idempotency-Key returns 504 with a Location, continues, and is replayed free of charge', async () => {
    const alone = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '100' } })
    const { key, accountId } = await givenCustomer(alone.database, { credits: 5 })
    const late = await alone.optimize(key, { prompt }, keyed('k'))
    expect([late.status, codeOf(late)]).toEqual([504, 'job_timeout'])
    const early = await alone.optimize(key, { prompt }, keyed('k'))
    expect([early.status, codeOf(early)]).toEqual([409, 'idempotency_in_progress'])
    expect(early.headers).toMatchObject({ 'retry-after': '1', location: late.headers.location })
    expect(await accountState(alone.database, accountId)).toEqual({ held: 1, captured: 0, voided: 0, remaining: 4 })

    const worker = await alone.addWorker()
    const done = await eventually(async () => {
      const answer = await alone.optimize(key, { prompt }, keyed('k'))
      return answer.status === 200 && answer
    })
    expect([isReplay(done), done.body.data.original_prompt]).toEqual([true, prompt])
    const { location } = late.headers
    const fetched = await call(alone, key, { path: String(location).replace('/api/v1', '') })
    expect(fetched.body).toMatchObject(done.body)
    expect(await accountState(alone.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 4 })
    await worker.close()
    await alone.close()
  })

  it('without an Idempotency-Key is cancelled and not charged', async () => {
    const alone = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '100' } })
    const { key, accountId } = await givenCustomer(alone.database, { credits: 5 })
    const late = await alone.optimize(key, { prompt })
    expect([late.status, late.headers.location]).toEqual([504, undefined])
    expect(await accountState(alone.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 5 })
    await alone.close()
  })
})

describe('a reservation whose answer was lost with its connection', () => {
  const claim = { key: 'k', fingerprint: 'f' }
  const lostReason = { status: 'failed', errorCode: 'service_unavailable' } as const

  it.each(['before', 'after'])(
    'and that Postgres executes %s it is voided leaves its Idempotency-Key to the retry',
    async (when) => {
      const { accountId, keyId } = await givenCustomer(system.database, { credits: 5 })
      const { sql } = system.database
      const lost = newJob(accountId, keyId, { idempotency: claim })
      if (when === 'before') await reserveJob(sql, lost)
      await voidUnconfirmedJob(sql, lost, lostReason)
      if (when === 'after') await expect(reserveJob(sql, lost)).rejects.toThrow()
      const again = newJob(accountId, keyId, { idempotency: claim })
      expect(await reserveJob(sql, again)).toMatchObject({ outcome: 'reserved', creditsRemaining: 4 })
      const third = newJob(accountId, keyId, { idempotency: claim })
      expect(await reserveJob(sql, third)).toEqual({ outcome: 'repeated' })
      expect(await state(accountId)).toMatchObject({ held: 1, voided: 1, remaining: 4 })
      await voidUnconfirmedJob(sql, again, lostReason)
    },
  )
})

describe('a job that failed for a reason that passes', () => {
  it('leaves its key free: nothing was charged, and the same call may succeed', async () => {
    const alone = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '1000' } })
    const { key, accountId } = await givenCustomer(alone.database, { credits: 5 })
    expect((await alone.optimize(key, { prompt }, keyed('k'))).status).toBe(504)
    await alone.database.sql`update jobs set deadline_at = now(), next_sweep_at = now() where account_id = ${accountId}`
    await alone.api.runner.queues.text.priority.obliterate({ force: true })
    const worker = await alone.addWorker()
    await eventually(async () => (await accountState(alone.database, accountId)).voided === 1)
    const again = await alone.optimize(key, { prompt }, keyed('k'))
    expect([again.status, isReplay(again)]).toEqual([200, false])
    expect(await accountState(alone.database, accountId)).toEqual({ held: 0, captured: 1, voided: 1, remaining: 4 })
    await worker.close()
    await alone.close()
  })
})
