import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { DeadlineError, withDeadline } from '#shared/concurrency/deadline.ts'
import type { Order, onlineProviderIds } from '#shared/orders/order.ts'
import { readField } from '#shared/platform/read-field.ts'

/** Money that a provider reports as received. */
export interface Payment {
  /** The provider's id of the payment. */
  reference: string
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
}

/** A verified message of a provider. */
export interface PaymentEvent {
  /** Id of the message, for deduplication. */
  id: string
  /** The provider's event type, such as payment.captured. */
  kind: string
  /** Our order's id, as given to the provider; null if the message names none. */
  orderId: string | null
  /** The provider's own id of the order; null if the message names none. */
  providerReference: string | null
  /** Null if the message does not report a payment. */
  payment: Payment | null
}

/** A payment as a provider lists it. */
export interface ListedPayment {
  payment: Payment
  /** The provider's own id of the order. */
  providerReference: string
  /** As given to the provider at checkout; null where it does not know them. */
  orderId: string | null
  accountId: string | null
  plan: string | null
}

/** A refund as a provider lists it. */
export interface ListedRefund {
  reference: string
  /** Our refund's id, as given to the provider; null for a refund that was made at the provider. */
  refundId: string | null
  /** The provider's id of the payment. */
  paymentReference: string | null
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
}

/** An online payment provider. Every call has a deadline and is made once: callers decide on retries. */
export interface PaymentProvider {
  id: (typeof onlineProviderIds)[number]
  /**
   * Opens the payment page or order at the provider. Called once for an order.
   *
   * @throws PaymentProviderError
   */
  openCheckout(order: Order): Promise<{ reference: string; checkout: object }>
  /** The payment for the order, or null. @throws PaymentProviderError */
  findPayment(order: Order): Promise<Payment | null>
  /** Verifies the parameters of the buyer's return. @throws AppError invalid_signature */
  verifyCallback(order: Order, callback: Record<string, string>): void
  /** @throws AppError invalid_signature for a forged, stale or malformed message. */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent
  /** Payments of orders that were opened at the provider since this moment. @throws PaymentProviderError */
  listPayments(since: Date): Promise<ListedPayment[]>
  /** Refunds that were made since this moment and have not failed. @throws PaymentProviderError */
  listRefunds(since: Date): Promise<ListedRefund[]>
  /** Pays back. Repeatable with the same `refundId`. @throws PaymentProviderError */
  refund(order: Order, refund: { id: string; amountMinor: number }): Promise<{ reference: string }>
}

/** The provider cannot be reached, took too long, or refused. The message holds its code, never a body. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError'
}

/** How long one call to a payment provider may take, from its first byte to its last. */
export const providerDeadlineMs = 5000

/**
 * One call through a provider's SDK. SDK errors are converted to a PaymentProviderError with status and provider
 * code only: their messages and bodies may contain the buyer's address.
 *
 * @param schema the part of the answer that is read; an answer of another shape is an error.
 * @throws PaymentProviderError
 */
export async function callProvider<Schema extends TSchema>(
  provider: PaymentProvider['id'],
  schema: Schema,
  call: () => Promise<unknown>,
): Promise<Static<Schema>> {
  const answer = await callSdk(provider, call)
  if (!Value.Check(schema, answer)) throw new PaymentProviderError(`${provider} sent an unreadable response`)
  return answer
}

async function callSdk(provider: PaymentProvider['id'], call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await withDeadline(call(), providerDeadlineMs, provider)
  } catch (error) {
    throw new PaymentProviderError(`${provider} ${describeFailure(error)}`)
  }
}

/** Both SDKs put the HTTP status on `statusCode`; Stripe's puts its code on `code`, Razorpay's on `error.code`. */
function describeFailure(error: unknown): string {
  if (error instanceof DeadlineError) return `did not respond within ${providerDeadlineMs} ms`
  const status = readField(error, 'statusCode')
  if (typeof status !== 'number') return 'is unreachable, or sent an unreadable response'
  const code = readField(error, 'code') ?? readField(readField(error, 'error'), 'code')
  return `responded ${status}${isCode(code) ? ` ${code}` : ''}`
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z_]{1,60}$/.test(value)
}
