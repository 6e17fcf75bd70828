import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientOptions, PromptOptimization } from '../../clients/typescript/source/client.ts'
import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  CreditsError,
  InvalidArgumentError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  WebhookVerificationError,
} from '../../clients/typescript/source/errors.ts'
import { verifyWebhook } from '../../clients/typescript/source/webhooks.ts'
import { foreignDetails } from '../helpers/billing.ts'
import { eventually } from '../helpers/eventually.ts'
import { untilIdle } from '../helpers/examples.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { openShop, type Shop } from '../helpers/shop.ts'
import { standInSettings } from '../helpers/stand-ins/model-providers.ts'
import { startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'
import { type StandInServer, startStandIn } from '../helpers/stand-ins/stand-in-server.ts'
import { rewriteWell } from '../helpers/stand-ins/written-replies.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const orange = path.join(import.meta.dirname, '../../docs/orange.jpg')
const draft = 'a lighthouse in a storm at night, no people'

let shop: Shop
let system: TestSystem
/** Takes jobs and runs none. */
let idle: TestSystem
let receiver: StandInServer
const urlOf = ({ app }: TestSystem): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
beforeAll(async () => {
  receiver = await startStandIn(() => ({ status: 200, body: {} }))
  shop = await openShop({
    withWorker: true,
    withImages: true,
    settings: { WEBHOOK_URL_ALLOW: new URL(receiver.url).host },
  })
  system = shop.system
  idle = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '1000' } })
  for (const { app } of [system, idle]) await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await shop.close()
  await idle.close()
  await receiver.close()
})

async function givenClient(options: Parameters<typeof givenCustomer>[1] & ClientOptions = {}, on = system) {
  const { key, accountId } = await givenCustomer(on.database, options)
  return { client: new PromptOptimization({ apiKey: key, baseUrl: urlOf(on), ...options }), key, accountId }
}

