import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type Razorpay from 'razorpay'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { AppError } from '#shared/errors.ts'
import {
  callProvider,
  type ListedPayment,
  type ListedRefund,
  type Payment,
  type PaymentEvent,
  type PaymentProvider,
  PaymentProviderError,
} from '#shared/payments/payment-provider.ts'
import { openRazorpay, type RazorpayAccess } from '#shared/payments/razorpay-client.ts'

export interface RazorpaySettings extends RazorpayAccess {
  /** Any of them may have signed a message: for a day after a change Razorpay still uses the old one. */
  webhookSecrets: string[]
}

/**
 * Razorpay itself captures an authorized payment for this long: it polls the bank for five days.
 * https://razorpay.com/docs/payments/payments/capture-settings/api/
 */
const captureWithinMinutes = 5 * 24 * 60

/** Event types of received payments; an authorized payment can still be returned to the buyer. */
const paidKinds = new Set(['payment.captured', 'order.paid'])

const idText = Type.String({ minLength: 1 })
const optionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const paymentSchema = Type.Object({
  id: idText,
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.String(),
  order_id: optionalText,
})
type RazorpayPayment = Static<typeof paymentSchema>

const listedMax = 100
const refundsSchema = Type.Object({
  items: Type.Array(Type.Object({ id: idText, status: Type.String(), receipt: optionalText })),
})

const messageSchema = Type.Object({
  event: Type.String({ minLength: 1, maxLength: 255 }),
  payload: Type.Object({
    payment: Type.Optional(Type.Object({ entity: paymentSchema })),
    order: Type.Optional(Type.Object({ entity: Type.Object({ id: Type.String(), receipt: optionalText }) })),
  }),
})

/** Orders that capture automatically, through the official SDK. */
export function createRazorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const client = openRazorpay(settings)
  return {
    id: 'razorpay',
    async openCheckout(order) {
      const { amounts, currency } = order
      const opened = await callProvider('razorpay', Type.Object({ id: idText }), () =>
        client.orders.create({
          amount: amounts.totalMinor,
          currency,
          receipt: order.id,
          // Account and plan identify the payment if the order itself is lost.
          notes: { order_id: order.id, account_id: order.accountId, plan: order.plan },
          // The SDK's type also requires the options of manual capture, which have no meaning here.
          payment: { capture: 'automatic', capture_options: automaticCapture as never },
        }),
      )
      const checkout = { key: settings.keyId, order_id: opened.id, amount: amounts.totalMinor, currency }
      return { reference: opened.id, checkout }
    },
    async findPayment({ providerReference }) {
      if (providerReference === null) return null
      const found = await callProvider('razorpay', Type.Object({ items: Type.Array(paymentSchema) }), () =>
        client.orders.fetchPayments(providerReference),
      )
      return found.items.map(toPayment).find((payment) => payment !== null) ?? null
    },
    verifyCallback(order, callback) {
      // The order's id is ours: one that the browser sends might be of another, paid order.
      const signed = `${order.providerReference}|${callback.razorpay_payment_id}`
      if (!isSignedBy(settings.keySecret, Buffer.from(signed), callback.razorpay_signature)) {
        throw new AppError('invalid_signature')
      }
    },
    readEvent: (rawBody, headers) => readEvent(settings.webhookSecrets, rawBody, headers),
    listPayments: (since) => listPayments(client, since),
    listRefunds: (since) => listRefunds(client, since),
    async refund({ paymentReference }, { id: refundId, amountMinor }) {
      if (paymentReference === null) throw new PaymentProviderError('razorpay has no payment of this order')
      const made = await findRefund(client, paymentReference, refundId)
      if (made !== null) return { reference: made }
      // The SDK takes headers for a whole client only.
      const refunding = openRazorpay(settings, { 'X-Refund-Idempotency': refundId })
      const request = { amount: amountMinor, receipt: refundId, notes: { refund_id: refundId } }
      const refund = await callProvider('razorpay', Type.Object({ id: idText, status: Type.String() }), () =>
        refunding.payments.refund(paymentReference, request),
      )
      if (refund.status === 'failed') throw new PaymentProviderError('razorpay refused the refund')
      return { reference: refund.id }
    },
  }
}

