import { type TObject, Type } from 'typebox'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { currencies } from '#shared/billing/money.ts'
import { taxTreatments } from '#shared/billing/tax/tax.ts'
import { orderStatuses, type PaymentProviderId, paymentProviderIds } from '#shared/orders/order.ts'
import { orNull, responseSchema } from '../../schemas/envelope.ts'
import { amountFields, instant, instantOrNull, textOrNull } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'
import { billingDetailsBody } from '../account/schema.ts'

export const orderBody = Type.Object(
  {
    plan: Type.Enum(
      planIds.filter((plan) => plans[plan].priceMinor !== null),
      { description: 'Plan to buy: one bundle of credits and, while it is valid, the limits of the plan' },
    ),
    currency: Type.Enum([...currencies], { description: 'INR for buyers in India, otherwise USD' }),
    provider: Type.Optional(
      Type.Enum([...paymentProviderIds], {
        description:
          'stripe for USD, razorpay for INR, manual for bank transfer; default: the configured provider of the currency',
      }),
    ),
    billing_details: Type.Optional(billingDetailsBody),
  },
  { additionalProperties: false },
)

export const confirmBody = Type.Object(
  {
    razorpay_payment_id: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    razorpay_signature: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    razorpay_order_id: Type.Optional(
      Type.String({ maxLength: 100, description: 'Ignored: the signature is checked against the stored order id' }),
    ),
  },
  { additionalProperties: false, description: 'Result of Razorpay Checkout in the browser; empty for other providers' },
)

/** Payment data of a pending order by its provider, for the OpenAPI document. */
export const checkoutVariants: Record<PaymentProviderId, { title: string; checkout: TObject }> = {
  stripe: {
    title: 'StripeOrder',
    checkout: Type.Object(
      { url: Type.String({ description: 'Page to redirect the buyer to' }), session_id: Type.String() },
      { title: 'StripeCheckout' },
    ),
  },
  razorpay: {
    title: 'RazorpayOrder',
    checkout: Type.Object(
      {
        key: Type.String(),
        order_id: Type.String(),
        amount: Type.Integer({ description: 'Amount in paise' }),
        currency: Type.Enum([...currencies]),
      },
      { title: 'RazorpayCheckout', description: 'Options of Razorpay Checkout' },
    ),
  },
  manual: {
    title: 'BankTransferOrder',
    checkout: Type.Object(
      {
        bank_details: Type.Array(Type.String(), { description: 'Bank details, line by line' }),
        payment_reference: Type.String({
          description: 'Payment reference to quote',
          examples: ['POA-1KD4-F2V0-9Q7M'],
        }),
      },
      { title: 'BankTransfer' },
    ),
  },
}

const orderSchema = Type.Object(
  {
    id: Type.String(),
    plan: Type.Enum([...planIds]),
    credits: Type.Integer(),
    validity_days: Type.Integer({ description: 'Validity in days from the payment' }),
    status: Type.Enum([...orderStatuses]),
    ...amountFields('Total to pay'),
    tax_treatment: Type.Enum([...taxTreatments]),
    provider: Type.Enum([...paymentProviderIds]),
    checkout: orNull(Type.Record(Type.String(), Type.Unknown()), 'Payment data of a pending order, by provider'),
    invoice_id: textOrNull('Set on paid orders'),
    created_at: instant('Creation time of the order'),
    expires_at: instant('Payment deadline'),
    paid_at: instantOrNull('Receipt of the payment'),
  },
  { title: 'Order' },
)

export const newOrderResponse = responseSchema(orderSchema, 'The pending order')
export const orderResponse = responseSchema(orderSchema, 'Current state of the order')
export const orderListResponse = listResponse(orderSchema, 'Orders, newest first')
