import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type Answer, startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt, imageToPromptUrl } from '../helpers/vision.ts'

let system: TestSystem
let small: string
let large: string
beforeEach(async () => {
  // Two large images of one account, three of all.
  const settings = { ACCOUNT_STORED_UPLOAD_BYTES_MAX: '11000000', STORED_UPLOAD_BYTES_MAX: '16000000' }
  system = await startSystem({ withWorker: false, withImages: true, settings })
  const picture = await givenPicture()
  small = picture.toString('base64')
  large = Buffer.concat([picture, Buffer.alloc(5_000_000)]).toString('base64')
})
afterEach(() => system.close())

const send = (key: string, image: string, headers: Record<string, string> = {}): Promise<Answer> =>
  imageToPrompt(system, key, { image_base64: image, mime_type: 'image/png' }, { prefer: 'respond-async', ...headers })

async function storedBytes(): Promise<number> {
  await system.api.measure()
  const text = await system.api.runner.metrics.registry.metrics()
  return Number(/^poa_stored_image_bytes (\d+)$/m.exec(text)?.[1])
}

it('uploads get 429 above the stored bytes of an account, 503 above the total; none is charged', async () => {
  const [greedy, modest, late] = [
    await givenCustomer(system.database),
    await givenCustomer(system.database),
    await givenCustomer(system.database),
  ]
  expect((await send(greedy.key, large)).status).toBe(202)
  expect((await send(greedy.key, large)).status).toBe(202)
  const before = await accountState(system.database, greedy.accountId)
  expect(before.held).toBe(2)
  const refused = await send(greedy.key, large, { 'idempotency-key': 'a' })
  expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limit_exceeded'])
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.body.error.message).toMatch(/images of this account .* nothing was charged/)
  expect(await accountState(system.database, greedy.accountId)).toEqual(before)

  expect((await send(modest.key, large)).status).toBe(202)
  const full = await send(late.key, large)
  expect([full.status, full.body.error.code]).toEqual([503, 'service_unavailable'])
  expect(full.headers['retry-after']).toBe('2')
  expect(await accountState(system.database, late.accountId)).toEqual({
    held: 0,
    captured: 0,
    voided: 0,
    remaining: 1000,
  })
  expect((await send(late.key, small)).status).toBe(202)
  expect(await storedBytes()).toBeGreaterThan(15_000_000)
  expect(await storedBytes()).toBeLessThan(16_000_000)
  await expectSoundLedger(system.database)
})

it('an upload takes no memory of the API while its call waits for the result', async () => {
  // One body of 12 MB has room in them, two have not.
  const settings = { UPLOAD_BYTES_MAX: '16000000', ACCOUNT_UPLOAD_BYTES_MAX: '16000000' }
  const huge = Buffer.concat([await givenPicture(), Buffer.alloc(9_000_000)]).toString('base64')
  const tight = await startSystem({ withWorker: false, withImages: true, settings })
  try {
    const { images } = tight.api.runner.vision
    const put = images.put
    const stored: Uint8Array[] = []
    images.put = (jobId, bytes, lifetimeMs) => {
      stored.push(bytes)
      return put(jobId, bytes, lifetimeMs)
    }
    const url = await tight.app.listen({ host: '127.0.0.1', port: 0 })
    const { key } = await givenCustomer(tight.database)
    const closing = new AbortController()
    const calls: Promise<unknown>[] = []
    const isHeldWithoutMemory = async (): Promise<boolean> => {
      stored.length = 0
      const answer = fetch(`${url}${imageToPromptUrl}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ image_base64: huge, mime_type: 'image/png' }),
        signal: closing.signal,
      }).catch(() => null)
      const isReleased = eventually(() => stored.some(({ length }) => length === 0)).catch(() => false)
      // Without memory for it, the call is answered at once.
      const outcome = await Promise.race([answer, isReleased])
      if (outcome === true) calls.push(answer)
      return outcome === true
    }
    // A busy Redis can miss its deadline for an image, which is then refused; the next one is not.
    for (let call = 1; call <= 3; call += 1) await eventually(isHeldWithoutMemory)
    closing.abort()
    await Promise.all(calls)
  } finally {
    await tight.close()
  }
})

it('room for uploads comes back when their jobs end or are cancelled', async () => {
  const { key, accountId } = await givenCustomer(system.database)
  expect((await send(key, large)).status).toBe(202)
  const second = await send(key, large)
  expect((await send(key, large)).status).toBe(429)
  const cancelled = await system.app.inject({
    method: 'DELETE',
    url: String(second.headers.location),
    headers: { authorization: `Bearer ${key}` },
  })
  expect(cancelled.statusCode).toBe(200)
  await eventually(async () => (await storedBytes()) < 6_000_000)
  expect((await send(key, large, { 'idempotency-key': 'a' })).status).toBe(202)
  expect((await send(key, small, { 'idempotency-key': 'a' })).status).toBe(422)
  const worker = await system.addWorker()
  await eventually(async () => (await accountState(system.database, accountId)).held === 0)
  await eventually(async () => (await storedBytes()) === 0)
  await worker.close()
  expect((await send(key, large)).status).toBe(202)
  await expectSoundLedger(system.database)
})

it('an idempotent replay of an upload keeps no storage', async () => {
  const { key } = await givenCustomer(system.database)
  expect((await send(key, small, { 'idempotency-key': 'a' })).status).toBe(202)
  const bytes = await storedBytes()
  const repeated = await send(key, small, { 'idempotency-key': 'a' })
  expect([repeated.status, repeated.headers['idempotent-replayed']]).toEqual([202, 'true'])
  await eventually(async () => (await storedBytes()) === bytes)
})

it('an idempotent replay of an upload succeeds even if all storage is full', async () => {
  const [first, second] = [await givenCustomer(system.database), await givenCustomer(system.database)]
  const call = { 'idempotency-key': 'a' }
  expect((await send(first.key, large, call)).status).toBe(202)
  expect((await send(first.key, large)).status).toBe(202)
  expect((await send(second.key, large)).status).toBe(202)
  for (const image of [large, large]) {
    const repeated = await send(first.key, image, call)
    expect([repeated.status, repeated.headers['idempotent-replayed']]).toEqual([202, 'true'])
  }
  expect((await send(first.key, small, call)).status).toBe(422)
  expect((await send(first.key, large, { 'idempotency-key': 'b' })).status).toBe(429)
  expect(await accountState(system.database, first.accountId)).toMatchObject({ held: 2 })
  await expectSoundLedger(system.database)
})
