import type { Kysely } from 'kysely'
import type { Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'
import { payRefund } from '#shared/orders/pay-refund.ts'
import { type RefundRefusal, refundOrder } from '#shared/orders/refund-order.ts'
import { findRefundOfOrder, markRefundPaid, type Refund } from '#shared/orders/refund-repository.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'
import type { Checkout } from './checkout.ts'

/** How a refund's money goes back: by the provider that took it, or by a bank transfer that the operator has made. */
type PayBack = { provider: PaymentProvider } | { bankReference: string | undefined }
type PayBackRefusal = 'reference_not_needed' | 'provider_not_set_up'

/** What came of an operator's refund; for `provider_failed` and `transfer_due` the refund is pending. */
export type PayBackOutcome =
  | { outcome: 'paid_before' | 'paid_by_provider' | 'transfer_booked' | 'transfer_due'; refund: Refund }
  | { outcome: 'provider_failed'; explanation: string }
  | { outcome: RefundRefusal | PayBackRefusal | 'not_refunded' }

type Selling = Pick<Checkout, 'supplier' | 'providers'>

/**
 * Takes the unspent credits of an order back, issues the credit note and pays the money back. How the money goes back
 * is decided first, so that a missing provider or a slip of the pen changes nothing. Called again after a failure of
 * the provider, it does only what is left.
 *
 * @param bankReference of a transfer that the operator has made; only for orders paid by transfer
 */
export async function refundAndPayBack(
  db: Kysely<Tables>,
  order: Order,
  { supplier, providers }: Selling,
  bankReference: string | undefined,
): Promise<PayBackOutcome> {
  const way = choosePayBack(order, providers, bankReference)
  if ('outcome' in way) return way
  const decision = await refundOrder(db, order.id, supplier)
  const refund = await findRefundOfOrder(db, order.id)
  if (decision.outcome !== 'refunded' && refund?.status !== 'pending') return { outcome: decision.outcome }
  return refund ? payBack(db, order, refund, way) : { outcome: 'unknown_order' }
}

/**
 * Pays the pending refund of an order back.
 *
 * @param bankReference of a transfer that the operator has made, instead of a provider that refuses for good (so small
 *   a sum, so old a payment)
 */
export async function retryPayBack(
  db: Kysely<Tables>,
  order: Order,
  { providers }: Pick<Selling, 'providers'>,
  bankReference: string | undefined,
): Promise<PayBackOutcome> {
  const refund = await findRefundOfOrder(db, order.id)
  if (!refund) return { outcome: 'not_refunded' }
  const way = bankReference === undefined ? choosePayBack(order, providers, undefined) : { bankReference }
  return 'outcome' in way ? way : payBack(db, order, refund, way)
}

function choosePayBack(
  order: Order,
  providers: Selling['providers'],
  bankReference: string | undefined,
): PayBack | { outcome: PayBackRefusal } {
  if (order.provider === 'manual') return { bankReference }
  if (bankReference !== undefined) return { outcome: 'reference_not_needed' }
  const provider = providers.get(order.provider)
  return provider ? { provider } : { outcome: 'provider_not_set_up' }
}

async function payBack(db: Kysely<Tables>, order: Order, refund: Refund, way: PayBack): Promise<PayBackOutcome> {
  if (refund.status === 'paid') return { outcome: 'paid_before', refund }
  if ('provider' in way) return payByProvider(db, order, refund, way.provider)
  if (way.bankReference === undefined) return { outcome: 'transfer_due', refund }
  const paid = await markRefundPaid(db, refund.id, way.bankReference)
  return paid ? { outcome: 'transfer_booked', refund: paid } : { outcome: 'paid_before', refund }
}

async function payByProvider(
  db: Kysely<Tables>,
  order: Order,
  refund: Refund,
  provider: PaymentProvider,
): Promise<PayBackOutcome> {
  try {
    return { outcome: 'paid_by_provider', refund: await payRefund(db, { order, refund }, provider) }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return { outcome: 'provider_failed', explanation: error.message }
  }
}
