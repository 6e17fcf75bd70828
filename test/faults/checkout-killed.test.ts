import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdTable } from '../../ops/chaos/hold-table.ts'
import { indianDetails, supplierEnvironment } from '../helpers/billing.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { startProcess, type TestProcess } from '../helpers/servers/processes.ts'
import { type RazorpayStandIn, razorpayMessage, startRazorpayStandIn } from '../helpers/stand-ins/razorpay-stand-in.ts'
import type { SignedMessage } from '../helpers/stand-ins/signed-message.ts'

let razorpay: RazorpayStandIn
let servers: OwnServers
let api: TestProcess
beforeAll(async () => {
  razorpay = await startRazorpayStandIn()
  servers = await startOwnServers({ ...supplierEnvironment, ...razorpay.environment })
  api = await startProcess('api', servers.environment)
})
afterAll(async () => {
  await api.end('SIGTERM')
  await servers.close()
  await razorpay.close()
})
afterEach(async () => expectSoundLedger(servers.database))

async function post(path: string, body: string, headers: Record<string, string>) {
  const start = performance.now()
  const response = await fetch(`${api.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch(() => null)
  const answer = (await response?.json()) as { data: { id: string; outcome: string; checkout: { order_id: string } } }
  return { status: response?.status ?? 0, data: answer?.data, elapsedMs: performance.now() - start }
}

const send = (message: SignedMessage) => post('/webhooks/razorpay', message.body, message.headers)

/** A paid order whose payment has not been reported to us. */
async function givenPaidUnseen() {
  const { key } = await givenCustomer(servers.database, { credits: 0 })
  const body = JSON.stringify({ plan: 'starter', currency: 'INR', billing_details: indianDetails })
  const { status, data } = await post('/account/orders', body, { authorization: `Bearer ${key}` })
  expect(status).toBe(201)
  return { orderId: data.id, message: razorpayMessage(razorpay.pay(data.checkout.order_id)) }
}

async function state(orderId: string) {
  const [row] = await servers.database.sql<{ status: string; grants: number; invoices: number }[]>`
    select status, (select count(*)::int from credit_grants where order_id = o.id) as grants,
      (select count(*)::int from invoices where order_id = o.id) as invoices
    from orders o where id = ${orderId}`
  return { ...row }
}

const pending = { status: 'pending', grants: 0, invoices: 0 }
const paid = { status: 'paid', grants: 1, invoices: 1 }

describe('in the middle of a settlement, before its invoice is stored', () => {
  it('the API is killed: nothing is half done, and the repeat settles', async () => {
    const { orderId, message } = await givenPaidUnseen()
    const hold = await holdTable(servers.database, 'invoices')
    const cut = send(message)
    await hold.waiting()
    await api.end('SIGKILL')
    // Whether Postgres notices or the statement ends first, the transaction is not committed.
    await hold.release()
    expect((await cut).status).toBe(0)
    expect(await state(orderId)).toEqual(pending)
    api = await startProcess('api', servers.environment)
    expect((await send(message)).data).toEqual({ outcome: 'paid' })
    expect(await state(orderId)).toEqual(paid)
  })

  it('the worker is killed: nothing is half done, and the next sweep settles', async () => {
    const { orderId } = await givenPaidUnseen()
    const makeDue = () => servers.database.sql`update orders set next_check_at = now() where id = ${orderId}`
    const hold = await holdTable(servers.database, 'invoices')
    await makeDue()
    const worker = await startProcess('worker', servers.environment)
    await hold.waiting()
    await worker.end('SIGKILL')
    await hold.release()
    expect(await state(orderId)).toEqual(pending)
    await makeDue()
    const next = await startProcess('worker', servers.environment)
    await eventually(async () => (await state(orderId)).status === 'paid')
    await next.end('SIGTERM')
    expect(await state(orderId)).toEqual(paid)
  })

  it('Postgres restarts: the API lives on, and the repeat settles', async () => {
    const { orderId, message } = await givenPaidUnseen()
    const hold = await holdTable(servers.database, 'invoices')
    const cut = send(message)
    await hold.waiting()
    const released = hold.release().catch(() => {})
    await servers.postgres.kill()
    await servers.postgres.restart()
    await released
    expect((await cut).status).toBeOneOf([200, 503])
    await eventually(async () => (await send(message)).status === 200)
    expect(await state(orderId)).toEqual(paid)
    expect(api.child.exitCode).toBe(null)
  })
})

describe('in the middle of a request with an Idempotency-Key, before its answer is stored', () => {
  const postOnce = (key: string, path: string, body: object) =>
    post(path, JSON.stringify(body), { authorization: `Bearer ${key}`, 'idempotency-key': 'once' })

  it('the API is killed: the retry creates exactly one API key', async () => {
    const { key, accountId } = await givenCustomer(servers.database)
    const hold = await holdTable(servers.database, 'idempotency_keys')
    const cut = postOnce(key, '/account/keys', { name: 'backend' })
    await hold.waiting()
    await api.end('SIGKILL')
    await hold.release()
    expect((await cut).status).toBe(0)
    api = await startProcess('api', servers.environment)
    const again = await eventually(async () => {
      const answer = await postOnce(key, '/account/keys', { name: 'backend' })
      return answer.status === 409 ? null : answer
    })
    expect(again.status).toBe(201)
    const names = await servers.database
      .sql`select 1 from api_keys where account_id = ${accountId} and name = 'backend'`
    expect(names).toHaveLength(1)
  })

  it('the API is killed while it waits for the provider: the repetition opens the same order', async () => {
    const { key, accountId } = await givenCustomer(servers.database, { credits: 0 })
    const { sql } = servers.database
    const body = { plan: 'starter', currency: 'INR', billing_details: indianDetails }
    const asked = razorpay.requests.length
    razorpay.mode = 'silent'
    const cut = postOnce(key, '/account/orders', body)
    await eventually(() => razorpay.requests.length > asked)
    await api.end('SIGKILL')
    expect((await cut).status).toBe(0)
    razorpay.mode = 'well'
    const [order] = await sql<{ id: string }[]>`select id from orders where account_id = ${accountId}`
    api = await startProcess('api', servers.environment)
    expect((await postOnce(key, '/account/orders', body)).status).toBe(409)
    // Skips the minute in which the first process might still be working on it.
    await sql`update idempotency_keys set claimed_until = now() where account_id = ${accountId}`
    const again = await postOnce(key, '/account/orders', body)
    expect([again.status, again.data.id]).toEqual([201, order?.id])
    expect((await postOnce(key, '/account/orders', body)).data).toEqual(again.data)
    expect(await sql`select 1 from orders where account_id = ${accountId}`).toHaveLength(1)
  })
})

it('webhooks are answered 503 while Postgres hangs, and the redelivery settles', async () => {
  const { orderId, message } = await givenPaidUnseen()
  servers.postgres.freeze()
  // Only the API's own deadline can answer now: Postgres hangs until this test resumes it.
  const answer = await send(message)
  servers.postgres.thaw()
  expect(answer.status).toBe(503)
  await eventually(async () => (await send(message)).status === 200)
  expect(await state(orderId)).toEqual(paid)
})

it('the invoices of all tests above have numbers without a gap', async () => {
  const rows = await servers.database.sql<
    { number: number }[]
  >`select sequence_number as number from invoices order by 1`
  expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4])
})
