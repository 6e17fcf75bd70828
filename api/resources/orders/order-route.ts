import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { findOrder, type StoredOrder } from '#shared/orders/order-repository.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'
import { isId } from '#shared/platform/ids.ts'
import { callDatabase } from '../../call-dependency.ts'

export interface OrderRoutes {
  database: Database
  /** Null if checkout is not configured. */
  checkout: Checkout | null
  /** Seals cursors. */
  pepper: string
}

/** @throws AppError not_found, also for an order of another account. */
export async function getOrder({ kysely }: Database, accountId: string, id: string): Promise<StoredOrder> {
  const order = isId(id) ? await callDatabase(findOrder(kysely, id, accountId), 'order') : null
  if (!order) throw new AppError('not_found')
  return order
}

/** Deadline of a settlement. Providers expect a response within 5 seconds and resend otherwise. */
export const settleOrderDeadlineMs = 4000

/** @throws AppError checkout_unavailable if checkout is not configured. */
export function requireCheckout(checkout: Checkout | null): Checkout {
  if (!checkout) throw new AppError('checkout_unavailable')
  return checkout
}

/** @throws AppError checkout_unavailable for a provider without keys. */
export function requireProvider(checkout: Checkout, id: PaymentProvider['id']): PaymentProvider {
  const provider = checkout.providers.get(id)
  if (!provider) throw new AppError('checkout_unavailable', `${id} is not configured on this installation`)
  return provider
}

/** A call to a payment provider. @throws AppError payment_provider_failed */
export async function askProvider<Result>(question: Promise<Result>): Promise<Result> {
  try {
    return await question
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    throw new AppError('payment_provider_failed', undefined, { cause: error })
  }
}
