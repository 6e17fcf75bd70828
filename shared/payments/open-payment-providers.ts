import type { PaymentProvider } from '#shared/payments/payment-provider.ts'
import type { PaymentConfig } from '#shared/payments/payment-settings.ts'
import { createRazorpayProvider } from '#shared/payments/razorpay-provider.ts'
import { createStripeProvider } from '#shared/payments/stripe-provider.ts'
import { ConfigError } from '#shared/platform/config.ts'

/** The online providers whose keys are set, by their ids. */
export type PaymentProviders = ReadonlyMap<PaymentProvider['id'], PaymentProvider>

const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'CHECKOUT_RETURN_URL'] as const
const razorpaySettings = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/**
 * Sets up the providers; nothing is sent yet.
 *
 * @throws ConfigError for a provider that is set up in part, without any value.
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
  const lines = missing.map((name) => `  ${name} is missing (${provider} needs all of ${names.join(', ')})`)
  throw new ConfigError(`Wrong settings:\n${lines.join('\n')}`)
}
