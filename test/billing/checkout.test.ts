import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pendingOrdersMax } from '#shared/orders/create-order.ts'
import { transferReferenceOf } from '#shared/orders/transfer-reference.ts'
import { foreignDetails, indianDetails } from '../helpers/billing.ts'
import { anonymous, call } from '../helpers/call.ts'
import { readDocument, undocumented } from '../helpers/documented.ts'
import { givenApiKey, givenCustomer } from '../helpers/given.ts'
import {
  bankDetails,
  bought,
  confirm,
  givenBuyer,
  givenOpenOrder,
  nothing,
  oneBundle,
  openShop,
  order,
  readOrder,
  type Shop,
} from '../helpers/shop.ts'
import { razorpayCallback, razorpaySecrets } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { startSystem } from '../helpers/system.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => shop.close())

const list = (key: string, query = '') => call(shop.system, key, { path: `/account/orders${query}` })

describe('an order', () => {
  it('in rupees is opened at Razorpay for the total with tax, to be captured automatically', async () => {
    const { key } = await givenBuyer(shop)
    const { status, body, headers } = await order(shop, key, { plan: 'starter', currency: 'INR' })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    const opened = shop.razorpay.orders.get(body.data.checkout.order_id)
    expect(body.data).toEqual({
      id: expect.any(String),
      plan: 'starter',
      credits: 1500,
      validity_days: 365,
      status: 'pending',
      currency: 'INR',
      amount: '999.00',
      tax: '179.82',
      total: '1178.82',
      taxes: [
        { name: 'CGST', rate: '9', amount: '89.91' },
        { name: 'SGST', rate: '9', amount: '89.91' },
      ],
      tax_treatment: 'intra_state',
      provider: 'razorpay',
      checkout: { key: razorpaySecrets.keyId, order_id: opened?.id, amount: 117_882, currency: 'INR' },
      invoice_id: null,
      created_at: expect.any(String),
      expires_at: expect.any(String),
      paid_at: null,
    })
    const lifetimeMs = Date.parse(body.data.expires_at) - Date.parse(body.data.created_at)
    expect(lifetimeMs).toBe(24 * 3_600_000)
    expect(opened).toMatchObject({ amount: 117_882, currency: 'INR', receipt: body.data.id })
    const sent = JSON.parse(shop.razorpay.requests.at(-1)?.body ?? '')
    expect(sent.payment).toMatchObject({ capture: 'automatic', capture_options: { automatic_expiry_period: 7200 } })
    expect(await readOrder(shop, key, body.data.id).then((answer) => answer.body.data)).toEqual(body.data)
  })

  it('in dollars is opened at Stripe with one line item, return URLs and its id as idempotency key', async () => {
    const { key } = await givenBuyer(shop, 'DE')
    const { body } = await order(shop, key, { plan: 'pro', currency: 'USD' })
    const { id, checkout, total } = body.data
    const session = shop.stripe.sessions.get(checkout.session_id)
    expect([checkout.url, total]).toEqual([session?.url, '53.10'])
    const request = shop.stripe.requests.at(-1)
    expect(request?.headers['idempotency-key']).toBe(id)
    const sent = Object.fromEntries(new URLSearchParams(request?.body))
    expect(sent).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[order_id]': id,
      'line_items[0][price_data][unit_amount]': '5310',
      'line_items[0][price_data][currency]': 'usd',
      success_url: `https://shop.example/back?from=checkout&order_id=${id}&result=success`,
      cancel_url: `https://shop.example/back?from=checkout&order_id=${id}&result=cancelled`,
    })
    const lifetimeSeconds = Number(sent.expires_at) - Date.now() / 1000
    expect(lifetimeSeconds).toBeGreaterThan(23 * 3600)
    expect(lifetimeSeconds).toBeLessThan(24 * 3600)
  })

  it('by bank transfer has bank details and a reference, calls no provider, and expires in 30 days', async () => {
    const { key } = await givenBuyer(shop)
    const asked = shop.razorpay.requests.length
    const { body } = await order(shop, key, { plan: 'scale', currency: 'INR', provider: 'manual' })
    const { id, checkout, provider, created_at, expires_at } = body.data
    expect([provider, checkout]).toEqual([
      'manual',
      { bank_details: bankDetails, payment_reference: expect.stringMatching(/^POA(-[0-9A-Z]{4}){3}$/) },
    ])
    expect(checkout.payment_reference).toBe(transferReferenceOf(id))
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 24 * 3_600_000)
    expect(shop.razorpay.requests).toHaveLength(asked)
  })

  it('brings its own billing details, which the account keeps', async () => {
    const { key } = await givenCustomer(shop.system.database)
    const body = {
      plan: 'starter',
      currency: 'INR',
      billing_details: { ...indianDetails, state: 'TN', postal_code: '600001' },
    }
    const answer = await order(shop, key, body)
    expect(answer.body.data).toMatchObject({ tax_treatment: 'inter_state', taxes: [{ name: 'IGST', rate: '18' }] })
    const kept = await call(shop.system, key, { path: '/account/billing-details' })
    expect(kept.body.data).toMatchObject({ state: 'TN', postal_code: '600001' })
  })

  it('keeps its buyer and tax treatment when the billing details change', async () => {
    const { key, accountId, id } = await givenOpenOrder(shop, 'INR')
    await call(shop.system, key, { method: 'PUT', path: '/account/billing-details', body: foreignDetails })
    const [row] = await shop.system.database.sql`select buyer from orders where account_id = ${accountId}`
    expect(row?.buyer.legalName).toBe(indianDetails.legal_name)
    expect((await readOrder(shop, key, id)).body.data.tax_treatment).toBe('intra_state')
  })
})

