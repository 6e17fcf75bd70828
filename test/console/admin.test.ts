import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount } from '#shared/accounts/erase-account.ts'
import { toBuyer } from '#shared/billing/billing-details.ts'
import { foreignDetails, indianDetails, supplierEnvironment } from '../helpers/billing.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { givenOrder, payOrder } from '../helpers/purchases.ts'
import { startStripeStandIn } from '../helpers/stand-ins/stripe-stand-in.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const adminKey = 'an admin key that only tests use, 32+'
const settings = { ADMIN_CONSOLE: 'on', ADMIN_KEY: adminKey, ...supplierEnvironment }

let system: TestSystem
let cookie: string
beforeAll(async () => {
  system = await startSystem({ settings, withWorker: false })
  const { headers } = await send('POST', '/admin/session', { key: adminKey, operator: 'Asha' })
  cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
})
afterAll(async () => system.close())

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
  system.app.inject({
    method,
    url,
    headers: { 'x-console-request': '1', ...(cookie && { cookie }), ...headers },
    ...(payload && { payload }),
  })

describe('the admin console', () => {
  it('is off by default, and cannot be switched on without a key', async () => {
    const without = await startSystem({ withWorker: false })
    for (const url of ['/admin/', '/admin/session', '/admin/api/accounts']) {
      expect((await without.app.inject({ url })).statusCode).toBe(404)
    }
    await without.close()
    await expect(startSystem({ settings: { ADMIN_CONSOLE: 'on' }, withWorker: false })).rejects.toThrow(
      /ADMIN_KEY is missing/,
    )
  })

  it('returns 404 outside its networks and behind an untrusted proxy', async () => {
    const outside = await system.app.inject({ url: '/admin/session', remoteAddress: '192.0.2.7' })
    expect(outside.statusCode).toBe(404)
    const forwarded = await system.app.inject({ url: '/admin/session', headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(forwarded.statusCode).toBe(404)
  })

  it('returns 404 if the forwarded client is not an IP address', async () => {
    const behindProxy = await startSystem({ settings: { ...settings, TRUST_PROXY: '127.0.0.1' }, withWorker: false })
    const ask = (client: string) =>
      behindProxy.app.inject({ url: '/admin/session', headers: { 'x-forwarded-for': client } })
    expect((await ask('::1')).statusCode).toBe(200)
    expect((await ask('no address')).statusCode).toBe(404)
    await behindProxy.close()
  })

  it('refuses wrong keys, missing sessions and changes from other sites', async () => {
    const wrong = await send('POST', '/admin/session', { key: `${adminKey}.`, operator: 'Asha' })
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([401, undefined])
    for (const bad of ['', 'poa_admin=AAAA']) {
      expect((await send('GET', '/admin/api/accounts', undefined, { cookie: bad })).statusCode).toBe(401)
    }
    const { key } = await givenCustomer(system.database)
    const bearer = { cookie: '', authorization: `Bearer ${key}` }
    expect((await send('GET', '/admin/api/accounts', undefined, bearer)).statusCode).toBe(401)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await send('POST', '/admin/api/accounts', { name: 'x' }, foreign)).statusCode).toBe(400)
  })

  it('limits attempts to sign in for a client IP', async () => {
    const from = { remoteAddress: '127.0.0.9', method: 'POST', url: '/admin/session' } as const
    const limited = await startSystem({ settings: { ...settings, ADMIN_NETWORKS: '127.0.0.0/8' }, withWorker: false })
    const attempt = () =>
      limited.app.inject({ ...from, headers: { 'x-console-request': '1' }, payload: { key: 'wrong', operator: 'x' } })
    const statuses = []
    for (let count = 0; count < 11; count += 1) statuses.push((await attempt()).statusCode)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    await limited.close()
  })
})

