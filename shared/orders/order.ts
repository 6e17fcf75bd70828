import type { PlanId } from '#shared/accounts/plans.ts'
import type { Buyer } from '#shared/billing/billing-details.ts'
import type { Currency, TaxedAmounts } from '#shared/billing/money.ts'
import type { TaxTreatment } from '#shared/billing/tax/tax.ts'

/** Providers of online payments. */
export const onlineProviderIds = ['stripe', 'razorpay'] as const

/** `manual` is a bank transfer that the operator confirms; it needs no account at a provider. */
export const paymentProviderIds = ['manual', ...onlineProviderIds] as const
export type PaymentProviderId = (typeof paymentProviderIds)[number]

/**
 * pending → paid → refunded, or pending → expired. Only forward, with one exception: money that arrives for an expired
 * order still pays it, since a bank may take days to report it.
 */
export const orderStatuses = ['pending', 'paid', 'refunded', 'expired'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** One bundle of a plan at the price, tax and buyer of the moment it was ordered. */
export interface Order {
  id: string
  accountId: string
  plan: PlanId
  credits: number
  validityDays: number
  provider: PaymentProviderId
  status: OrderStatus
  currency: Currency
  amounts: TaxedAmounts
  taxTreatment: TaxTreatment
  taxRateBasisPoints: number
  buyer: Buyer
  /** The provider's own id: a Stripe checkout session or a Razorpay order. */
  providerReference: string | null
  /** The data with which the buyer pays; its shape depends on the provider. */
  checkout: unknown
  /** The payment that settled it: a Stripe payment intent, a Razorpay payment, a bank's reference. */
  paymentReference: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
}