describe('a quote', () => {
  const quotes = async (query: string) => call(shop.system, null, { path: `/plans?${query}` })
  const places: [string, string, object][] = [
    ['the state of the supplier', 'country=IN&state=KA', indianDetails],
    ['another state', 'country=in&state=TN', { ...indianDetails, state: 'TN', postal_code: '600001' }],
    ['abroad', 'country=DE', foreignDetails],
  ]

  it.each(places)('matches the order (buyer: %s)', async (_, query, details) => {
    const { body } = await quotes(query)
    const { quote } = body.data.items.find(({ id }: { id: string }) => id === 'pro')
    const { key } = await givenCustomer(shop.system.database)
    const ordered = await order(shop, key, { plan: 'pro', currency: quote.currency, billing_details: details })
    expect(ordered.body.data).toMatchObject(quote)
    expect(quote.total).not.toBe('0.00')
    expect(body.data.items[0]).toMatchObject({ id: 'sandbox', quote: null })
  })

  it.each([
    ['state=KA', 'country'],
    ['country=IN', 'state'],
    ['country=IN&state=ZZ', 'state'],
    ['country=XX', 'country'],
    ['country=INDIA', 'country'],
  ])('for %s is refused', async (query, field) => {
    const { status, body } = await quotes(query)
    expect([status, body.error.details.map((fault: { field: string }) => fault.field)]).toEqual([422, [field]])
  })

  it('is documented, and not given where nothing is sold', async () => {
    const { get } = (await readDocument(shop.system)).paths['/api/v1/plans']
    for (const query of ['country=DE', 'country=IN', '']) expect(undocumented(get, await quotes(query))).toEqual([])
    const unsold = await startSystem({ withWorker: false })
    const answer = await call(unsold, null, { path: '/plans?country=DE' })
    await unsold.close()
    expect([answer.status, answer.body.error.code]).toEqual([503, 'checkout_unavailable'])
  })
})