describe('the TypeScript client', () => {
  it('optimizes a draft', async () => {
    const { client } = await givenClient({ credits: 5 })
    const { data, usage, meta, requestId } = await client.optimize({ prompt: draft, target_model: 'midjourney' })
    expect(data.optimized_prompt).toMatch(/^A lighthouse.*--no people$/)
    expect(usage).toMatchObject({ credits_deducted: 1, credits_remaining: 4 })
    expect(meta).toMatchObject({ engine: 'local', changed: true })
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('generates a prompt from a topic', async () => {
    const { client } = await givenClient()
    const { data } = await client.generate({ topic: 'sourdough bread', mode: 'education' })
    expect(data.generated_prompt).toContain('sourdough bread')
  })

  it('reads an image from a path, bytes or a blob, with the same result', async () => {
    const { client } = await givenClient()
    const bytes = readFileSync(orange)
    const images = [{ path: orange }, new Uint8Array(bytes), new Blob([bytes])]
    const asked = { target_model: 'midjourney', subject: 'an orange' } as const
    const results = await Promise.all(images.map((image) => client.imageToPrompt({ image, ...asked })))
    for (const { data } of results) expect(data).toEqual(results[0]?.data)
    expect(results[0]?.data.prompt).toMatch(/^An orange/)
  })

  it('passes an image URL on to the service, which refuses private addresses', async () => {
    const { client, accountId } = await givenClient()
    for (const image of [
      'https://127.0.0.1/a.png',
      new URL('https://127.0.0.1/a.png'),
      { url: 'https://127.0.0.1/a.png' },
    ]) {
      await expect(client.imageToPrompt({ image })).rejects.toMatchObject({ code: 'image_unprocessable', status: 422 })
    }
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 0 })
  })

  it('refuses a file that is missing or not an image', async () => {
    const { client } = await givenClient()
    await expect(client.imageToPrompt({ image: { path: import.meta.filename } })).rejects.toThrow(InvalidArgumentError)
    await expect(client.imageToPrompt({ image: { path: '/no/such/file' } })).rejects.toThrow(InvalidArgumentError)
  })

  it('names the accepted forms of an image, and that of a local file', async () => {
    const { client } = await givenClient()
    const send = (image: unknown) => client.imageToPrompt({ image: image as Uint8Array })
    for (const other of [{ bytes: readFileSync(orange) }, [1, 2], 5, null, undefined]) {
      const reason = await send(other).catch((error) => error)
      expect(reason).toBeInstanceOf(InvalidArgumentError)
      expect(reason.message).toMatch(/^image must be \{ path \}, a Uint8Array/)
    }
    for (const place of ['docs/orange.jpg', { url: 'docs/orange.jpg' }, new URL('file:///orange.jpg')]) {
      const reason = await send(place).catch((error) => error)
      expect(reason).toBeInstanceOf(InvalidArgumentError)
      expect(reason.message).toContain("for a local file, pass { path: '…' }")
    }
  })

  it('accepts a key with white space around it, as a file holds it', async () => {
    const { key } = await givenClient()
    const client = new PromptOptimization({ apiKey: ` ${key}\r\n`, baseUrl: urlOf(system) })
    expect((await client.optimize({ prompt: draft })).usage.credits_deducted).toBe(1)
  })

  it('refuses a key or an idempotency key that no header can hold, and names it', async () => {
    for (const apiKey of ['poa_live_…', 'poa live', 'poa_live_\u0000']) {
      const open = () => new PromptOptimization({ apiKey, baseUrl: urlOf(system) })
      expect(open).toThrow(InvalidArgumentError)
      expect(open).toThrow(/^apiKey \(or POA_API_KEY\) must be/)
    }
    const { client } = await givenClient()
    for (const idempotencyKey of ['ü', '🦊', 'a\nb', '', '  ']) {
      const reason = await client.optimize({ prompt: draft }, { idempotencyKey }).catch((error) => error)
      expect(reason).toBeInstanceOf(InvalidArgumentError)
      expect(reason.message).toMatch(/^idempotencyKey must be/)
    }
  })

  it('chooses an idempotency key where a program without types passes null', async () => {
    const { client } = await givenClient()
    const untyped = { idempotencyKey: null as unknown as string }
    await client.optimize({ prompt: draft }, untyped)
    await expect(client.optimize({ prompt: 'another draft' }, untyped)).resolves.toBeDefined()
  })

  it('names the job of the first call in the result of a replay', async () => {
    const first = '01a2096b-ebbb-7c24-98b0-143d1c9af4ac'
    const headers = { 'x-request-id': 'the-replay', location: `/api/v1/jobs/${first}` }
    const replaying = await startStandIn(() => ({ status: 200, body: { data: {}, usage: {} }, headers }))
    const client = new PromptOptimization({ apiKey: 'x', baseUrl: replaying.url })
    expect((await client.optimize({ prompt: draft })).requestId).toBe(first)
    const event = await client.optimize.stream({ prompt: draft }).next()
    expect(event.value).toMatchObject({ type: 'result', requestId: first })
    await replaying.close()
  })

  it('names the job of the first call in the result of a replayed stream', async () => {
    const { client } = await givenClient()
    const call = { idempotencyKey: 'replayed-stream' }
    const { requestId } = await client.optimize({ prompt: draft, quality: 'best' }, call)
    const events = []
    for await (const event of client.optimize.stream({ prompt: draft, quality: 'best' }, call)) events.push(event)
    expect(events.at(-1)).toMatchObject({ type: 'result', requestId })
  })

  it('ends a stream with the result, charged once', async () => {
    const { client, accountId } = await givenClient()
    const events = []
    for await (const event of client.optimize.stream({ prompt: draft, quality: 'best' })) events.push(event)
    expect(events.at(-1)).toMatchObject({ type: 'result', data: { original_prompt: draft }, meta: { quality: 'best' } })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })
})

