import type Stripe from 'stripe'
import { type Static, Type } from 'typebox'
import { callProvider, type ListedPayment, type ListedRefund, type Payment } from '#shared/payments/payment-provider.ts'

/** The most that Stripe returns in one page. */
export const listedMax = 100

/** The fields read from a session; both events and responses are untrusted and validated. */
export const sessionSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  payment_status: Type.String(),
  payment_intent: Type.Union([Type.String(), Type.Null(), Type.Object({ id: Type.String() })]),
  amount_total: Type.Union([Type.Integer(), Type.Null()]),
  currency: Type.Union([Type.String(), Type.Null()]),
  metadata: Type.Optional(Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()])),
})
type Session = Static<typeof sessionSchema>

/** Null for a session that is not paid. */
export function toPayment(session: Session): Payment | null {
  if (session.payment_status !== 'paid' || session.amount_total === null || session.currency === null) return null
  const intent = session.payment_intent
  const reference = typeof intent === 'string' ? intent : (intent?.id ?? session.id)
  return { reference, amountMinor: session.amount_total, currency: session.currency.toUpperCase() }
}

/** All pages of a list, each with the deadline of a call. */
async function listAll<Item extends typeof sessionSchema | typeof listedRefundSchema>(
  itemSchema: Item,
  readPage: (page: { limit: number; starting_after?: string }) => Promise<unknown>,
): Promise<Static<Item>[]> {
  const pageSchema = Type.Object({ data: Type.Array(itemSchema), has_more: Type.Boolean() })
  const items: Static<Item>[] = []
  for (;;) {
    const last = items.at(-1)
    const page = await callProvider('stripe', pageSchema, () =>
      readPage({ limit: listedMax, ...(last ? { starting_after: last.id } : {}) }),
    )
    items.push(...page.data)
    if (!page.has_more || page.data.length === 0) return items
  }
}

/** Payments of sessions that were opened since then. @throws PaymentProviderError */
export async function listPayments(client: Stripe, since: Date): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const sessions = await listAll(sessionSchema, async (page) => client.checkout.sessions.list({ ...page, created }))
  return sessions.flatMap((session) => {
    const payment = toPayment(session)
    if (payment === null) return []
    const { order_id: orderId, account_id: accountId, plan } = session.metadata ?? {}
    const named = { orderId: orderId ?? null, accountId: accountId ?? null, plan: plan ?? null }
    return [{ payment, providerReference: session.id, ...named }]
  })
}

const listedRefundSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Integer(),
  currency: Type.String(),
  payment_intent: Type.Union([Type.String(), Type.Null(), Type.Object({ id: Type.String() })]),
  metadata: Type.Optional(Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()])),
})

export function isLive({ status }: { status: string | null }): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/** Refunds that were made since then and have not failed. @throws PaymentProviderError */
export async function listStripeRefunds(client: Stripe, since: Date): Promise<ListedRefund[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const refunds = await listAll(listedRefundSchema, async (page) => client.refunds.list({ ...page, created }))
  return refunds.flatMap((refund) => {
    if (!isLive(refund)) return []
    const intent = refund.payment_intent
    const listed: ListedRefund = {
      reference: refund.id,
      refundId: refund.metadata?.refund_id ?? null,
      paymentReference: typeof intent === 'string' ? intent : (intent?.id ?? null),
      amountMinor: refund.amount,
      currency: refund.currency.toUpperCase(),
    }
    return [listed]
  })
}