describe('the OpenAPI document', () => {
  it('describes the responses of the order endpoints, including errors', async () => {
    const document = await readDocument(shop.system)
    const path = (name: string) => document.paths[`/api/v1/account/orders${name}`]
    const { key, id } = await givenOpenOrder(shop, 'USD')
    const made = await order(shop, key, { plan: 'starter', currency: 'USD' })
    const refused = await order(shop, key, {})
    expect([made.status, refused.status]).toEqual([201, 422])
    expect([undocumented(path('').post, made), undocumented(path('').post, refused)]).toEqual([[], []])
    expect(undocumented(path('').get, await list(key))).toEqual([])
    expect(undocumented(path('/{id}').get, await readOrder(shop, key, id))).toEqual([])
    expect(undocumented(path('/{id}').get, await readOrder(shop, key, 'x'))).toEqual([])
    expect(undocumented(path('/{id}/confirm').post, await confirm(shop, key, id))).toEqual([])
  })
})

describe('refused orders', () => {
  const good = { plan: 'starter', currency: 'INR' }
  const cases: [string, object, string[]][] = [
    ['nothing at all', {}, ['plan', 'currency']],
    ['the sandbox, which is not sold', { ...good, plan: 'sandbox' }, ['plan']],
    [
      'another currency and an unknown provider',
      { plan: 'pro', currency: 'EUR', provider: 'paypal' },
      ['currency', 'provider'],
    ],
    ['an unknown field', { ...good, coupon: 'x' }, ['coupon']],
    ['an amount of the caller’s', { ...good, amount: 1 }, ['amount']],
    ['dollars of a buyer in India', { ...good, currency: 'USD' }, ['currency']],
    ['Stripe for rupees', { ...good, provider: 'stripe' }, ['provider']],
    [
      'faulty details, all faults at once',
      { ...good, plan: 'gold', billing_details: { ...indianDetails, postal_code: '12', city: '' } },
      ['plan', 'billing_details.city', 'billing_details.postal_code'],
    ],
    ['an unknown field in the details', { ...good, billing_details: { vat: '1' } }, ['billing_details.vat']],
    ['details that are no object', { ...good, billing_details: 'Meera' }, ['billing_details']],
  ]
  it.each(cases)('%s', async (_, body, fields) => {
    const { key, accountId } = await givenBuyer(shop)
    const { status, body: answer } = await order(shop, key, body)
    expect([status, answer.error.code]).toEqual([422, 'validation_error'])
    expect(answer.error.details.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(await shop.system.database.sql`select 1 from orders where account_id = ${accountId}`).toHaveLength(0)
  })

  it('rupees of a buyer abroad, and an order without billing details', async () => {
    const abroad = await givenBuyer(shop, 'DE')
    expect((await order(shop, abroad.key, good)).body.error.message).toContain('must be USD for buyers outside India')
    const { key } = await givenCustomer(shop.system.database)
    const { details } = (await order(shop, key, good)).body.error
    expect(details.map(({ field }: { field: string }) => field)).toContain('billing_details.legal_name')
  })

  it('a body that is not an object, and a request without a key', async () => {
    const { key } = await givenBuyer(shop)
    expect((await order(shop, key, [])).status).toBe(422)
    const keyless = await call(shop.system, null, { method: 'POST', path: '/account/orders', body: good })
    expect(keyless.status).toBe(401)
  })

  it('orders beyond the limit of pending ones, even when 200 arrive at once', async () => {
    // The limit on calls per minute is per account: eight accounts with 25 calls each make 200.
    const buyers = await Promise.all(Array.from({ length: 8 }, () => givenBuyer(shop)))
    const answers = await Promise.all(
      buyers.flatMap(({ key }) => Array.from({ length: 25 }, () => order(shop, key, { ...good, provider: 'manual' }))),
    )
    expect(answers).toHaveLength(200)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8 * pendingOrdersMax)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['limit_reached']))
    for (const { accountId } of buyers) {
      const rows = await shop.system.database.sql`select distinct id from orders where account_id = ${accountId}`
      expect(rows).toHaveLength(pendingOrdersMax)
    }
  })

  it('any order where nothing is sold, though listing orders still works', async () => {
    const closed = await startSystem({ withWorker: false })
    const { key } = await givenCustomer(closed.database)
    const body = { plan: 'starter', currency: 'INR', billing_details: indianDetails }
    const answer = await order({ system: closed }, key, body)
    expect([answer.status, answer.body.error.code]).toEqual([503, 'checkout_unavailable'])
    expect((await call(closed, key, { path: '/account/orders' })).body.data).toEqual({
      items: [],
      next_cursor: null,
      has_more: false,
    })
    await closed.close()
  })

  it('a provider without keys, where only bank transfer is available', async () => {
    const settings = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' }
    const bare = await openShop({ settings: { ...settings, RAZORPAY_WEBHOOK_SECRET: '' } })
    const { key } = await givenBuyer(bare)
    expect((await order(bare, key, good)).body.data.provider).toBe('manual')
    const asked = await order(bare, key, { ...good, provider: 'razorpay' })
    expect(asked.body.error.details).toEqual([
      { field: 'provider', message: 'razorpay is not configured here; use manual' },
    ])
    await bare.close()
  })
})