describe('the streams of the TypeScript client', () => {
  let model: Awaited<ReturnType<typeof startModelStandIn>>
  let writing: TestSystem
  beforeAll(async () => {
    model = await startModelStandIn(async (asked) => ({ text: rewriteWell(asked) }))
    writing = await startSystem({ withModels: true, settings: standInSettings(model.url, 'openai,local') })
    await writing.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await writing.close()
    await model.close()
  })

  it('yield a local result first, then that of the model, for one credit', async () => {
    const { client, accountId } = await givenClient({}, writing)
    const events = []
    for await (const event of client.optimize.stream({ prompt: draft, quality: 'best' })) events.push(event)
    expect(events).toMatchObject([
      { type: 'preliminary', data: { original_prompt: draft }, meta: { engine: 'local' } },
      { type: 'result', data: { original_prompt: draft }, meta: { engine: 'openai' } },
    ])
    expect(await accountState(writing.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('fetch the result of a job whose stream was cut', async () => {
    const cutting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).endsWith('/prompts/optimize')) return response
      const { headers, status } = response
      const reader = response.body?.getReader()
      const first = await reader?.read()
      await reader?.cancel()
      const body = new ReadableStream({
        pull(controller) {
          if (first?.value) controller.enqueue(first.value)
          first ? controller.error(new TypeError('terminated')) : controller.close()
        },
      })
      return new Response(body, { status, headers })
    }
    const { client, accountId } = await givenClient({ fetch: cutting }, writing)
    const events = []
    for await (const event of client.optimize.stream({ prompt: draft, quality: 'best' })) events.push(event)
    expect(events.at(-1)).toMatchObject({ type: 'result', data: { original_prompt: draft } })
    expect(await accountState(writing.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('fetch the result of the first call if the stream of a replay was cut', async () => {
    const cutting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      const { headers, status, body } = response
      const isStream = headers.get('content-type') === 'text/event-stream'
      if (!isStream || !String(input).endsWith('/prompts/optimize')) return response
      await body?.cancel()
      const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
      return new Response(cut, { status, headers })
    }
    const { client, accountId } = await givenClient({ fetch: cutting }, writing)
    const call = { idempotencyKey: 'cut-replay' }
    const first = await client.optimize({ prompt: draft }, call)
    const replay = client.optimize.stream({ prompt: draft }, call)
    expect((await replay.next()).value).toMatchObject({ type: 'result', data: first.data })
    expect(await accountState(writing.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('throw a CreditsError without credits', async () => {
    const { client } = await givenClient({ credits: 0 }, writing)
    const stream = client.optimize.stream({ prompt: draft, quality: 'best' })
    await expect(stream.next()).rejects.toThrow(CreditsError)
  })

  it('a plain call can be rated by its request id', async () => {
    const { client } = await givenClient({}, writing)
    const { requestId } = await client.optimize({ prompt: draft })
    expect(await client.jobs.rate(requestId ?? '', 'good')).toMatchObject({ job_id: requestId, rating: 'good' })
  })
})

describe('the retries of the TypeScript client', () => {
  it('repeat a call whose response was lost, and pay once', async () => {
    let calls = 0
    const losing: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      calls += 1
      if (calls > 1) return response
      await response.text()
      throw new TypeError('fetch failed')
    }
    const { client, accountId } = await givenClient({ fetch: losing })
    await client.optimize({ prompt: draft })
    expect(calls).toBe(2)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('are not made after a permanent error', async () => {
    let calls = 0
    const counting: typeof fetch = (...request) => {
      calls += 1
      return fetch(...request)
    }
    const { client } = await givenClient({ fetch: counting })
    await expect(client.optimize({ prompt: ' ' })).rejects.toThrow(InvalidRequestError)
    expect(calls).toBe(1)
  })

  it('are not made if the rate limit outlasts the deadline', async () => {
    const { client } = await givenClient({ plan: 'starter' })
    await Promise.all(Array.from({ length: 30 }, () => client.account.get()))
    const reason = await client.account.get({ timeoutMs: 10_000 }).catch((error) => error)
    expect(reason).toBeInstanceOf(RateLimitError)
    expect(reason).toMatchObject({ code: 'rate_limit_exceeded', retryable: true })
    expect(reason.retryAfterMs).toBeGreaterThan(10_000)
  })

  it('stop at the deadline of the call and at its signal', async () => {
    const { client } = await givenClient({}, idle)
    await expect(client.optimize({ prompt: draft }, { timeoutMs: 200 })).rejects.toThrow(TimeoutError)
    const reason = new Error('the user left')
    await expect(client.optimize({ prompt: draft }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('are not made after a redirect, and the error names baseUrl', async () => {
    const other = await startStandIn(() => ({ status: 200, body: { data: {} } }))
    const redirecting = await startStandIn(() => ({ status: 307, body: {}, headers: { location: other.url } }))
    const client = new PromptOptimization({ apiKey: 'x', baseUrl: redirecting.url })
    await expect(client.account.get()).rejects.toMatchObject({
      status: 307,
      message: expect.stringMatching(/redirects.*baseUrl/),
    })
    expect([redirecting.requests.length, other.requests.length]).toEqual([1, 0])
    await redirecting.close()
    await other.close()
  })
})

describe('the errors of the TypeScript client', () => {
  it('have a class for each family, with code, status and request id', async () => {
    const poor = await givenClient({ credits: 0 })
    await expect(poor.client.optimize({ prompt: draft })).rejects.toThrow(CreditsError)
    const starter = await givenClient({ plan: 'starter' })
    await expect(starter.client.imageToPrompt({ image: { path: orange } })).rejects.toThrow(PermissionError)
    await expect(starter.client.jobs.get('none')).rejects.toThrow(NotFoundError)
    const stranger = new PromptOptimization({ apiKey: 'poa_live_x', baseUrl: urlOf(system) })
    await expect(stranger.account.get()).rejects.toThrow(AuthenticationError)
    const error = await starter.client.generate({ topic: '', mode: 'poem' as 'text' }).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(InvalidRequestError)
    expect(error).toMatchObject({ status: 422, code: 'validation_error', retryable: false })
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(error.details.map(({ field }: { field: string }) => field)).toEqual(['topic', 'mode'])
  })

  it('distinguish an unreachable service from a failing one', async () => {
    const options = { apiKey: 'x', retriesMax: 0 }
    const away = new PromptOptimization({ ...options, baseUrl: 'http://127.0.0.1:1' })
    await expect(away.account.get()).rejects.toThrow(ConnectionError)
    const proxy = await startStandIn(() => ({ status: 503, body: {} }))
    const failing = new PromptOptimization({ ...options, baseUrl: proxy.url })
    await expect(failing.account.get()).rejects.toThrow(ServiceError)
    await proxy.close()
  })
})

describe('the jobs and batches of the TypeScript client', () => {
  it('can be started, followed and fetched', async () => {
    const { client } = await givenClient()
    const job = await client.optimize.start({ prompt: draft })
    const types = new Set<string>()
    for await (const { type } of client.jobs.events(job.job_id)) types.add(type)
    expect([...types].at(-1)).toBe('done')
    const found = await client.jobs.waitFor(job)
    expect(found).toMatchObject({ data: { original_prompt: draft }, job: { status: 'succeeded' } })
  })

  it('throw a ConflictError for a cancelled job', async () => {
    const { client } = await givenClient({}, idle)
    const job = await client.optimize.start({ prompt: draft })
    expect(await client.jobs.cancel(job.job_id)).toMatchObject({ status: 'cancelled' })
    await expect(client.jobs.waitFor(job)).rejects.toThrow(ConflictError)
  })

  it('are listed completely, page by page', async () => {
    const { client } = await givenClient()
    for (let call = 0; call < 5; call += 1) await client.optimize({ prompt: `${draft} ${call}` })
    const ids = []
    for await (const { job_id } of client.jobs.list({ limit: 2 })) ids.push(job_id)
    expect(new Set(ids).size).toBe(5)
    const page = await client.jobs.list({ limit: 2 }).page()
    expect(page).toMatchObject({ items: [{ job_id: ids[0] }, { job_id: ids[1] }], has_more: true })
  })

  it('return all items of a completed batch', async () => {
    const { client } = await givenClient()
    const batch = await client.batches.create([{ prompt: draft }, { prompt: 'name a cat' }])
    const { items, counts } = await client.batches.waitFor(batch)
    expect(counts.succeeded).toBe(2)
    expect(items.map(({ data }) => data?.original_prompt)).toEqual([draft, 'name a cat'])
  })
})

describe('the account of the TypeScript client', () => {
  it('returns usage and statement, and manages keys', async () => {
    const { client } = await givenClient({ credits: 3 })
    await client.optimize({ prompt: draft })
    await untilIdle(system)
    expect((await client.account.usage()).totals).toMatchObject({ calls: 1, credits: 1 })
    expect(await client.account.statement({ limit: 1 }).page()).toMatchObject({ closing_balance: 2 })
    expect(await new Response(await client.account.statementCsv()).text()).toContain(',,closing_balance,,2')
    const key = await client.account.keys.create({ name: 'backend' })
    const limited = await client.account.keys.update(key.id, { monthly_credits_max: 10 })
    expect(limited).toMatchObject({ monthly_credits_max: 10 })
    const successor = await client.account.keys.rotate(key.id, { grace_hours: 0 })
    expect(successor.secret).toMatch(/^poa_live_/)
    expect(await client.account.keys.revoke(successor.id)).toMatchObject({ status: 'revoked' })
    const names = []
    for await (const { name } of client.account.keys.list()) names.push(name)
    expect(names).toEqual(['backend', 'backend', 'test'])
  })

  it('places an order and lists the plans', async () => {
    const { client } = await givenClient()
    await client.account.billingDetails.put({ ...foreignDetails } as never)
    const order = await client.account.orders.create({ plan: 'starter', currency: 'USD', provider: 'manual' })
    expect(await client.account.orders.get(order.id)).toEqual(order)
    expect(await client.account.invoices.list().page()).toMatchObject({ items: [] })
    expect((await client.plans.list()).map(({ id }) => id)).toContain('starter')
    const [, starter] = await client.plans.list({ country: 'IN', state: 'KA' })
    expect(starter?.quote).toMatchObject({ currency: 'INR', total: '1178.82' })
  })

  it('accepts the webhook messages of the service, and rejects altered or old ones', async () => {
    const { client } = await givenClient()
    const { webhooks } = client.account
    const endpoint = await webhooks.create({ url: `${receiver.url}/typescript`, event_types: ['job.succeeded'] })
    const { secret } = endpoint
    await webhooks.test(endpoint.id)
    const { body, headers } = await eventually(() => receiver.requests.find(({ path: at }) => at === '/typescript'))
    const message = await verifyWebhook({ body, headers, secret })
    expect(message).toMatchObject({ type: 'endpoint.test', data: { endpoint_id: endpoint.id } })
    const other = `whsec_${Buffer.from('another secret of this length').toString('base64')}`
    await expect(verifyWebhook({ body, headers, secret: [other, secret] })).resolves.toEqual(message)
    const bad = [
      { body: `${body} `, headers, secret },
      { body, headers, secret: other },
      { body, headers: { ...headers, 'webhook-timestamp': '1600000000' }, secret },
      { body, headers: { ...headers, 'webhook-signature': 'v1,AAAA' }, secret },
      { body, headers: {}, secret },
    ]
    for (const forged of bad) await expect(verifyWebhook(forged)).rejects.toThrow(WebhookVerificationError)
    const { items } = await webhooks.deliveries(endpoint.id).page()
    expect(items).toMatchObject([{ event_type: 'endpoint.test' }])
  })
})
