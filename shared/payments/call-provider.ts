import { DeadlineError, withDeadline } from '#shared/concurrency/deadline.ts'
import { PaymentProviderError } from '#shared/payments/payment-provider.ts'
import { readField } from '#shared/platform/read-field.ts'

/** How long one call to a payment provider may take, from its first byte to its last. */
export const providerDeadlineMs = 5000

/**
 * One call through a provider's SDK. SDK errors are converted to a PaymentProviderError with status and provider
 * code only: their messages and bodies may contain the buyer's address.
 *
 * @throws PaymentProviderError
 */
export async function callProvider<Result>(
  provider: 'stripe' | 'razorpay',
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withDeadline(call(), providerDeadlineMs, provider)
  } catch (error) {
    throw new PaymentProviderError(`${provider} ${describeFailure(error)}`)
  }
}

/** Both SDKs put the HTTP status on `statusCode`; Stripe's puts its code on `code`, Razorpay's on `error.code`. */
function describeFailure(error: unknown): string {
  if (error instanceof DeadlineError) return `did not answer within ${providerDeadlineMs} ms`
  const status = readField(error, 'statusCode')
  if (typeof status !== 'number') return 'cannot be reached, or gave an answer that cannot be read'
  const code = readField(error, 'code') ?? readField(readField(error, 'error'), 'code')
  return `answered ${status}${isCode(code) ? ` ${code}` : ''}`
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z_]{1,60}$/.test(value)
}