/** The lifetime of Razorpay's idempotency header is not documented, and a refund may be retried days later. */
async function findRefund(client: Razorpay, paymentReference: string, refundId: string): Promise<string | null> {
  const found = await callProvider('razorpay', refundsSchema, () =>
    client.payments.fetchMultipleRefund(paymentReference, { count: listedMax }),
  )
  return found.items.find(({ receipt, status }) => receipt === refundId && status !== 'failed')?.id ?? null
}

interface Page {
  from: number
  count: number
  skip: number
}

/** All pages of a list, each with the deadline of a call. */
async function listAll<Item extends TSchema>(
  since: Date,
  itemSchema: Item,
  readPage: (page: Page) => Promise<unknown>,
): Promise<Static<Item>[]> {
  const items: Static<Item>[] = []
  for (;;) {
    const page = { from: Math.floor(since.getTime() / 1000), count: listedMax, skip: items.length }
    const found = await callProvider('razorpay', Type.Object({ items: Type.Array(itemSchema) }), () => readPage(page))
    items.push(...found.items)
    if (found.items.length < listedMax) return items
  }
}

const listedOrderSchema = Type.Object({
  id: idText,
  receipt: optionalText,
  // An empty one is a list.
  notes: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Array(Type.Unknown())])),
})

async function listPayments(client: Razorpay, since: Date): Promise<ListedPayment[]> {
  const listed: ListedPayment[] = []
  for (const item of await listAll(since, paymentSchema, (page) => client.payments.all(page))) {
    const payment = toPayment(item)
    const { order_id: providerReference } = item
    if (payment === null || !providerReference) continue
    // Not the payment's notes, which the buyer's browser may write: the order's are ours.
    const order = await callProvider('razorpay', listedOrderSchema, () => client.orders.fetch(providerReference))
    const note = (name: string): string | null => {
      const text: unknown = order.notes && !Array.isArray(order.notes) ? order.notes[name] : null
      return typeof text === 'string' ? text : null
    }
    listed.push({
      payment,
      providerReference,
      orderId: order.receipt ?? null,
      accountId: note('account_id'),
      plan: note('plan'),
    })
  }
  return listed
}

const listedRefundSchema = Type.Object({
  id: idText,
  status: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  payment_id: Type.String(),
  receipt: optionalText,
})

async function listRefunds(client: Razorpay, since: Date): Promise<ListedRefund[]> {
  const items = await listAll(since, listedRefundSchema, (page) => client.refunds.all(page))
  return items.flatMap((refund) => {
    if (refund.status === 'failed') return []
    const { id: reference, receipt, payment_id: paymentReference, amount: amountMinor } = refund
    const currency = refund.currency.toUpperCase()
    return [{ reference, refundId: receipt ?? null, paymentReference, amountMinor, currency }]
  })
}

const automaticCapture = { automatic_expiry_period: captureWithinMinutes, refund_speed: 'normal' }

function readEvent(
  secrets: string[],
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): PaymentEvent {
  const signature = headers['x-razorpay-signature']
  if (!secrets.some((secret) => isSignedBy(secret, rawBody, signature))) throw new AppError('invalid_signature')
  const message = parse(rawBody)
  if (!Value.Check(messageSchema, message)) throw new AppError('invalid_signature')
  const { payment, order } = message.payload
  return {
    id: readEventId(headers['x-razorpay-event-id'], rawBody),
    kind: message.event,
    // Not the payment's notes, which the buyer's browser may write: the order's receipt is ours.
    orderId: order?.entity.receipt ?? null,
    providerReference: order?.entity.id ?? payment?.entity.order_id ?? null,
    payment: payment && paidKinds.has(message.event) ? toPayment(payment.entity) : null,
  }
}

function toPayment({ id, amount, currency, status }: RazorpayPayment): Payment | null {
  return status === 'captured' ? { reference: id, amountMinor: amount, currency: currency.toUpperCase() } : null
}

/** This header is not signed; it is used for deduplication only. */
function readEventId(header: string | string[] | undefined, rawBody: Buffer): string {
  if (typeof header === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(header)) return header
  return createHash('sha256').update(rawBody).digest('hex')
}

/** HMAC-SHA256 in hexadecimal, compared in constant time; the SDK's own comparison is not. */
function isSignedBy(secret: string, content: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', secret).update(content).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
