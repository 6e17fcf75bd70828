import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '#shared/payments/payment-provider.ts'
import { createRazorpayProvider } from '#shared/payments/razorpay-provider.ts'
import { createStripeProvider } from '#shared/payments/stripe-provider.ts'
import { newId } from '#shared/platform/ids.ts'
import { paidOrder } from '../helpers/billing.ts'
import { type RazorpayStandIn, razorpaySecrets, startRazorpayStandIn } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { type StripeStandIn, startStripeStandIn, stripeSecrets } from '../helpers/stand-ins/stripe-stand-in.ts'

let stripe: StripeStandIn
let razorpay: RazorpayStandIn
beforeAll(async () => {
  ;[stripe, razorpay] = await Promise.all([startStripeStandIn(), startRazorpayStandIn()])
})
afterAll(async () => {
  await Promise.all([stripe.close(), razorpay.close()])
})

const toStripe = (secretKey = stripeSecrets.key) =>
  createStripeProvider({
    secretKey,
    webhookSecrets: ['whsec_x'],
    apiUrl: stripe.url,
    returnUrl: 'https://shop.example',
  })
const toRazorpay = (keySecret = razorpaySecrets.keySecret) =>
  createRazorpayProvider({ keyId: razorpaySecrets.keyId, keySecret, webhookSecrets: ['x'], apiUrl: razorpay.url })

describe('a refund', () => {
  it('at Stripe names payment and amount, with our id as idempotency key', async () => {
    const [order, id] = [{ ...paidOrder(), paymentReference: 'pi_1' }, newId()]
    const first = await toStripe().refund(order, { id, amountMinor: 500 })
    expect(await toStripe().refund(order, { id, amountMinor: 500 })).toEqual(first)
    const request = stripe.requests.findLast(({ method }) => method === 'POST')
    expect([request?.path, request?.headers['idempotency-key']]).toEqual(['/v1/refunds', id])
    const sent = Object.fromEntries(new URLSearchParams(request?.body))
    expect(sent).toMatchObject({ payment_intent: 'pi_1', amount: '500', 'metadata[refund_id]': id })
  })

  it('at Razorpay sends the same, with the id in its own header, which other calls lack', async () => {
    const [order, id] = [{ ...paidOrder(), paymentReference: 'pay_1' }, newId()]
    const provider = toRazorpay()
    const { reference } = await provider.refund(order, { id, amountMinor: 500 })
    const request = razorpay.requests.at(-1)
    expect([request?.path, request?.headers['x-refund-idempotency']]).toEqual(['/v1/payments/pay_1/refund', id])
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ amount: 500, receipt: id })
    expect(reference).toMatch(/^rfnd_/)
    await provider.openCheckout(order)
    expect(razorpay.requests.at(-1)?.headers).not.toHaveProperty('x-refund-idempotency')
  })
})

describe('listing payments and refunds', () => {
  const hourAgo = () => new Date(Date.now() - 3_600_000)
  it('at Stripe yields every paid session of all pages, with order, account and plan', async () => {
    const provider = toStripe()
    const orders = Array.from({ length: 101 }, () => ({ ...paidOrder(), id: newId(), createdAt: new Date() }))
    const opened = await Promise.all(orders.map((order) => provider.openCheckout(order)))
    for (const { reference } of opened) stripe.pay(reference)
    await provider.openCheckout({ ...paidOrder(), id: newId(), createdAt: new Date() })
    const listed = await provider.listPayments(hourAgo())
    const ours = listed.filter(({ orderId }) => orders.some(({ id }) => id === orderId))
    expect(ours).toHaveLength(101)
    const [order] = orders
    expect(ours.find(({ orderId }) => orderId === order?.id)).toMatchObject({
      accountId: order?.accountId,
      plan: order?.plan,
      providerReference: opened[0]?.reference,
      payment: {
        reference: expect.stringMatching(/^pi_/),
        amountMinor: order?.amounts.totalMinor,
        currency: order?.currency,
      },
    })
    expect(await provider.listPayments(new Date(Date.now() + 3_600_000))).toEqual([])
  })

  it('at Razorpay yields every captured payment of all pages, with our notes on its order', async () => {
    const provider = toRazorpay()
    const order = { ...paidOrder(), id: newId() }
    const { reference } = await provider.openCheckout(order)
    for (let count = 0; count < 100; count += 1) razorpay.pay(reference, { status: 'failed' })
    const paid = razorpay.pay(reference)
    razorpay.pay(reference, { status: 'authorized' })
    const listed = await provider.listPayments(hourAgo())
    expect(listed.filter(({ orderId }) => orderId === order.id)).toEqual([
      {
        payment: { reference: paid.id, amountMinor: paid.amount, currency: paid.currency },
        providerReference: reference,
        orderId: order.id,
        accountId: order.accountId,
        plan: order.plan,
      },
    ])
  })

  it.each(['stripe', 'razorpay'] as const)('at %s yields the refunds with our ids', async (id) => {
    const provider = id === 'stripe' ? toStripe() : toRazorpay()
    const [order, refundId] = [{ ...paidOrder(), paymentReference: `paid_${newId()}` }, newId()]
    const { reference } = await provider.refund(order, { id: refundId, amountMinor: 700 })
    const listed = await provider.listRefunds(hourAgo())
    expect(listed.find((refund) => refund.reference === reference)).toEqual({
      reference,
      refundId,
      paymentReference: order.paymentReference,
      amountMinor: 700,
      currency: id === 'stripe' ? 'USD' : 'INR',
    })
  })
})

