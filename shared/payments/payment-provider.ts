import type { Order } from '#shared/orders/order.ts'

/** Money that a provider says it has received. */
export interface Payment {
  /** The provider's id of the payment. */
  reference: string
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
}

/** A verified message of a provider. */
export interface PaymentEvent {
  /** Of the message, for telling repeats. */
  id: string
  /** The provider's name for what happened, such as payment.captured. */
  kind: string
  /** Our order's id as the provider was given it by us; null if the message names none. */
  orderId: string | null
  /** The provider's own id of the order; null if the message names none. */
  providerReference: string | null
  /** Null when the message does not say that money has arrived. */
  payment: Payment | null
}

/** A payment as a provider lists it. */
export interface ListedPayment {
  payment: Payment
  /** The provider's own id of the order. */
  providerReference: string
  /** As we named them to the provider; null where it does not know them. */
  orderId: string | null
  accountId: string | null
  plan: string | null
}

/** A refund as a provider lists it. */
export interface ListedRefund {
  reference: string
  /** Our refund's id, as the provider was given it; null for one that was made at the provider. */
  refundId: string | null
  /** The provider's id of the payment. */
  paymentReference: string | null
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
}

export const onlineProviderIds = ['stripe', 'razorpay'] as const

/** The other side of an online payment. Every call has a deadline and is made once: callers decide on repeats. */
export interface PaymentProvider {
  id: (typeof onlineProviderIds)[number]
  /**
   * Opens the payment page or order at the provider. Called once for an order.
   *
   * @throws PaymentProviderError
   */
  openCheckout(order: Order): Promise<{ reference: string; checkout: object }>
  /** What has been paid for the order, or null. @throws PaymentProviderError */
  findPayment(order: Order): Promise<Payment | null>
  /** Checks what the buyer's browser brought back. @throws AppError invalid_signature */
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
