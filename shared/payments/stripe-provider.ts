import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { plans } from '#shared/accounts/plans.ts'
import { AppError } from '#shared/errors.ts'
import type { Order } from '#shared/orders/order.ts'
import {
  callProvider,
  type PaymentProvider,
  PaymentProviderError,
  providerDeadlineMs,
} from '#shared/payments/payment-provider.ts'
import {
  isLive,
  listedMax,
  listPayments,
  listStripeRefunds,
  sessionSchema,
  toPayment,
} from '#shared/payments/stripe-lists.ts'

const require = createRequire(import.meta.url)

export interface StripeSettings {
  secretKey: string
  /** Any of them may have signed a message. */
  webhookSecrets: string[]
  apiUrl: string
  returnUrl: string
}

/** Stripe's own tolerance; older events may be replay attacks. */
const toleranceSeconds = 300
/** Stripe allows 24 hours at most, by its own clock; half an hour is left for clocks that disagree. */
const sessionLifetimeSeconds = 23.5 * 3600

/**
 * Event types of received payments. A session that completes unpaid (a pending bank debit) is followed by the second
 * type. https://docs.stripe.com/checkout/fulfillment
 */
const paidKinds = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])

const openedSchema = Type.Object({ ...sessionSchema.properties, url: Type.String() })
const refundFields = { id: Type.String({ minLength: 1 }), status: Type.Union([Type.String(), Type.Null()]) }
const refundSchema = Type.Object(refundFields)
const refundsSchema = Type.Object({
  data: Type.Array(
    Type.Object({
      ...refundFields,
      metadata: Type.Optional(Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()])),
    }),
  ),
})

/** Checkout Sessions in payment mode, through the official SDK. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const client = openClient(settings)
  return {
    id: 'stripe',
    async openCheckout(order) {
      const session = await callProvider('stripe', openedSchema, async () =>
        client.checkout.sessions.create(describeSession(order, settings.returnUrl), { idempotencyKey: order.id }),
      )
      return { reference: session.id, checkout: { url: session.url, session_id: session.id } }
    },
    async findPayment(order) {
      const { providerReference } = order
      if (providerReference === null) return null
      return toPayment(
        await callProvider('stripe', sessionSchema, async () => client.checkout.sessions.retrieve(providerReference)),
      )
    },
    // The browser supplies nothing to verify: the session is fetched.
    verifyCallback() {},
    readEvent(rawBody, headers) {
      const event = verifyEvent(client, settings.webhookSecrets, rawBody, headers['stripe-signature'])
      const session: unknown = event.data?.object
      const isSession = event.type.startsWith('checkout.session.') && Value.Check(sessionSchema, session)
      if (!isSession) return { id: event.id, kind: event.type, orderId: null, providerReference: null, payment: null }
      return {
        id: event.id,
        kind: event.type,
        // Not client_reference_id: the buyer's address line sets that one on payment links.
        orderId: session.metadata?.order_id ?? null,
        providerReference: session.id,
        payment: paidKinds.has(event.type) ? toPayment(session) : null,
      }
    },
    listPayments: (since) => listPayments(client, since),
    listRefunds: (since) => listStripeRefunds(client, since),
    async refund(order, { id, amountMinor }) {
      const payment = order.paymentReference
      if (payment === null) throw new PaymentProviderError('stripe has no payment of this order')
      const made = await findRefund(client, payment, id)
      if (made !== null) return { reference: made }
      const refund = await callProvider('stripe', refundSchema, async () =>
        client.refunds.create(
          { payment_intent: payment, amount: amountMinor, metadata: { order_id: order.id, refund_id: id } },
          { idempotencyKey: id },
        ),
      )
      if (!isLive(refund)) throw new PaymentProviderError('stripe refused the refund')
      return { reference: refund.id }
    },
  }
}

/** Stripe forgets idempotency keys after about a day, and a refund may be retried later. */
async function findRefund(client: Stripe, payment: string, id: string): Promise<string | null> {
  const found = await callProvider('stripe', refundsSchema, async () =>
    client.refunds.list({ payment_intent: payment, limit: listedMax }),
  )
  return found.data.find((refund) => refund.metadata?.refund_id === id && isLive(refund))?.id ?? null
}

function openClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = new URL(apiUrl)
  const isPlain = url.protocol === 'http:'
  // Loaded here: it takes tens of megabytes and a fifth of a second, and only an installation with its keys needs it.
  const StripeClient = require('stripe') as typeof Stripe
  return new StripeClient(secretKey, {
    host: url.hostname,
    port: url.port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: providerDeadlineMs,
    // Callers decide on retries; retries of the SDK would exceed our deadline.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** The same for the same order, as the idempotency key demands. */
function describeSession(order: Order, returnUrl: string): Stripe.Checkout.SessionCreateParams {
  const name = `${plans[order.plan].name}: ${order.credits.toLocaleString('en')} API credits`
  // Account and plan identify the payment if the order itself is lost.
  const metadata = { order_id: order.id, account_id: order.accountId, plan: order.plan }
  return {
    mode: 'payment',
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata, description: name },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amounts.totalMinor,
          product_data: { name },
        },
      },
    ],
    // Accounts in India may take payments from abroad only with the payer's name and address.
    billing_address_collection: 'required',
    ...(isPlainAddress(order.buyer.email) ? { customer_email: order.buyer.email } : {}),
    expires_at: Math.floor(order.createdAt.getTime() / 1000) + sessionLifetimeSeconds,
    success_url: returnAddress(returnUrl, order.id, 'success'),
    cancel_url: returnAddress(returnUrl, order.id, 'cancelled'),
  }
}

/** It only fills in a field of Stripe's page, but Stripe refuses the whole order for an address that it rejects. */
function isPlainAddress(email: string | null): email is string {
  return email !== null && /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email)
}

function returnAddress(returnUrl: string, orderId: string, result: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('order_id', orderId)
  url.searchParams.set('result', result)
  return url.href
}

const eventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  type: Type.String({ minLength: 1, maxLength: 255 }),
  data: Type.Optional(Type.Object({ object: Type.Unknown() })),
})

function verifyEvent(
  client: Stripe,
  secrets: string[],
  rawBody: Buffer,
  signature: string | string[] | undefined,
): Static<typeof eventSchema> {
  for (const secret of secrets) {
    try {
      const event: unknown = client.webhooks.constructEvent(rawBody, signature ?? '', secret, toleranceSeconds)
      if (Value.Check(eventSchema, event)) return event
    } catch {
      // It may be signed with another secret.
    }
  }
  throw new AppError('invalid_signature')
}
