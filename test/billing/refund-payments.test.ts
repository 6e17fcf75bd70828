import { Type } from 'typebox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { toBuyer } from '#shared/billing/billing-details.ts'
import type { Order } from '#shared/orders/order.ts'
import { findOrder } from '#shared/orders/order-repository.ts'
import { payRefund, refundOrder } from '#shared/orders/refund-order.ts'
import { findRefundOfOrder, type Refund } from '#shared/orders/refund-repository.ts'
import type { PaymentProvider } from '#shared/payments/payment-provider.ts'
import { openPaymentProviders, paymentSettings } from '#shared/payments/payment-settings.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { foreignDetails, givenSupplier, supplierEnvironment } from '../helpers/billing.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { runAdmin } from '../helpers/programs/run-program.ts'
import { givenOrder, payOrder } from '../helpers/purchases.ts'
import { type RazorpayStandIn, startRazorpayStandIn } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { type StripeStandIn, startStripeStandIn } from '../helpers/stand-ins/stripe-stand-in.ts'

let database: TestDatabase
let stripe: StripeStandIn
let razorpay: RazorpayStandIn
beforeAll(async () => {
  ;[database, stripe, razorpay] = await Promise.all([
    createTestDatabase(),
    startStripeStandIn(),
    startRazorpayStandIn(),
  ])
})
afterAll(async () => {
  await Promise.all([database.close(), stripe.close(), razorpay.close()])
})
afterEach(() => {
  for (const standIn of [stripe, razorpay]) {
    standIn.mode = 'well'
    standIn.requests.length = 0
  }
})

function providerOf(id: PaymentProvider['id']): PaymentProvider {
  const environment = { ...stripe.environment, ...razorpay.environment }
  const provider = openPaymentProviders(parseConfig(Type.Object(paymentSettings), environment)).get(id)
  if (!provider) throw new Error(`${id} is not set up`)
  return provider
}

async function givenPaid(id: PaymentProvider['id']): Promise<Order> {
  const { accountId } = await givenCustomer(database, { credits: 0 })
  const buyer = id === 'stripe' ? { buyer: toBuyer(foreignDetails) } : {}
  const made = await givenOrder(database, accountId, { provider: id, ...buyer })
  await payOrder(database, made, `${id === 'stripe' ? 'pi' : 'pay'}_${made.id.replaceAll('-', '')}`)
  const order = await findOrder(database.kysely, made.id)
  if (!order) throw new Error('no order')
  return order
}

async function givenPending(id: PaymentProvider['id']): Promise<{ order: Order; refund: Refund }> {
  const order = await givenPaid(id)
  const decision = await refundOrder(database.kysely, order.id, givenSupplier())
  if (decision.outcome !== 'refunded') throw new Error(decision.outcome)
  return { order, refund: decision.refund }
}

describe('paying a refund back', () => {
  it('requests the total from Stripe with the refund’s id as idempotency key, and stores the reference', async () => {
    const { order, refund } = await givenPending('stripe')
    const paid = await payRefund(database.kysely, { order, refund }, providerOf('stripe'))
    expect(paid).toMatchObject({ status: 'paid', providerReference: expect.stringMatching(/^re_/) })
    const request = stripe.requests.find(({ method }) => method === 'POST')
    expect(request?.headers['idempotency-key']).toBe(refund.id)
    const sent = new URLSearchParams(request?.body)
    expect([sent.get('payment_intent'), sent.get('amount')]).toEqual([
      order.paymentReference,
      String(refund.amounts.totalMinor),
    ])
    expect(await findRefundOfOrder(database.kysely, order.id)).toEqual(paid)
    await expectSoundLedger(database)
  })

  it('does the same at Razorpay', async () => {
    const { order, refund } = await givenPending('razorpay')
    const paid = await payRefund(database.kysely, { order, refund }, providerOf('razorpay'))
    expect(paid).toMatchObject({ status: 'paid', providerReference: expect.stringMatching(/^rfnd_/) })
    const request = razorpay.requests.find(({ method }) => method === 'POST')
    expect(request?.headers['x-refund-idempotency']).toBe(refund.id)
    expect(request?.path).toBe(`/v1/payments/${order.paymentReference}/refund`)
    expect(JSON.parse(request?.body ?? '').amount).toBe(refund.amounts.totalMinor)
  })

  it.each(['error', 'cut', 'garbage'] as const)(
    'leaves it pending and the credits withdrawn when the provider fails (%s), and can be retried',
    async (mode) => {
      const { order, refund } = await givenPending('stripe')
      stripe.mode = mode
      await expect(payRefund(database.kysely, { order, refund }, providerOf('stripe'))).rejects.toMatchObject({
        name: 'PaymentProviderError',
      })
      expect(await findRefundOfOrder(database.kysely, order.id)).toEqual(refund)
      expect(await accountState(database, order.accountId)).toMatchObject({ remaining: 0 })
      stripe.mode = 'well'
      const paid = await payRefund(database.kysely, { order, refund }, providerOf('stripe'))
      expect(paid.status).toBe('paid')
      await expectSoundLedger(database)
    },
  )

  it('pays once, even with concurrent and repeated attempts', async () => {
    const { order, refund } = await givenPending('stripe')
    const tries = [1, 2, 3].map(() => payRefund(database.kysely, { order, refund }, providerOf('stripe')))
    const references = new Set((await Promise.all(tries)).map(({ providerReference }) => providerReference))
    expect(references.size).toBe(1)
    const stored = await findRefundOfOrder(database.kysely, order.id)
    stripe.requests.length = 0
    if (!stored) throw new Error('no refund')
    expect(await payRefund(database.kysely, { order, refund: stored }, providerOf('stripe'))).toEqual(stored)
    expect(stripe.requests).toEqual([])
  })
})

