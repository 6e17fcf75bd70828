import type { Database } from '#shared/db/connect.ts'
import type { Order } from '#shared/orders/order.ts'
import { payRefund } from '#shared/orders/pay-refund.ts'
import { markRefundPaid, type Refund } from '#shared/orders/refund-repository.ts'
import type { PaymentProviders } from '#shared/payments/open-payment-providers.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'
import { AdminError } from './admin-error.ts'

/** How a refund's money goes back: by the provider that took it, or by a bank transfer that the operator has made. */
export type PayBack = { provider: PaymentProvider } | { bankReference: string | undefined }

/**
 * Decided before anything is taken back, so that a missing key or a slip of the pen stops the command in time.
 *
 * @throws AdminError
 */
export function choosePayBack(order: Order, providers: PaymentProviders, bankReference: string | undefined): PayBack {
  if (order.provider === 'manual') return { bankReference }
  if (bankReference !== undefined) {
    throw new AdminError(`--reference is for bank transfers: ${order.provider} pays this order back by itself`)
  }
  const provider = providers.get(order.provider)
  if (!provider) throw new AdminError(`${order.provider} took the money and is not set up here: set its keys`)
  return { provider }
}

/**
 * Pays a pending refund back and says in words what came of it.
 *
 * @throws AdminError if the provider fails; the refund then stays pending.
 */
export async function payBack(database: Database, order: Order, refund: Refund, way: PayBack): Promise<string> {
  if (refund.status === 'paid') return 'The refund has been paid back already.'
  if ('provider' in way) {
    const paid = await payOrExplain(database, order, refund, way.provider)
    return `${order.provider} pays the refund back: ${paid.providerReference}.`
  }
  if (way.bankReference === undefined) {
    return `Now transfer the money, then: refunds retry ${order.id} --reference <bank reference>`
  }
  await markRefundPaid(database.kysely, refund.id, way.bankReference)
  return 'The refund is booked as paid back.'
}

async function payOrExplain(
  database: Database,
  order: Order,
  refund: Refund,
  provider: PaymentProvider,
): Promise<Refund> {
  try {
    return await payRefund(database.kysely, { order, refund }, provider)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    const state = 'The credits are taken back and the credit note is issued; the refund is pending'
    throw new AdminError(`${error.message}. ${state}: try "refunds retry ${order.id}" again`)
  }
}
