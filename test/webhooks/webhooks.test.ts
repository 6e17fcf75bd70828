import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleOrder } from '#shared/orders/settle-order.ts'
import { givenSupplier, supplierEnvironment } from '../helpers/billing.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import {
  bought,
  confirm,
  givenBuyer,
  givenOpenOrder,
  nothing,
  oneBundle,
  openShop,
  order,
  readOrder,
  recordedOutcomes,
  type Shop,
} from '../helpers/shop.ts'
import { countOf } from '../helpers/stand-ins/model-providers.ts'
import { razorpayMessage, razorpaySecrets, razorpaySigned } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { deliver, type SignedMessage } from '../helpers/stand-ins/signed-message.ts'
import { stripeMessage, stripeSecrets } from '../helpers/stand-ins/stripe-stand-in.ts'
import { startSystem } from '../helpers/system.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await expectSoundLedger(shop.system.database)
  await shop.close()
})

const stripe = (message: SignedMessage) => deliver(shop.system, 'stripe', message)
const razorpay = (message: SignedMessage) => deliver(shop.system, 'razorpay', message)
const countEvents = async () => (await shop.system.database.sql`select 1 from payment_events`).length
const countGrants = async () => (await shop.system.database.sql`select 1 from credit_grants`).length
/** Messages of the provider that were counted as not genuine. */
const countForged = (provider: 'stripe' | 'razorpay') =>
  countOf(shop.system.api.runner.metrics.payments.paymentEvents, { provider, outcome: 'invalid_signature' })

describe('a genuine message', () => {
  it('of Stripe about a paid session grants, invoices and is answered with envelope and limit headers', async () => {
    const { accountId, id, reference, key } = await givenOpenOrder(shop, 'USD')
    const answer = await stripe(stripeMessage(shop.stripe.pay(reference)))
    expect([answer.status, answer.body]).toEqual([200, { success: true, data: { outcome: 'paid' } }])
    expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '6000', 'x-request-id': expect.any(String) })
    expect(await bought(shop, accountId)).toEqual(oneBundle)
    expect((await readOrder(shop, key, id)).body.data).toMatchObject({ status: 'paid' })
    expect(await recordedOutcomes(shop, id)).toEqual(['paid'])
  })

  it('of Razorpay about a captured payment does the same', async () => {
    const { accountId, id, reference } = await givenOpenOrder(shop, 'INR')
    const answer = await razorpay(razorpayMessage(shop.razorpay.pay(reference)))
    expect([answer.status, answer.body.data]).toEqual([200, { outcome: 'paid' }])
    expect(await bought(shop, accountId)).toEqual(oneBundle)
    expect(await recordedOutcomes(shop, id)).toEqual(['paid'])
  })

  it('may be signed with the older secret during a rotation', async () => {
    const abroad = await givenOpenOrder(shop, 'USD')
    const home = await givenOpenOrder(shop, 'INR')
    const older = stripeMessage(shop.stripe.pay(abroad.reference), { secret: stripeSecrets.olderWebhook })
    expect((await stripe(older)).body.data.outcome).toBe('paid')
    const payment = shop.razorpay.pay(home.reference)
    const message = razorpayMessage(payment, { secret: razorpaySecrets.olderWebhook })
    expect((await razorpay(message)).body.data.outcome).toBe('paid')
  })

  it('of the last 300 seconds is accepted', async () => {
    const { reference } = await givenOpenOrder(shop, 'USD')
    const answer = await stripe(stripeMessage(shop.stripe.pay(reference), { ageSeconds: 290 }))
    expect(answer.body.data.outcome).toBe('paid')
  })

  it('sent again, under the same event id or another, grants nothing more and is recorded once per id', async () => {
    const { accountId, id, reference } = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(reference)
    const message = razorpayMessage(payment)
    await razorpay(message)
    expect((await razorpay(message)).body.data.outcome).toBe('already_paid')
    expect((await razorpay(razorpayMessage(payment))).body.data.outcome).toBe('already_paid')
    // Without an event id, repeats are recognised by the body.
    const nameless = razorpayMessage(payment, { id: null })
    await razorpay(nameless)
    await razorpay(nameless)
    expect(await bought(shop, accountId)).toEqual(oneBundle)
    expect((await recordedOutcomes(shop, id)).toSorted()).toEqual(['already_paid', 'already_paid', 'paid'])
  })
})

