import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { SignedMessage } from './signed-message.ts'
import { type StandInRequest, type StandInServer, startStandIn } from './stand-in-server.ts'

export const stripeSecrets = { key: 'sk_test_stand_in', webhook: 'whsec_stand_in', olderWebhook: 'whsec_older' }

export interface StripeSession {
  id: string
  object: 'checkout.session'
  url: string
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Record<string, string>
  /** Seconds since 1970. */
  created: number
}

interface StripeRefund {
  id: string
  object: 'refund'
  status: string
  payment_intent: string | null
  amount: number
  currency: string
  metadata: Record<string, string>
  created: number
}

export interface StripeStandIn extends StandInServer {
  refunds: StripeRefund[]
  /** What Stripe does with old keys. */
  forgetIdempotencyKeys(): void
  sessions: Map<string, StripeSession>
  environment: Record<string, string>
  /** The buyer pays: from now on the session says so. */
  pay(sessionId: string): StripeSession
}

/** The part of Stripe's API that is used: sessions, idempotency keys, refunds; form bodies in, JSON out. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, StripeSession>()
  const byKey = new Map<string, { sent: string; body: object }>()

  const refunds: StripeRefund[] = []
  const create = (request: StandInRequest): object => {
    if (request.path === '/v1/refunds') {
      const refund = toRefund(new URLSearchParams(request.body))
      refunds.push(refund)
      return refund
    }
    const session = toSession(new URLSearchParams(request.body))
    sessions.set(session.id, session)
    return session
  }
  const server = await startStandIn((request) => {
    if (request.headers.authorization !== `Bearer ${stripeSecrets.key}`) return refuse(401, 'invalid_api_key')
    if (request.method === 'GET' && request.path.startsWith('/v1/refunds?')) {
      const payment = new URLSearchParams(request.path.split('?')[1]).get('payment_intent')
      return listPage(payment ? refunds.filter((refund) => refund.payment_intent === payment) : refunds, request.path)
    }
    if (request.method === 'GET' && request.path.startsWith('/v1/checkout/sessions?'))
      return listPage([...sessions.values()], request.path)
    if (request.method === 'GET') {
      const session = sessions.get(request.path.replace('/v1/checkout/sessions/', ''))
      return session ? { status: 200, body: session } : refuse(404, 'resource_missing')
    }
    const key = String(request.headers['idempotency-key'])
    const known = byKey.get(key)
    if (known && known.sent !== request.body) return refuse(400, 'idempotency_error')
    const body = known?.body ?? create(request)
    byKey.set(key, { sent: request.body, body })
    return { status: 200, body }
  })
  return Object.assign(server, {
    sessions,
    refunds,
    forgetIdempotencyKeys: () => byKey.clear(),
    environment: {
      STRIPE_API_URL: server.url,
      STRIPE_SECRET_KEY: stripeSecrets.key,
      STRIPE_WEBHOOK_SECRET: `${stripeSecrets.webhook},${stripeSecrets.olderWebhook}`,
      CHECKOUT_RETURN_URL: 'https://shop.example/back?from=checkout',
    },
    pay(sessionId: string) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error('no such session')
      session.payment_status = 'paid'
      session.payment_intent ??= `pi_${token()}`
      return session
    },
  })
}

/** An event about a session, signed as Stripe signs it, by the SDK's own test helper. */
export function stripeMessage(
  session: StripeSession,
  options: { kind?: string; secret?: string; ageSeconds?: number; changes?: object; id?: string } = {},
): SignedMessage {
  const payload = JSON.stringify({
    id: options.id ?? `evt_${token()}`,
    object: 'event',
    type: options.kind ?? 'checkout.session.completed',
    data: { object: { ...session, ...options.changes } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? stripeSecrets.webhook,
    timestamp: Math.floor(Date.now() / 1000) - (options.ageSeconds ?? 0),
  })
  return { body: payload, headers: { 'stripe-signature': signature } }
}

function toSession(form: URLSearchParams): StripeSession {
  const id = `cs_test_${token()}`
  const amount =
    Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]'))
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/c/pay/${id}`,
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amount,
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    client_reference_id: form.get('client_reference_id'),
    metadata: Object.fromEntries(
      ['order_id', 'account_id', 'plan'].map((name) => [name, form.get(`metadata[${name}]`) ?? '']),
    ),
    created: Math.floor(Date.now() / 1000),
  }
}

function toRefund(form: URLSearchParams): StripeRefund {
  return {
    id: `re_${token()}`,
    object: 'refund',
    status: 'succeeded',
    payment_intent: form.get('payment_intent'),
    amount: Number(form.get('amount')),
    currency: 'usd',
    metadata: { refund_id: form.get('metadata[refund_id]') ?? '' },
    created: Math.floor(Date.now() / 1000),
  }
}

/** Newest first, `limit` from the one after `starting_after`. */
function listPage(all: { id: string; created: number }[], path: string): { status: number; body: object } {
  const query = new URLSearchParams(path.split('?')[1])
  const since = Number(query.get('created[gte]') ?? 0)
  const found = all.filter(({ created }) => created >= since).toReversed()
  const after = query.get('starting_after')
  const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1
  const end = start + Number(query.get('limit') ?? 10)
  return { status: 200, body: { object: 'list', data: found.slice(start, end), has_more: end < found.length } }
}

function refuse(status: number, code: string): { status: number; body: object } {
  return { status, body: { error: { type: 'invalid_request_error', code, message: 'refused' } } }
}

function token(): string {
  return randomBytes(12).toString('hex')
}
