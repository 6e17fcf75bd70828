import { type Static, type TObject, Type } from 'typebox'

const addressPattern = '^https?://[^\\s]+$'
const optionalAddressPattern = '^(https?://[^\\s]+)?$'
/** Empty secrets are rejected: anyone could sign with them. */
const secretsPattern = '^([^\\s,]+(,[^\\s,]+)*)?$'

/** Payment settings, all optional. Without the provider's keys, buyers pay by bank transfer. */
export const paymentSettings = {
  CHECKOUT_RETURN_URL: Type.String({
    pattern: optionalAddressPattern,
    default: '',
    description: 'Where Stripe sends the buyer back to, with order_id and result added to it; needed for Stripe',
  }),
  BANK_DETAILS: Type.String({
    maxLength: 500,
    default: '',
    description: 'Where to transfer money to, for orders paid by hand; lines separated by "|"',
  }),
  STRIPE_SECRET_KEY: Type.String({
    default: '',
    description: 'Secret key of the Stripe account; empty for no Stripe',
    isSecret: true,
  }),
  STRIPE_WEBHOOK_SECRET: Type.String({
    pattern: secretsPattern,
    default: '',
    description: 'Signing secret of the webhook at Stripe; several, separated by commas, while it is changed',
    isSecret: true,
  }),
  STRIPE_API_URL: Type.String({
    pattern: addressPattern,
    default: 'https://api.stripe.com',
    description: 'Address of the Stripe API',
  }),
  RAZORPAY_KEY_ID: Type.String({ default: '', description: 'Key id of the Razorpay account; empty for no Razorpay' }),
  RAZORPAY_KEY_SECRET: Type.String({ default: '', description: 'Secret of that key', isSecret: true }),
  RAZORPAY_WEBHOOK_SECRET: Type.String({
    pattern: secretsPattern,
    default: '',
    description: 'Secret of the webhook at Razorpay; several, separated by commas, while it is changed',
    isSecret: true,
  }),
  RAZORPAY_API_URL: Type.String({
    pattern: addressPattern,
    default: 'https://api.razorpay.com',
    description: 'Address of the Razorpay API',
  }),
} as const

export type PaymentConfig = Static<TObject<typeof paymentSettings>>