describe('reading orders', () => {
  it('returns the same 404 for another account’s order, an unknown one and nonsense', async () => {
    const { key, id } = await givenOpenOrder(shop, 'INR')
    const stranger = await givenBuyer(shop)
    const unknown = '01a1fc9a-01ed-75fe-9db4-24b6b4813948'
    expect((await readOrder(shop, key, id)).status).toBe(200)
    const answers = [
      await readOrder(shop, stranger.key, id),
      await readOrder(shop, stranger.key, unknown),
      await readOrder(shop, stranger.key, 'nonsense'),
      await confirm(shop, stranger.key, id, {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(anonymous)).size).toBe(1)
    expect((await list(stranger.key)).body.data.items).toEqual([])
  })

  it('pages through all orders, newest first, and refuses an invented cursor', async () => {
    const { key, accountId } = await givenBuyer(shop)
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const { body } = await order(shop, key, { plan: 'starter', currency: 'INR', provider: 'manual' })
      made.unshift(body.data.id)
    }
    const second = (await givenApiKey(shop.system.database, accountId)).secret
    const read: string[] = []
    let query = '?limit=2'
    for (;;) {
      const { items, next_cursor } = (await list(second, query)).body.data
      read.push(...items.map(({ id }: { id: string }) => id))
      if (next_cursor === null) break
      query = `?limit=2&cursor=${next_cursor}`
    }
    expect(read).toEqual(made)
    expect((await list(key, '?cursor=abc')).status).toBe(422)
    expect((await list(key, '?limit=101')).status).toBe(422)
  })
})

describe('a provider that fails', () => {
  it.each(['cut', 'error', 'garbage'] as const)('%s: 502, and the order is expired at once', async (mode) => {
    for (const [standIn, currency, country] of [
      [shop.stripe, 'USD', 'DE'],
      [shop.razorpay, 'INR', 'IN'],
    ] as const) {
      const { key, accountId } = await givenBuyer(shop, country)
      standIn.mode = mode
      const answer = await order(shop, key, { plan: 'starter', currency })
      standIn.mode = 'well'
      expect([answer.status, answer.body.error.code]).toEqual([502, 'payment_provider_failed'])
      expect(answer.text).not.toContain('example.com')
      const rows = await shop.system.database
        .sql`select status, checkout, next_check_at from orders where account_id = ${accountId}`
      expect(rows).toEqual([{ status: 'expired', checkout: null, next_check_at: null }])
      expect((await order(shop, key, { plan: 'starter', currency })).status).toBe(201)
    }
  })

  it('silent: 502 after five seconds, and others are served meanwhile', async () => {
    const [abroad, home] = [await givenBuyer(shop, 'DE'), await givenBuyer(shop)]
    shop.stripe.mode = 'silent'
    shop.razorpay.mode = 'silent'
    const start = performance.now()
    const waiting = [
      order(shop, abroad.key, { plan: 'starter', currency: 'USD' }),
      order(shop, home.key, { plan: 'starter', currency: 'INR' }),
    ]
    let over = 0
    for (const each of waiting) void each.then(() => (over += 1))
    expect((await order(shop, home.key, { plan: 'starter', currency: 'INR', provider: 'manual' })).status).toBe(201)
    expect(over).toBe(0)
    const answers = await Promise.all(waiting)
    const elapsedMs = performance.now() - start
    shop.stripe.mode = 'well'
    shop.razorpay.mode = 'well'
    expect(answers.map(({ status }) => status)).toEqual([502, 502])
    expect(elapsedMs).toBeGreaterThan(4900)
    // The providers are silent still: only a deadline can have ended it.
    expect(elapsedMs).toBeLessThan(20_000)
  })
})

