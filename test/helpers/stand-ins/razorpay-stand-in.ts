import { createHmac, randomBytes } from 'node:crypto'
import type { SignedMessage } from './signed-message.ts'
import { type StandInRequest, type StandInServer, startStandIn } from './stand-in-server.ts'

export const razorpaySecrets = {
  keyId: 'rzp_test_stand_in',
  keySecret: 'key secret',
  webhook: 'webhook-secret',
  olderWebhook: 'older-webhook-secret',
}

interface RazorpayOrder {
  id: string
  entity: 'order'
  amount: number
  currency: string
  receipt: string
  notes: Record<string, string>
  status: string
}

export interface RazorpayPayment {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed'
  order_id: string
  /** Seconds since 1970. */
  created_at: number
  notes: Record<string, string>
}

interface RazorpayRefund {
  id: string
  payment_id: string
  amount: number
  currency: string
  status: string
  receipt: string
  created_at: number
}

export interface RazorpayStandIn extends StandInServer {
  refunds: RazorpayRefund[]
  orders: Map<string, RazorpayOrder>
  environment: Record<string, string>
  /** The buyer pays: a further payment of the order. */
  pay(orderId: string, changes?: Partial<RazorpayPayment>): RazorpayPayment
}

/** The part of Razorpay's API that is used: orders, their payments, refunds; JSON both ways, basic authentication. */
export async function startRazorpayStandIn(): Promise<RazorpayStandIn> {
  const orders = new Map<string, RazorpayOrder>()
  const payments = new Map<string, RazorpayPayment[]>()
  const authorization = `Basic ${Buffer.from(`${razorpaySecrets.keyId}:${razorpaySecrets.keySecret}`).toString('base64')}`

  const create = (request: StandInRequest): object => {
    const { amount, currency, receipt, notes } = JSON.parse(request.body)
    const id = `order_${token()}`
    const order: RazorpayOrder = { id, entity: 'order', amount, currency, receipt, notes, status: 'created' }
    orders.set(id, order)
    return order
  }
  const refunds: RazorpayRefund[] = []
  const refund = (paymentId: string, request: StandInRequest): RazorpayRefund => {
    const { receipt, amount } = JSON.parse(request.body)
    const created_at = Math.floor(Date.now() / 1000)
    const made = {
      id: `rfnd_${token()}`,
      payment_id: paymentId,
      amount,
      currency: 'INR',
      status: 'processed',
      receipt,
      created_at,
    }
    refunds.push(made)
    return made
  }
  const server = await startStandIn((request) => {
    if (request.headers.authorization !== authorization) return refuse(401)
    if (request.method === 'POST' && request.path === '/v1/orders') return { status: 200, body: create(request) }
    const refunded = /^\/v1\/payments\/([^/]+)\/refund$/.exec(request.path)?.[1]
    if (refunded) return { status: 200, body: refund(refunded, request) }
    const listed = /^\/v1\/payments\/([^/]+)\/refunds/.exec(request.path)?.[1]
    if (listed) {
      const items = refunds.filter(({ payment_id }) => payment_id === listed)
      return { status: 200, body: { entity: 'collection', count: items.length, items } }
    }
    if (request.method === 'GET' && request.path.startsWith('/v1/payments?'))
      return listPage([...payments.values()].flat(), request.path)
    if (request.method === 'GET' && request.path.startsWith('/v1/refunds?')) return listPage(refunds, request.path)
    const order = orders.get(/^\/v1\/orders\/([^/]+)$/.exec(request.path)?.[1] ?? '')
    if (order) return { status: 200, body: order }
    const asked = /^\/v1\/orders\/([^/]+)\/payments$/.exec(request.path)?.[1]
    if (!asked || !orders.has(asked)) return refuse(400)
    const items = payments.get(asked) ?? []
    return { status: 200, body: { entity: 'collection', count: items.length, items } }
  })
  return Object.assign(server, {
    orders,
    refunds,
    environment: {
      RAZORPAY_API_URL: server.url,
      RAZORPAY_KEY_ID: razorpaySecrets.keyId,
      RAZORPAY_KEY_SECRET: razorpaySecrets.keySecret,
      RAZORPAY_WEBHOOK_SECRET: `${razorpaySecrets.webhook},${razorpaySecrets.olderWebhook}`,
    },
    pay(orderId: string, changes: Partial<RazorpayPayment> = {}) {
      const order = orders.get(orderId)
      if (!order) throw new Error('no such order')
      const { amount, currency } = order
      const id = `pay_${token()}`
      const payment: RazorpayPayment = {
        ...{ id, entity: 'payment', amount, currency, status: 'captured', order_id: orderId, notes: {} },
        created_at: Math.floor(Date.now() / 1000),
        ...changes,
      }
      payments.set(orderId, [...(payments.get(orderId) ?? []), payment])
      return payment
    },
  })
}

/** An event, signed as Razorpay documents it: HMAC-SHA256 of the body. With the order it is what order.paid brings. */
export function razorpayMessage(
  payment: RazorpayPayment,
  options: { kind?: string; secret?: string; order?: RazorpayOrder | undefined; id?: string | null } = {},
): SignedMessage {
  const { order } = options
  const body = JSON.stringify({
    entity: 'event',
    event: options.kind ?? (order ? 'order.paid' : 'payment.captured'),
    contains: order ? ['payment', 'order'] : ['payment'],
    payload: { payment: { entity: payment }, ...(order ? { order: { entity: order } } : {}) },
    created_at: 1,
  })
  const message = razorpaySigned(body, options.secret)
  const id = options.id === undefined ? token() : options.id
  return id === null ? message : { body, headers: { ...message.headers, 'x-razorpay-event-id': id } }
}

export function razorpaySigned(body: string, secret = razorpaySecrets.webhook): SignedMessage {
  return { body, headers: { 'x-razorpay-signature': hmac(secret, body) } }
}

/** What Razorpay's page hands to the buyer's browser. */
export function razorpayCallback(payment: RazorpayPayment, keySecret = razorpaySecrets.keySecret) {
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: hmac(keySecret, `${payment.order_id}|${payment.id}`),
  }
}

/** Newest first, `count` after `skip`. */
function listPage(all: { created_at: number }[], path: string): { status: number; body: object } {
  const query = new URLSearchParams(path.split('?')[1])
  const found = all.filter(({ created_at }) => created_at >= Number(query.get('from') ?? 0)).toReversed()
  const skip = Number(query.get('skip') ?? 0)
  const items = found.slice(skip, skip + Number(query.get('count') ?? 10))
  return { status: 200, body: { entity: 'collection', count: items.length, items } }
}

function hmac(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('hex')
}

function refuse(status: number): { status: number; body: object } {
  return { status, body: { error: { code: 'BAD_REQUEST_ERROR', description: 'refused' } } }
}

function token(): string {
  return randomBytes(8).toString('hex')
}
