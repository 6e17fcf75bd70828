import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Supplier } from '#shared/billing/supplier.ts'
import type { PaymentEventsTable, Queryable, Tables } from '#shared/db/tables.ts'
import type { Order, PaymentProviderId } from '#shared/orders/order.ts'
import { type SettleOutcome, settleOutcomes, settleWithin } from '#shared/orders/settle-order.ts'
import type { Payment, PaymentEvent, PaymentProvider } from '#shared/payments/payment-provider.ts'
import { isId } from '#shared/platform/ids.ts'

/** `ignored`: the message does not report a payment. */
export const receiveOutcomes = [...settleOutcomes, 'ignored'] as const
export type ReceiveOutcome = (typeof receiveOutcomes)[number]

export interface Received {
  outcome: ReceiveOutcome
  orderId: string | null
}

/**
 * Applies a provider's verified message. The event and its effect are written in one transaction: an interrupted message
 * has not been received, and its redelivery finds everything unchanged.
 */
export async function receiveEvent(
  db: Kysely<Tables>,
  provider: PaymentProvider['id'],
  event: PaymentEvent,
  supplier: Supplier,
): Promise<Received> {
  const { payment } = event
  if (payment === null) return { outcome: 'ignored', orderId: null }
  return db.transaction().execute(async (transaction) => {
    const orderId = await findOrderOfEvent(transaction, provider, event)
    const { outcome } =
      orderId === null
        ? { outcome: 'unknown_order' as const }
        : await settleWithin(transaction, { orderId, provider, payment }, supplier)
    const { id: eventId, kind } = event
    await recordPaymentEvent(transaction, { provider, eventId, kind, orderId, outcome, payment })
    return { outcome, orderId }
  })
}

/** Applies a payment found by polling the provider; `source` names the caller. */
export async function receiveFoundPayment(
  db: Kysely<Tables>,
  provider: PaymentProvider['id'],
  { order, payment, source }: { order: Order; payment: Payment; source: 'callback' | 'sweep' },
  supplier: Supplier,
): Promise<Received> {
  const { id: orderId, providerReference } = order
  const id = `${source}:${orderId}:${payment.reference}`
  return receiveEvent(db, provider, { id, kind: source, orderId, providerReference, payment }, supplier)
}

interface NewPaymentEvent {
  provider: PaymentProviderId
  /** The provider's id, or a generated one for a payment found by polling. */
  eventId: string
  /** Null for an unknown order. */
  orderId: string | null
  kind: string
  outcome: SettleOutcome
  payment: Payment
}

/** Stores an event once. A redelivery changes nothing, except that it adds the order if that was unknown before. */
async function recordPaymentEvent(transaction: Transaction<Tables>, event: NewPaymentEvent): Promise<void> {
  await transaction
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      order_id: event.orderId,
      kind: event.kind,
      outcome: event.outcome,
      payment_reference: event.payment.reference,
      currency: event.payment.currency,
      amount_minor: String(event.payment.amountMinor),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'event_id'])
        .doUpdateSet({ outcome: event.outcome, order_id: event.orderId })
        .where('payment_events.outcome', '=', 'unknown_order'),
    )
    .execute()
}

export type RecordedPaymentEvent = Selectable<PaymentEventsTable>

/** Newest first, for the operator; of one order or outcome if given. */
export async function listPaymentEvents(
  db: Queryable,
  { orderId, outcome, limit }: { orderId?: string | undefined; outcome?: string | undefined; limit: number },
): Promise<RecordedPaymentEvent[]> {
  let query = db
    .selectFrom('payment_events')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('event_id')
    .limit(limit)
  if (orderId !== undefined) query = query.where('order_id', '=', orderId)
  if (outcome !== undefined) query = query.where('outcome', '=', outcome)
  return query.execute()
}

/** The order that a provider's message is about; null if there is none. */
async function findOrderOfEvent(
  db: Queryable,
  provider: PaymentProviderId,
  event: { orderId: string | null; providerReference: string | null },
): Promise<string | null> {
  // Untrusted: the field may hold any value.
  const orderId = event.orderId !== null && isId(event.orderId) ? event.orderId : null
  const { rows } = await sql<{ id: string }>`
    select id from orders where provider = ${provider} and provider_reference = ${event.providerReference}
    union all
    -- A message may overtake our own note of the provider's reference. Where that is noted, it alone counts.
    select id from orders where id = ${orderId}::uuid and provider_reference is null
    limit 1`.execute(db)
  return rows[0]?.id ?? null
}