describe('an operator', () => {
  it('creates, finds, credits, suspends and resumes an account, and the log names the operator', async () => {
    const body = { name: 'Saffron 100% Labs', email: 'hello@saffron.example', reason: 'signed by mail' }
    const { account } = (await send('POST', '/admin/api/accounts', body)).json().data
    const found = (await send('GET', '/admin/api/accounts?search=100%25%20labs')).json().data.items
    expect(found.map(({ id }: { id: string }) => id)).toEqual([account.id])
    expect((await send('GET', '/admin/api/accounts?search=_affron')).json().data.items).toEqual([])
    const path = `/admin/api/accounts/${account.id}`
    await send('POST', `${path}/grants`, { credits: 70, reason: 'goodwill' })
    const { secret } = (await send('POST', `${path}/keys`, { name: 'first' })).json().data
    const balance = () => system.app.inject({ url: '/api/v1/account', headers: { authorization: `Bearer ${secret}` } })
    expect((await balance()).json().data.credits.available).toBe(120)
    await send('POST', `${path}/suspend`, { reason: 'abuse' })
    await expect.poll(async () => (await balance()).statusCode, { timeout: 10_000 }).toBe(403)
    await send('POST', `${path}/resume`, {})
    await expect.poll(async () => (await balance()).statusCode, { timeout: 10_000 }).toBe(200)
    const { log } = (await send('GET', path)).json().data
    const steps = log.map(({ command, phase, operator }: Record<string, string>) => `${operator} ${command} ${phase}`)
    expect(steps.toReversed()).toEqual(
      ['credits grant', 'keys create', 'accounts suspend', 'accounts resume'].flatMap((command) => [
        `Asha ${command} started`,
        `Asha ${command} succeeded`,
      ]),
    )
  })

  it('cannot resume an erased account, and the admin log calls the attempt failed', async () => {
    const { accountId } = await givenCustomer(system.database)
    await eraseAccount(system.database.kysely, accountId)
    const path = `/admin/api/accounts/${accountId}`
    expect((await send('POST', `${path}/resume`, {})).statusCode).toBe(422)
    const { log } = (await send('GET', path)).json().data
    expect(log).toMatchObject([
      { command: 'accounts resume', phase: 'failed' },
      { command: 'accounts resume', phase: 'started' },
    ])
  })

  it('revokes credits and sets limits, but not with invalid values', async () => {
    const { accountId, key } = await givenCustomer(system.database, { credits: 40 })
    const path = `/admin/api/accounts/${accountId}`
    const revoke = (body: object) => send('POST', `${path}/revocations`, { reason: 'granted twice', ...body })
    const refusals = [
      await revoke({}),
      await revoke({ credits: 1, whole: true }),
      await revoke({ credits: 1, reason: ' ' }),
      await revoke({ whole: true }),
      await revoke({ credits: 41 }),
      await revoke({ credits: 1, grant: 'x' }),
    ]
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(422))
    expect(refusals[4]?.json().error.message).toMatch(/have 40 unspent credits: nothing was revoked/)
    expect((await revoke({ credits: 15 })).json().data.account.credits.available).toBe(25)
    const entries = await system.app.inject({
      url: '/api/v1/account/statement',
      headers: { authorization: `Bearer ${key}` },
    })
    expect(entries.json().data.items[0]).toMatchObject({ kind: 'revoke', credits: -15, reason: 'granted twice' })

    expect((await send('POST', `${path}/limits`, {})).statusCode).toBe(422)
    expect((await send('POST', `${path}/limits`, { requests_per_minute: 0 })).statusCode).toBe(422)
    const raised = await send('POST', `${path}/limits`, { requests_per_minute: 240, queue: 'priority' })
    expect(raised.json().data.account.limits).toMatchObject({ requests_per_minute: 240, queue: 'priority' })
    const lowered = await send('POST', `${path}/limits`, { requests_per_minute: null })
    expect(lowered.json().data.account.limits).toMatchObject({
      requests_per_minute: lowered.json().data.account.limits.of_plan.requests_per_minute,
      overrides: { requests_per_minute: null, queue: 'priority' },
    })
    await expectSoundLedger(system.database)
  })

  it('refunds an order once, and records the bank transfer of the refund', async () => {
    const { accountId } = await givenCustomer(system.database, { credits: 0 })
    const order = await givenOrder(system.database, accountId)
    const refund = (at = '', body: object = {}) => send('POST', `/admin/api/orders/${order.id}/refund${at}`, body)
    expect((await refund()).json().error.message).toBe('The order is unpaid: nothing was changed.')
    expect((await refund('/payment')).json().error.message).toBe('The order is not refunded; its status is pending.')
    await payOrder(system.database, order)
    const first = (await refund('', { reason: 'asked by mail' })).json().data
    expect(first).toMatchObject({
      outcome: 'transfer_due',
      order: { status: 'refunded', refund: { status: 'pending' } },
    })
    expect(await accountState(system.database, accountId)).toMatchObject({ remaining: 0 })
    const second = (await refund('/payment', { reference: 'NEFT 2' })).json().data
    expect(second).toMatchObject({ outcome: 'transfer_booked', order: { refund: { payment_reference: 'NEFT 2' } } })
    expect((await refund()).json().error.message).toBe('The order is already refunded.')
    const { log } = (await send('GET', `/admin/api/accounts/${accountId}`)).json().data
    expect(log.map(({ command, phase }: Record<string, string>) => `${command} ${phase}`).toReversed()).toEqual(
      [
        'orders refund failed',
        'refunds retry failed',
        'orders refund',
        'refunds retry',
        'orders refund failed',
      ].flatMap((step) => {
        const command = step.replace(' failed', '')
        return [`${command} started`, step === command ? `${command} succeeded` : step]
      }),
    )
    await expectSoundLedger(system.database)
  })

  it('refunds through the payment provider, and leaves the refund pending if that fails', async () => {
    const stripe = await startStripeStandIn()
    const selling = await startSystem({ settings: { ...settings, ...stripe.environment }, withWorker: false })
    const headers = { 'x-console-request': '1', cookie }
    const post = (url: string, payload: object) => selling.app.inject({ method: 'POST', url, headers, payload })
    const { accountId } = await givenCustomer(selling.database, { credits: 0 })
    const order = await givenOrder(selling.database, accountId, { provider: 'stripe', buyer: toBuyer(foreignDetails) })
    await payOrder(selling.database, order, `pi_${order.id.replaceAll('-', '')}`)
    const path = `/admin/api/orders/${order.id}/refund`
    expect((await post(path, { reference: 'NEFT 3' })).json().error.message).toMatch(/stripe refunds this order itself/)
    expect(await accountState(selling.database, accountId)).not.toMatchObject({ remaining: 0 })
    stripe.mode = 'error'
    const failed = await post(path, {})
    expect([failed.statusCode, failed.json().error.message]).toEqual([502, expect.stringMatching(/refund is pending/)])
    stripe.mode = 'well'
    const paid = (await post(path, {})).json().data
    expect(paid).toMatchObject({ outcome: 'paid_by_provider', order: { refund: { status: 'paid' } } })
    await selling.close()
    await stripe.close()
  })

  it('settles an order once, and only for its total', async () => {
    const { accountId, key } = await givenCustomer(system.database, { credits: 0 })
    const authorization = `Bearer ${key}`
    const ordered = await system.app.inject({
      method: 'POST',
      url: '/api/v1/account/orders',
      headers: { authorization },
      payload: { plan: 'starter', currency: 'INR', billing_details: indianDetails },
    })
    const { id, total } = ordered.json().data
    const { items } = (await send('GET', '/admin/api/orders')).json().data
    expect(items.map((order: { id: string }) => order.id)).toContain(id)
    const settle = (amount: string) =>
      send('POST', `/admin/api/orders/${id}/settle`, { reference: 'NEFT 1', amount, currency: 'INR' })
    const wrong = await settle('1.00')
    expect([wrong.statusCode, wrong.json().error.message]).toEqual([
      422,
      'The order total is INR 1178.82: nothing was changed.',
    ])
    expect((await settle(total)).json().data.status).toBe('paid')
    expect((await settle(total)).statusCode).toBe(200)
    const account = await system.app.inject({ url: '/api/v1/account', headers: { authorization } })
    expect(account.json().data.credits.available).toBe(1500)
    const { log } = (await send('GET', `/admin/api/accounts/${accountId}`)).json().data
    expect(log.map(({ phase }: { phase: string }) => phase).toReversed()).toEqual([
      'started',
      'failed',
      'started',
      'succeeded',
      'started',
      'succeeded',
    ])
  })
})