describe('messages in any order', () => {
  it('a session that completes unpaid waits for the payment that succeeds later', async () => {
    const { accountId, reference } = await givenOpenOrder(shop, 'USD')
    const session = shop.stripe.sessions.get(reference)
    if (!session) throw new Error('no session')
    expect((await stripe(stripeMessage(session))).body.data.outcome).toBe('ignored')
    expect(await bought(shop, accountId)).toEqual(nothing)
    const kind = 'checkout.session.async_payment_succeeded'
    expect((await stripe(stripeMessage(shop.stripe.pay(reference), { kind }))).body.data.outcome).toBe('paid')
    expect((await stripe(stripeMessage(session, { changes: { payment_status: 'unpaid' } }))).body.data.outcome).toBe(
      'ignored',
    )
    expect(await bought(shop, accountId)).toEqual(oneBundle)
  })

  it('a failure that arrives after the capture changes nothing, nor does an authorization before it', async () => {
    const { accountId, id, reference, key } = await givenOpenOrder(shop, 'INR')
    const failed = shop.razorpay.pay(reference, { status: 'failed' })
    const payment = shop.razorpay.pay(reference)
    const authorized = razorpayMessage({ ...payment, status: 'authorized' }, { kind: 'payment.authorized' })
    expect((await razorpay(authorized)).body.data.outcome).toBe('ignored')
    expect(await bought(shop, accountId)).toEqual(nothing)
    expect((await razorpay(razorpayMessage(payment))).body.data.outcome).toBe('paid')
    expect((await razorpay(razorpayMessage(failed, { kind: 'payment.failed' }))).body.data.outcome).toBe('ignored')
    expect((await readOrder(shop, key, id)).body.data.status).toBe('paid')
    expect(await bought(shop, accountId)).toEqual(oneBundle)
  })

  it('payment.captured and order.paid of one payment grant once', async () => {
    const { accountId, reference } = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(reference)
    const paid = razorpayMessage(payment, { order: shop.razorpay.orders.get(reference) })
    const answers = await Promise.all([razorpay(paid), razorpay(razorpayMessage(payment))])
    expect(answers.map(({ body }) => body.data.outcome).toSorted()).toEqual(['already_paid', 'paid'])
    expect(await bought(shop, accountId)).toEqual(oneBundle)
  })

  it('a message that arrives before we store the provider’s id finds its order by our id', async () => {
    const abroad = await givenOpenOrder(shop, 'USD')
    const home = await givenOpenOrder(shop, 'INR')
    await shop.system.database.sql`
      update orders set provider_reference = null, checkout = null where id in (${abroad.id}, ${home.id})`
    expect((await stripe(stripeMessage(shop.stripe.pay(abroad.reference)))).body.data.outcome).toBe('paid')
    const payment = shop.razorpay.pay(home.reference)
    const named = razorpayMessage(payment)
    expect((await razorpay(named)).body.data.outcome).toBe('unknown_order')
    const paid = razorpayMessage(payment, { order: shop.razorpay.orders.get(home.reference) })
    expect((await razorpay(paid)).body.data.outcome).toBe('paid')
    expect(await bought(shop, home.accountId)).toEqual(oneBundle)
  })

  it('an order unknown at first is settled by the redelivery, which updates the record', async () => {
    const { id, reference } = await givenOpenOrder(shop, 'INR')
    const message = razorpayMessage(shop.razorpay.pay(reference))
    await shop.system.database.sql`update orders set provider_reference = null where id = ${id}`
    expect((await razorpay(message)).body.data.outcome).toBe('unknown_order')
    await shop.system.database.sql`update orders set provider_reference = ${reference} where id = ${id}`
    expect((await razorpay(message)).body.data.outcome).toBe('paid')
    expect(await recordedOutcomes(shop, id)).toEqual(['paid'])
  })

  it('a payment for an expired order still settles it', async () => {
    const { accountId, id, reference, key } = await givenOpenOrder(shop, 'INR')
    await shop.system.database.sql`update orders set status = 'expired' where id = ${id}`
    expect((await razorpay(razorpayMessage(shop.razorpay.pay(reference)))).body.data.outcome).toBe('paid')
    expect(await bought(shop, accountId)).toEqual(oneBundle)
    expect((await readOrder(shop, key, id)).body.data.status).toBe('paid')
  })
})

