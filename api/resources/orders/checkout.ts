import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'

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
  if (!provider) throw new AppError('checkout_unavailable', `${id} is not set up on this installation`)
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