describe('the buyer’s return', () => {
  it('from Stripe needs no body: the session is looked up', async () => {
    const { key, accountId, id, reference } = await givenOpenOrder(shop, 'USD')
    expect((await confirm(shop, key, id)).body.data.status).toBe('pending')
    expect(await bought(shop, accountId)).toEqual(nothing)
    shop.stripe.pay(reference)
    const { body } = await confirm(shop, key, id)
    const [invoice] = await shop.system.database.sql`select id from invoices where order_id = ${id}`
    expect(body.data).toMatchObject({
      status: 'paid',
      checkout: null,
      invoice_id: invoice?.id,
      paid_at: expect.any(String),
    })
    expect(await bought(shop, accountId)).toEqual(oneBundle)
    expect((await confirm(shop, key, id)).body.data).toEqual(body.data)
  })

  it('from Razorpay with its signature settles at once', async () => {
    const { key, accountId, id, reference } = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(reference)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => confirm(shop, key, id, razorpayCallback(payment))),
    )
    expect(new Set(answers.map(({ body }) => body.data.status))).toEqual(new Set(['paid']))
    expect(await bought(shop, accountId)).toEqual(oneBundle)
  })

  it('from Razorpay with a payment that is only authorized grants nothing yet', async () => {
    const { key, accountId, id, reference } = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(reference, { status: 'authorized' })
    expect((await confirm(shop, key, id, razorpayCallback(payment))).body.data.status).toBe('pending')
    expect(await bought(shop, accountId)).toEqual(nothing)
  })

  it('from Razorpay with a signature that is forged, or of another order, or missing is refused', async () => {
    const { key, accountId, id, reference } = await givenOpenOrder(shop, 'INR')
    const other = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(reference)
    const elsewhere = shop.razorpay.pay(other.reference)
    const forged = [
      razorpayCallback(payment, 'a guess'),
      razorpayCallback(elsewhere),
      { ...razorpayCallback(payment), razorpay_signature: 'ä'.repeat(64) },
      { ...razorpayCallback(payment), razorpay_signature: 'a'.repeat(63) },
    ]
    for (const body of forged) {
      const answer = await confirm(shop, key, id, body)
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_signature'])
    }
    const empty = await confirm(shop, key, id, {})
    expect(empty.body.error.details.map(({ field }: { field: string }) => field)).toEqual([
      'razorpay_payment_id',
      'razorpay_signature',
    ])
    expect(await bought(shop, accountId)).toEqual(nothing)
    expect(await bought(shop, other.accountId)).toEqual(nothing)
  })

  it('while the provider is down is a 502 that changes nothing', async () => {
    const { key, accountId, id, reference } = await givenOpenOrder(shop, 'USD')
    shop.stripe.pay(reference)
    shop.stripe.mode = 'cut'
    const answer = await confirm(shop, key, id)
    shop.stripe.mode = 'well'
    expect([answer.status, answer.body.error.code]).toEqual([502, 'payment_provider_failed'])
    expect(await bought(shop, accountId)).toEqual(nothing)
    expect((await confirm(shop, key, id)).body.data.status).toBe('paid')
  })

  it('for a bank transfer returns the order unchanged', async () => {
    const { key } = await givenBuyer(shop)
    const { body } = await order(shop, key, { plan: 'starter', currency: 'INR', provider: 'manual' })
    expect((await confirm(shop, key, body.data.id)).body.data).toEqual(body.data)
  })
})
