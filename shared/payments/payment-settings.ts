import { type Static, type TObject, Type } from 'typebox'
import type { PaymentProvider } from '#shared/payments/payment-provider.ts'
import { createRazorpayProvider } from '#shared/payments/razorpay-provider.ts'
import { createStripeProvider } from '#shared/payments/stripe-provider.ts'
import { ConfigError } from '#shared/platform/config.ts'

const urlPattern = '^https?://[^\\s]+$'
const optionalUrlPattern = '^(https?://[^\\s]+)?$'
/** Empty secrets are rejected: anyone could sign with them. */
const secretsPattern = '^([^\\s,]+(,[^\\s,]+)*)?$'

/** Payment settings, all optional. Without the provider's keys, buyers pay by bank transfer. */
export const paymentSettings = {
  CHECKOUT_RETURN_URL: Type.String({
    pattern: optionalUrlPattern,
    default: '',
    description: 'Return URL after Stripe Checkout, extended by order_id and result; required for Stripe',
  }),
  BANK_DETAILS: Type.String({
    maxLength: 500,
    default: '',
    description: 'Bank details for orders paid by bank transfer; lines separated by "|"',
  }),
  STRIPE_SECRET_KEY: Type.String({
    default: '',
    description: 'Stripe secret key; empty: no Stripe',
    isSecret: true,
  }),
  STRIPE_WEBHOOK_SECRET: Type.String({
    pattern: secretsPattern,
    default: '',
    description: 'Signing secret of the Stripe webhook; several, comma-separated, during rotation',
    isSecret: true,
  }),
  STRIPE_API_URL: Type.String({
    pattern: urlPattern,
    default: 'https://api.stripe.com',
    description: 'Base URL of the Stripe API',
  }),
  RAZORPAY_KEY_ID: Type.String({ default: '', description: 'Razorpay key id; empty: no Razorpay' }),
  RAZORPAY_KEY_SECRET: Type.String({ default: '', description: 'Razorpay key secret', isSecret: true }),
  RAZORPAY_WEBHOOK_SECRET: Type.String({
    pattern: secretsPattern,
    default: '',
    description: 'Signing secret of the Razorpay webhook; several, comma-separated, during rotation',
    isSecret: true,
  }),
  RAZORPAY_API_URL: Type.String({
    pattern: urlPattern,
    default: 'https://api.razorpay.com',
    description: 'Base URL of the Razorpay API',
  }),
} as const

export type PaymentConfig = Static<TObject<typeof paymentSettings>>

/** The online providers whose keys are set, by their ids. */
export type PaymentProviders = ReadonlyMap<PaymentProvider['id'], PaymentProvider>

const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'CHECKOUT_RETURN_URL'] as const
const razorpaySettings = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/**
 * Sets up the providers; nothing is sent yet.
 *
 * @throws ConfigError for a provider with missing settings, which it names without any value.
 */
export function openPaymentProviders(config: PaymentConfig): PaymentProviders {
  const providers = new Map<PaymentProvider['id'], PaymentProvider>()
  if (config.STRIPE_SECRET_KEY || config.STRIPE_WEBHOOK_SECRET) {
    requireAll(config, 'Stripe', stripeSettings)
    const provider = createStripeProvider({
      secretKey: config.STRIPE_SECRET_KEY,
      webhookSecrets: config.STRIPE_WEBHOOK_SECRET.split(','),
      apiUrl: config.STRIPE_API_URL,
      returnUrl: config.CHECKOUT_RETURN_URL,
    })
    providers.set(provider.id, provider)
  }
  if (razorpaySettings.some((name) => config[name])) {
    requireAll(config, 'Razorpay', razorpaySettings)
    const provider = createRazorpayProvider({
      keyId: config.RAZORPAY_KEY_ID,
      keySecret: config.RAZORPAY_KEY_SECRET,
      webhookSecrets: config.RAZORPAY_WEBHOOK_SECRET.split(','),
      apiUrl: config.RAZORPAY_API_URL,
    })
    providers.set(provider.id, provider)
  }
  return providers
}

function requireAll(config: PaymentConfig, provider: string, names: readonly (keyof PaymentConfig)[]): void {
  const missing = names.filter((name) => config[name] === '')
  if (missing.length === 0) return
  const lines = missing.map((name) => `${name} is missing (${provider} needs all of ${names.join(', ')})`)
  throw new ConfigError(lines)
}
