import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { PaymentEventsTable, Tables } from '#shared/db/tables.ts'
import type { PaymentProviderId } from '#shared/orders/order.ts'
import type { SettleOutcome } from '#shared/orders/settle-order.ts'
import type { Payment } from '#shared/payments/payment-provider.ts'
import { isId } from '#shared/platform/ids.ts'

type Client = Kysely<Tables> | Transaction<Tables>

export interface NewPaymentEvent {
  provider: PaymentProviderId
  /** The provider's id, or a generated one for polled states. */
  eventId: string
  /** Null for an order that is not known. */
  orderId: string | null
  kind: string
  outcome: SettleOutcome
  payment: Payment
}

/**
 * Stores an event once. A redelivery changes nothing, except that it can add the order if it was unknown before.
 */
export async function recordPaymentEvent(transaction: Transaction<Tables>, event: NewPaymentEvent): Promise<void> {
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

export interface RecordedPaymentEvent {
  provider: PaymentProviderId
  eventId: string
  orderId: string | null
  kind: string
  outcome: string
  paymentReference: string | null
  currency: string | null
  amountMinor: number | null
  receivedAt: Date
}

/** Newest first, for the operator. `outcome` leaves out all others. */
export async function listPaymentEvents(
  db: Client,
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
  return (await query.execute()).map(fromRow)
}

/** The order that a provider's message is about; null if there is none. */
export async function findOrderOfEvent(
  db: Client,
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

function fromRow(row: Selectable<PaymentEventsTable>): RecordedPaymentEvent {
  return {
    provider: row.provider,
    eventId: row.event_id,
    orderId: row.order_id,
    kind: row.kind,
    outcome: row.outcome,
    paymentReference: row.payment_reference,
    currency: row.currency,
    amountMinor: row.amount_minor === null ? null : Number(row.amount_minor),
    receivedAt: row.received_at,
  }
}