describe('a payment page at Stripe', () => {
  const sentEmail = async (email: string | null) => {
    const order = { ...paidOrder(), id: newId(), createdAt: new Date() }
    await toStripe().openCheckout({ ...order, buyer: { ...order.buyer, email } })
    return new URLSearchParams(stripe.requests.at(-1)?.body).get('customer_email')
  }

  it('is prefilled with the buyer’s e-mail address, unless Stripe would reject it', async () => {
    expect(await sentEmail('meera.nair+api@shop.example')).toBe('meera.nair+api@shop.example')
    for (const email of ['meera@localhost', 'jörg@exämple.de', null]) expect(await sentEmail(email)).toBe(null)
  })
})

describe('a call that fails', () => {
  const messageOf = async (call: Promise<unknown>): Promise<string> => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(PaymentProviderError)
    expect((error as Error).cause).toBe(undefined)
    return (error as Error).message
  }
  const order = { ...paidOrder(), providerReference: 'unknown' }

  it.each([
    ['cut', 'is unreachable, or sent an unreadable response'],
    ['error', 'responded 500 server_error'],
  ] as const)('(%s) is described in our own words', async (mode, words) => {
    stripe.mode = mode
    razorpay.mode = mode
    const messages = [await messageOf(toStripe().findPayment(order)), await messageOf(toRazorpay().findPayment(order))]
    stripe.mode = 'well'
    razorpay.mode = 'well'
    expect(messages).toEqual([`stripe ${words}`, `razorpay ${words}`])
  })

  it('with a garbage response is reported as unreadable', async () => {
    stripe.mode = 'garbage'
    razorpay.mode = 'garbage'
    const messages = [await messageOf(toStripe().findPayment(order)), await messageOf(toRazorpay().findPayment(order))]
    stripe.mode = 'well'
    razorpay.mode = 'well'
    for (const message of messages) expect(message).toContain('unreadable response')
  })

  it('with a refusal reports the provider’s code and never the key', async () => {
    const [wrong, none] = [toStripe('sk_test_hunter2'), toRazorpay('hunter2')]
    expect(await messageOf(wrong.findPayment(order))).toBe('stripe responded 401 invalid_api_key')
    expect(await messageOf(none.findPayment(order))).toBe('razorpay responded 401 BAD_REQUEST_ERROR')
  })

  it('is not retried automatically', async () => {
    stripe.mode = 'error'
    razorpay.mode = 'error'
    const before = [stripe.requests.length, razorpay.requests.length]
    await messageOf(toStripe().openCheckout(order))
    await messageOf(toRazorpay().openCheckout(order))
    stripe.mode = 'well'
    razorpay.mode = 'well'
    expect([stripe.requests.length, razorpay.requests.length]).toEqual(before.map((count) => count + 1))
  })

  it('to a closed port is reported as unreachable', async () => {
    const gone = await startStripeStandIn()
    await gone.close()
    const settings = { secretKey: 'sk', webhookSecrets: [], apiUrl: gone.url, returnUrl: 'https://shop.example' }
    expect(await messageOf(createStripeProvider(settings).findPayment(order))).toContain('is unreachable')
  })
})
