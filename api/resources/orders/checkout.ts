import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'

/** Of a whole settlement. Providers want an answer within 5 seconds, and repeat what had none. */
export const settleDeadlineMs = 4000

/** @throws AppError checkout_unavailable where nothing is sold. */
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

/** A question to a payment provider. @throws AppError payment_provider_failed */
export async function askProvider<Result>(question: Promise<Result>): Promise<Result> {
  try {
    return await question
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    throw new AppError('payment_provider_failed', undefined, { cause: error })
  }
}