describe('a refund that was made, but whose answer was lost', () => {
  it('is found at Stripe when its idempotency key is long forgotten', async () => {
    const { order, refund } = await givenPending('stripe')
    const { reference } = await providerOf('stripe').refund(order, {
      id: refund.id,
      amountMinor: refund.amounts.totalMinor,
    })
    stripe.forgetIdempotencyKeys()
    const paid = await payRefund(database.kysely, { order, refund }, providerOf('stripe'))
    expect(paid.providerReference).toBe(reference)
    expect(stripe.refunds.filter(({ metadata }) => metadata.refund_id === refund.id)).toHaveLength(1)
  })

  it('is found at Razorpay', async () => {
    const { order, refund } = await givenPending('razorpay')
    const { reference } = await providerOf('razorpay').refund(order, {
      id: refund.id,
      amountMinor: refund.amounts.totalMinor,
    })
    const paid = await payRefund(database.kysely, { order, refund }, providerOf('razorpay'))
    expect(paid.providerReference).toBe(reference)
    expect(razorpay.refunds.filter(({ receipt }) => receipt === refund.id)).toHaveLength(1)
  })
})

describe('the operator’s command', () => {
  function admin(args: string[], environment: Record<string, string>) {
    return runAdmin(args, {
      DATABASE_URL: database.url,
      ...supplierEnvironment,
      ...environment,
    })
  }

  it('reports the refund as pending when the provider fails; run again, it only pays that refund', async () => {
    const order = await givenPaid('stripe')
    stripe.mode = 'error'
    const failed = await admin(['orders', 'refund', order.id, '--json'], stripe.environment)
    expect([failed.exitCode, failed.stdout]).toEqual([1, ''])
    expect(failed.stderr).toMatch(/^stripe responded 500.*refund is pending: retry with "refunds retry/)
    expect(failed.stderr).not.toContain('buyer@example.com')
    const pending = await findRefundOfOrder(database.kysely, order.id)
    stripe.mode = 'well'
    const again = await admin(['orders', 'refund', order.id, '--json'], stripe.environment)
    expect(JSON.parse(again.stdout).refund).toMatchObject({ id: pending?.id, status: 'paid' })
    await expectSoundLedger(database)
  })

  it('records a bank transfer for a refund that the provider fails to pay, without asking it again', async () => {
    const { order, refund } = await givenPending('razorpay')
    razorpay.mode = 'error'
    const retry = ['refunds', 'retry', order.id, '--json']
    expect((await admin(retry, razorpay.environment)).exitCode).toBe(1)
    razorpay.requests.length = 0
    const booked = await admin([...retry, '--reference', 'NEFT 7732'], razorpay.environment)
    expect(JSON.parse(booked.stdout).refund).toMatchObject({
      id: refund.id,
      status: 'paid',
      provider_reference: 'NEFT 7732',
    })
    expect(razorpay.requests).toEqual([])
    await expectSoundLedger(database)
  })

  it('withdraws no credits if it cannot pay: without keys, or with a bank reference for a card', async () => {
    const order = await givenPaid('stripe')
    const refused = [
      await admin(['orders', 'refund', order.id], {}),
      await admin(['orders', 'refund', order.id, '--reference', 'NEFT 1'], stripe.environment),
    ]
    expect(refused.map(({ exitCode }) => exitCode)).toEqual([1, 1])
    expect(refused[0]?.stderr).toMatch(/paid through stripe, which is not configured/)
    expect(refused[1]?.stderr).toMatch(/--reference is for bank transfers/)
    expect(await accountState(database, order.accountId)).toMatchObject({ remaining: 1500 })
  })

  it('does not settle an order by hand that is paid through a provider', async () => {
    const { accountId } = await givenCustomer(database, { credits: 0 })
    const order = await givenOrder(database, accountId, { provider: 'razorpay' })
    const amount = ['--amount', '1178.82', '--currency', 'INR']
    const end = await admin(['orders', 'settle', order.id, '--reference', 'UTR 1', ...amount], {})
    expect([end.exitCode, end.stdout]).toEqual([1, ''])
    expect(end.stderr).toMatch(/paid through razorpay/)
    expect(await accountState(database, accountId)).toMatchObject({ remaining: 0 })
  })
})
