import type { Kysely } from 'kysely'
import type { Supplier } from '#shared/billing/supplier.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'
import { settleOutcomes, settleWithin } from '#shared/orders/settle-order.ts'
import { findOrderOfEvent, recordPaymentEvent } from '#shared/payments/payment-event-repository.ts'
import type { Payment, PaymentEvent, PaymentProvider } from '#shared/payments/payment-provider.ts'

/** `ignored`: the message does not say that money has arrived. */
export const receiveOutcomes = [...settleOutcomes, 'ignored'] as const
export type ReceiveOutcome = (typeof receiveOutcomes)[number]

export interface Received {
  outcome: ReceiveOutcome
  orderId: string | null
}

/**
 * What a provider's verified message leads to. The event and what it does are written in one transaction: a message that
 * is cut off in the middle has not been received, and its repeat finds everything as it was.
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

/** The same for a payment found by polling the provider; `source` names the caller. */
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
