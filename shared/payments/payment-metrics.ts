import type { Registry } from 'prom-client'
import { createCounter } from '#shared/metrics/preinitialized-metrics.ts'
import { paymentProviderIds } from '#shared/orders/order.ts'
import { receiveOutcomes } from '#shared/orders/receive-payment.ts'
import { onlineProviderIds } from '#shared/payments/payment-provider.ts'

/** Checkout metrics of both processes. */
export type PaymentMetrics = ReturnType<typeof createPaymentMetrics>

export function createPaymentMetrics(registers: Registry[]) {
  return {
    orders: createCounter({
      name: 'poa_orders_total',
      help: 'Orders by provider and outcome: created, provider_failed, paid, expired.',
      labels: { provider: paymentProviderIds, outcome: ['created', 'provider_failed', 'paid', 'expired'] },
      registers,
    }),
    paymentEvents: createCounter({
      name: 'poa_payment_events_total',
      help: 'Payments reported by a provider, by outcome; all but paid, already_paid and ignored need attention.',
      labels: { provider: onlineProviderIds, outcome: [...receiveOutcomes, 'invalid_signature'] },
      registers,
    }),
  }
}
