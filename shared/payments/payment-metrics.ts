import type { Registry } from 'prom-client'
import { createCounter } from '#shared/metrics/preinitialized-metrics.ts'
import { onlineProviderIds, paymentProviderIds } from '#shared/orders/order.ts'
import { type Received, receiveOutcomes } from '#shared/orders/receive-payment.ts'
import type { PaymentProvider } from '#shared/payments/payment-provider.ts'
import type { Logger } from '#shared/platform/logger.ts'

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
      help: 'Payment events by provider and outcome; all but paid, already_paid and ignored need attention.',
      labels: { provider: onlineProviderIds, outcome: [...receiveOutcomes, 'invalid_signature'] },
      registers,
    }),
  }
}

/** All others need the operator's attention. */
const expectedOutcomes = new Set<Received['outcome']>(['paid', 'already_paid', 'ignored'])

/** Counts and logs the outcome of a payment: ids and outcomes only. */
export function observePayment(
  { metrics, logger }: { metrics: PaymentMetrics; logger: Logger },
  provider: PaymentProvider['id'],
  source: 'webhook' | 'callback' | 'sweep',
  { outcome, orderId }: Received,
): void {
  metrics.paymentEvents.inc({ provider, outcome })
  if (outcome === 'paid') metrics.orders.inc({ provider, outcome })
  const fields = { provider, source, outcome, orderId }
  if (expectedOutcomes.has(outcome)) logger.info(fields, 'payment')
  else logger.warn(fields, 'payment needs attention')
}