describe('a message that is not genuine', () => {
  const forge = async (): Promise<[string, 'stripe' | 'razorpay', SignedMessage][]> => {
    const abroad = await givenOpenOrder(shop, 'USD')
    const home = await givenOpenOrder(shop, 'INR')
    const session = shop.stripe.pay(abroad.reference)
    const payment = shop.razorpay.pay(home.reference)
    const fromStripe = stripeMessage(session)
    const fromRazorpay = razorpayMessage(payment)
    const cheaper = (message: SignedMessage) => ({ ...message, body: message.body.replace(/\d{4,}/, '1') })
    return [
      ['signed with another secret', 'stripe', stripeMessage(session, { secret: 'whsec_guess' })],
      ['301 seconds old, as a replay would be', 'stripe', stripeMessage(session, { ageSeconds: 301 })],
      ['changed after it was signed', 'stripe', cheaper(fromStripe)],
      ['without a signature', 'stripe', { ...fromStripe, headers: {} }],
      ['with an empty signature', 'stripe', { ...fromStripe, headers: { 'stripe-signature': '' } }],
      ['with a signature of nonsense', 'stripe', { ...fromStripe, headers: { 'stripe-signature': 't=x,v1=ü' } }],
      ['with the other provider’s signature', 'stripe', fromRazorpay],
      ['without a body', 'stripe', { ...fromStripe, body: '' }],
      ['signed with another secret', 'razorpay', razorpayMessage(payment, { secret: 'guess' })],
      ['signed with the API key’s secret', 'razorpay', razorpayMessage(payment, { secret: razorpaySecrets.keySecret })],
      ['changed after it was signed', 'razorpay', cheaper(fromRazorpay)],
      ['without a signature', 'razorpay', { ...fromRazorpay, headers: {} }],
      [
        'with a signature of another length',
        'razorpay',
        { ...fromRazorpay, headers: { 'x-razorpay-signature': 'ab' } },
      ],
      ['genuine but no JSON', 'razorpay', razorpaySigned('nothing')],
      ['genuine but no event', 'razorpay', razorpaySigned('{"event":1}')],
    ]
  }

  it('is answered 400 and counted, recorded nowhere and grants nothing', async () => {
    const messages = await forge()
    const forgedBefore = [await countForged('stripe'), await countForged('razorpay')]
    const before = [await countEvents(), await countGrants()]
    for (const [what, provider, message] of messages) {
      const answer = await deliver(shop.system, provider, message)
      expect([what, answer.status, answer.body.error?.code]).toEqual([what, 400, 'invalid_signature'])
    }
    expect([await countEvents(), await countGrants()]).toEqual(before)
    const forged = [await countForged('stripe'), await countForged('razorpay')]
    expect(forged.map((count, at) => count - (forgedBefore[at] ?? 0))).toEqual([8, 7])
  })
})

describe('a genuine message that does not fit is recorded, answered 200 and grants nothing', () => {
  it('a wrong amount, a wrong currency', async () => {
    const abroad = await givenOpenOrder(shop, 'USD')
    const home = await givenOpenOrder(shop, 'INR')
    const session = shop.stripe.pay(abroad.reference)
    const cheap = await stripe(stripeMessage(session, { changes: { amount_total: 1 } }))
    const rupees = await stripe(stripeMessage(session, { changes: { currency: 'inr' } }))
    expect([cheap.status, cheap.body.data.outcome, rupees.body.data.outcome]).toEqual([
      200,
      'wrong_amount',
      'wrong_currency',
    ])
    const part = await razorpay(razorpayMessage(shop.razorpay.pay(home.reference, { amount: 117_881 })))
    const dollars = await razorpay(razorpayMessage(shop.razorpay.pay(home.reference, { currency: 'USD' })))
    expect([part.body.data.outcome, dollars.body.data.outcome]).toEqual(['wrong_amount', 'wrong_currency'])
    expect([await bought(shop, abroad.accountId), await bought(shop, home.accountId)]).toEqual([nothing, nothing])
    expect((await recordedOutcomes(shop, home.id)).toSorted()).toEqual(['wrong_amount', 'wrong_currency'])
  })

  it('an order that is not ours', async () => {
    const { accountId, reference } = await givenOpenOrder(shop, 'USD')
    const session = shop.stripe.pay(reference)
    const strange = { id: 'cs_other', metadata: { order_id: '01a1fc9a-01ed-75fe-9db4-24b6b4813948' } }
    const before = await countEvents()
    for (const changes of [
      strange,
      { id: 'cs_other', metadata: { order_id: 'x' } },
      { id: 'cs_other', metadata: {} },
    ]) {
      const answer = await stripe(stripeMessage(session, { changes }))
      expect([answer.status, answer.body.data.outcome]).toEqual([200, 'unknown_order'])
    }
    expect(await countEvents()).toBe(before + 3)
    expect(await bought(shop, accountId)).toEqual(nothing)
  })

  it('another session that claims an order whose own session is known', async () => {
    const { accountId, reference } = await givenOpenOrder(shop, 'USD')
    const session = shop.stripe.pay(reference)
    const answer = await stripe(stripeMessage(session, { changes: { id: 'cs_other' } }))
    expect(answer.body.data.outcome).toBe('unknown_order')
    expect(await bought(shop, accountId)).toEqual(nothing)
  })

  it('an order named only in a payment’s notes, which the buyer’s browser can write', async () => {
    const mine = await givenOpenOrder(shop, 'INR')
    const other = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(mine.reference, { notes: { order_id: other.id } })
    expect((await razorpay(razorpayMessage(payment))).body.data.outcome).toBe('paid')
    expect(await bought(shop, mine.accountId)).toEqual(oneBundle)
    expect(await bought(shop, other.accountId)).toEqual(nothing)
  })

  it('a second payment of a paid order is surplus', async () => {
    const { accountId, id, reference } = await givenOpenOrder(shop, 'INR')
    await razorpay(razorpayMessage(shop.razorpay.pay(reference)))
    const second = razorpayMessage(shop.razorpay.pay(reference))
    expect((await razorpay(second)).body.data.outcome).toBe('surplus')
    expect((await razorpay(second)).body.data.outcome).toBe('surplus')
    expect(await bought(shop, accountId)).toEqual(oneBundle)
    expect((await recordedOutcomes(shop, id)).toSorted()).toEqual(['paid', 'surplus'])
  })

  it('a payment that already settled another order is surplus', async () => {
    const first = await givenOpenOrder(shop, 'INR')
    const second = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(first.reference)
    await razorpay(razorpayMessage(payment))
    const again = razorpayMessage({ ...payment, order_id: second.reference })
    expect((await razorpay(again)).body.data.outcome).toBe('surplus')
    expect(await bought(shop, second.accountId)).toEqual(nothing)
  })

  it('an order of another provider', async () => {
    const { accountId, id } = await givenOpenOrder(shop, 'INR')
    const payment = { reference: 'UTR 1', amountMinor: 117_882, currency: 'INR' }
    const settlement = { orderId: id, provider: 'manual' as const, payment }
    expect(await settleOrder(shop.system.database.kysely, settlement, givenSupplier())).toEqual({
      outcome: 'wrong_provider',
    })
    expect(await bought(shop, accountId)).toEqual(nothing)
  })
})

