import type { Kysely } from 'kysely'
import type { Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'
import { markRefundPaid, type Refund } from '#shared/orders/refund-repository.ts'
import type { PaymentProvider } from '#shared/payments/payment-provider.ts'

/**
 * Has the provider pay a pending refund back. It may be called again after any failure: the provider knows the refund
 * by its id and pays it once. The refund stays pending until the provider has said yes.
 *
 * @throws PaymentProviderError
 */
export async function payRefund(
  db: Kysely<Tables>,
  { order, refund }: { order: Order; refund: Refund },
  provider: PaymentProvider,
): Promise<Refund> {
  if (refund.status === 'paid') return refund
  const { reference } = await provider.refund(order, { id: refund.id, amountMinor: refund.amounts.totalMinor })
  const paid = await markRefundPaid(db, refund.id, reference)
  return paid ?? { ...refund, status: 'paid', providerReference: reference }
}
