import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { messageTypes, webhookEventTypes } from '#shared/webhooks/webhook-events.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { answerDrafts, answerPage, formatJson, type Reader, runCommand } from '../helpers/examples.ts'
import { followQueuedJob } from '../helpers/follow-job.ts'
import { givenApiKey, givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { answerOperations } from '../helpers/openapi-examples.ts'
import { openShop, type Shop } from '../helpers/shop.ts'
import { razorpayCallback } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { type StandInServer, startStandIn } from '../helpers/stand-ins/stand-in-server.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

/*
 * `npm run examples` runs this file with --update, which writes the responses of the service into the pages; otherwise,
 * a page that differs fails.
 */

/** For many sequential calls, which are slow on a busy machine. */
const timeout = 120_000
const root = join(import.meta.dirname, '../..')
const pathOf = (file: string): string => join(root, file)
const read = (file: string): string => readFileSync(pathOf(file), 'utf8')

let shop: Shop
let system: TestSystem
let idle: TestSystem
let receiver: StandInServer
beforeAll(async () => {
  receiver = await startStandIn(() => ({ status: 200, body: {} }))
  // Links in answers name the address that the pages use.
  const settings = { PUBLIC_URL: 'http://127.0.0.1:3000', WEBHOOK_URL_ALLOW: new URL(receiver.url).host }
  shop = await openShop({ withWorker: true, withImages: true, settings })
  system = shop.system
  idle = await startSystem({ settings, withWorker: false })
  for (const { app } of [system, idle]) await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await shop.close()
  await idle.close()
  await receiver.close()
})

/** As `npm start` makes it: a name and the credits of a new account. */
async function givenNewcomer(): Promise<{ accountId: string; key: string }> {
  const accountId = await createAccount(system.database.kysely, { name: 'Local trial' })
  return { accountId, key: (await givenApiKey(system.database, accountId)).secret }
}

describe('example responses', () => {
  it('in README.md match the service', async () => {
    const { key } = await givenNewcomer()
    const { targets, page } = await answerDrafts(system, key, read('README.md'))
    expect(targets.toSorted()).toEqual([...targetIds].toSorted())
    const reader = { system, key: (await givenNewcomer()).key }
    await expect(await answerPage(reader, page)).toMatchFileSnapshot(pathOf('README.md'))
  })

  it('in docs/api.md match the service', async () => {
    await expectAnswered('docs/api.md', { system, key: (await givenNewcomer()).key })
  })

  it('in docs/jobs.md match the service, including the event stream', { timeout }, async () => {
    const answer = (command: string) =>
      command.includes('/events') ? followQueuedJob(command).then(({ text }) => ({ text, body: null })) : null
    await expectAnswered('docs/jobs.md', { system, key: (await givenNewcomer()).key, answer })
  })

  it('in docs/account.md match the service, including a purchase', { timeout }, async () => {
    const accountId = await createAccount(system.database.kysely, {
      name: 'Acme Robotics',
      email: 'accounts@acme.example',
    })
    const { secret: key } = await givenApiKey(system.database, accountId)
    await system.optimize(key, { prompt: 'write a cover letter for a nurse' })
    // biome-ignore lint/suspicious/noExplicitAny: the page shows answers of every shape
    const afterAnswer = async (body: any): Promise<Record<string, string>> => {
      const { id, status, checkout } = body?.data ?? {}
      if (status !== 'pending' || !checkout?.order_id) return {}
      const paid = razorpayCallback(shop.razorpay.pay(checkout.order_id))
      return { ORDER_ID: id, PAYMENT_ID: paid.razorpay_payment_id, SIGNATURE: paid.razorpay_signature }
    }
    await expectAnswered('docs/account.md', { system, key, afterAnswer })
  })

  it('in docs/webhooks.md match the service, as do the example messages', { timeout }, async () => {
    const messages = await receiveMessages()
    const { key } = await givenCustomer(system.database)
    let endpointId = ''
    // biome-ignore lint/suspicious/noExplicitAny: the page shows answers of every shape
    const afterAnswer = async (body: any): Promise<Record<string, string>> => {
      if (body?.data?.secret) endpointId = body.data.id
      return { ENDPOINT_ID: endpointId }
    }
    const standIns = { 'https://hooks.example.com': receiver.url }
    const request = () => receiveTest(endpointId)
    await expectAnswered('docs/webhooks.md', { system, key, standIns, messages, request, afterAnswer })
  })

  it('appear on no other page of docs/', () => {
    const pages = readdirSync(pathOf('docs')).map((name) => `docs/${name}`)
    const showing = pages.filter((page) => page.endsWith('.md') && /```(json|http)\n/u.test(read(page)))
    expect(showing).toEqual(['docs/account.md', 'docs/api.md', 'docs/jobs.md', 'docs/webhooks.md'])
  })

  it('in the OpenAPI document match the service, for every operation', { timeout }, async () => {
    const file = 'api/http/openapi/data/examples.json'
    const examples = await answerOperations(JSON.parse(read(file)))
    await expect(formatJson(examples, { isLong: true })).toMatchFileSnapshot(pathOf(file))
  })
})

async function expectAnswered(file: string, reader: Reader): Promise<void> {
  await expect(await answerPage(reader, read(file))).toMatchFileSnapshot(pathOf(file))
}

/** A message of every type, as an account's endpoint receives it. */
async function receiveMessages(): Promise<Map<string, object>> {
  const { key } = await givenCustomer(system.database, { credits: 11 })
  const post = (path: string, body?: object) => call(system, key, { method: 'POST', path, body })
  const endpoint = { url: `${receiver.url}/prompts`, event_types: [...webhookEventTypes] }
  const { id } = (await post('/account/webhook-endpoints', endpoint)).body.data
  await post(`/account/webhook-endpoints/${id}/test`)
  await post('/prompts/image-to-prompt', { image_url: 'https://127.0.0.1/a.png' })
  const items = Array.from({ length: 9 }, () => ({ prompt: 'write a cover letter for a nurse' }))
  await post('/prompts/optimize/batch', { items })
  await post('/prompts/optimize', items[0])
  return eventually(() => {
    const sent = new Map(receiver.requests.map(({ body }) => JSON.parse(body)).map((one) => [one.type, one]))
    return messageTypes.every((type) => sent.has(type)) && sent
  })
}

/** The request that delivers the test message to an endpoint, with the headers set by the service. */
async function receiveTest(endpointId: string): Promise<string> {
  const { path, headers, body } = await eventually(() => receiver.requests.find((one) => one.body.includes(endpointId)))
  const names = ['content-type', 'user-agent', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
  const head = ['host: hooks.example.com', ...names.map((name) => `${name}: ${headers[name]}`)].join('\n')
  return `POST ${path} HTTP/1.1\n${head}\n\n${body}\n`
}

describe('the commands of docs/jobs.md', () => {
  const commands = [...read('docs/jobs.md').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = '']) => command)
  const runExample = (on: TestSystem, key: string, part: string, ids: Record<string, string> = {}) => {
    const [command = '', ...others] = commands.filter((text) => text.includes(part))
    if (command === '' || others.length > 0) throw new Error(`not one example holds ${part}`)
    return runCommand(on, command, { POA_API_KEY: key, ...ids })
  }

  it('repeat a call and pay once', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const first = await runExample(system, key, '7c9e6679')
    const again = await runExample(system, key, '7c9e6679')
    expect(first.head).toMatch(/^http\/1\.1 200/)
    expect(again.head).toMatch(/^http\/1\.1 200[\s\S]*idempotent-replayed: true/)
    expect(again.body).toEqual(first.body)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('start a job without waiting, follow it and list it', async () => {
    const { key } = await givenCustomer(system.database)
    const accepted = await runExample(system, key, 'sourdough bread')
    expect(accepted.head).toMatch(/^http\/1\.1 202/)
    for (const name of ['location: /api/v1/jobs/', 'retry-after: ', 'preference-applied: respond-async']) {
      expect(accepted.head).toContain(name)
    }
    const ids = { JOB_ID: accepted.body.data.job_id }
    const followed = await runExample(system, key, '/events', ids)
    expect(followed.text).toMatch(/event: done\ndata: .*"succeeded"/)
    const fetched = await runExample(system, key, 'curl -s http://127.0.0.1:3000/api/v1/jobs/$JOB_ID -H', ids)
    const listed = await runExample(system, key, '/jobs?limit=5')
    expect(listed.body.data.items[0]).toEqual(fetched.body.job)
  })

  it('cancel a job', async () => {
    const { key } = await givenCustomer(idle.database)
    const ids = { JOB_ID: (await runExample(idle, key, 'sourdough bread')).body.data.job_id }
    const cancelled = await runExample(idle, key, '-X DELETE', ids)
    expect(cancelled.body.data.status).toBe('cancelled')
    const fetched = await runExample(idle, key, 'curl -s http://127.0.0.1:3000/api/v1/jobs/$JOB_ID -H', ids)
    expect(fetched.body.error).toMatchObject({ code: 'job_cancelled' })
  })
})