describe('the webhook route', () => {
  it('answers 503 where the provider is not configured or nothing is sold', async () => {
    const bare = await startSystem({ withWorker: false, settings: supplierEnvironment })
    const closed = await startSystem({ withWorker: false })
    for (const system of [bare, closed]) {
      for (const provider of ['stripe', 'razorpay'] as const) {
        const answer = await deliver(system, provider, { body: '{}', headers: {} })
        expect([answer.status, answer.body.error.code]).toEqual([503, 'checkout_unavailable'])
      }
    }
    await bare.close()
    await closed.close()
  })

  it('has its own rate limit, separate from that per IP address', async () => {
    const tight = await openShop({ settings: { IP_REQUESTS_PER_MINUTE: '1', WEBHOOK_REQUESTS_PER_MINUTE: '3' } })
    const send = () => deliver(tight.system, 'stripe', { body: '{}', headers: {} })
    const answers = [await send(), await send(), await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429])
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['2', '1', '0', '0'])
    await tight.close()
  })

  it('refuses bodies over 256 KiB with 413, and accepts JSON of another content type', async () => {
    const { reference } = await givenOpenOrder(shop, 'USD')
    const message = stripeMessage(shop.stripe.pay(reference))
    const typed = { ...message, headers: { ...message.headers, 'content-type': 'text/plain' } }
    expect((await stripe(typed)).body.data.outcome).toBe('paid')
    const large = await stripe({ ...message, body: 'a'.repeat(256 * 1024 + 1) })
    expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large'])
  })

  it('leaves other routes accepting only JSON', async () => {
    const { key } = await givenBuyer(shop)
    const response = await shop.system.app.inject({
      method: 'POST',
      url: '/api/v1/account/orders',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'text/plain' },
      payload: 'plan=pro',
    })
    expect(response.statusCode).toBe(415)
  })

  it('answers 503 while a settlement is blocked, and the redelivery settles', async () => {
    const { accountId, reference } = await givenOpenOrder(shop, 'INR')
    const message = razorpayMessage(shop.razorpay.pay(reference))
    const connection = await shop.system.database.sql.reserve()
    await connection`begin`
    await connection`lock table invoices in share row exclusive mode`
    // Only the API's own deadline can answer now.
    const answer = await razorpay(message)
    await connection`rollback`
    connection.release()
    expect([answer.status, answer.body.error.code]).toEqual([503, 'service_unavailable'])
    expect((await razorpay(message)).body.data.outcome).toMatch(/^(already_)?paid$/)
    expect(await bought(shop, accountId)).toEqual(oneBundle)
  })
})

it('the account’s rate limit follows the payment at once', async () => {
  const { key, reference } = await givenOpenOrder(shop, 'INR', 'pro')
  await razorpay(razorpayMessage(shop.razorpay.pay(reference)))
  const headers = async () => (await readOrder(shop, key, 'x')).headers['x-ratelimit-limit']
  await expect.poll(headers, { timeout: 1000 }).toBe('120')
  await confirm(shop, key, 'x')
  expect((await order(shop, key, {})).headers['x-ratelimit-limit']).toBe('120')
})
