import type { Currency } from '#shared/billing/money.ts'
import { AppError } from '#shared/errors.ts'
import type { PaymentProviderId } from '#shared/orders/order.ts'
import type { PaymentProviders } from '#shared/payments/open-payment-providers.ts'

/** Who takes which money. Bank transfers take both. */
const onlineProviderOf = { USD: 'stripe', INR: 'razorpay' } as const satisfies Record<Currency, PaymentProviderId>

/**
 * The requested provider, else the configured provider of the currency, else the bank transfer.
 *
 * @throws AppError validation_error if the requested provider takes another currency or is not configured.
 */
export function chooseProvider(
  currency: Currency,
  asked: PaymentProviderId | undefined,
  providers: PaymentProviders,
): PaymentProviderId {
  const online = onlineProviderOf[currency]
  if (asked === undefined) return providers.has(online) ? online : 'manual'
  if (asked === 'manual') return asked
  if (asked !== online) throw refuse(`does not take ${currency}; use ${providers.has(online) ? online : 'manual'}`)
  if (!providers.has(asked)) throw refuse(`${asked} is not set up here; use manual`)
  return asked
}

function refuse(message: string): AppError {
  return new AppError('validation_error', `provider: ${message}`, { details: [{ field: 'provider', message }] })
}
