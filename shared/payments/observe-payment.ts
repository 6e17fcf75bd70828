import type { Received } from '#shared/orders/receive-payment.ts'
import type { PaymentMetrics } from '#shared/payments/payment-metrics.ts'
import type { PaymentProvider } from '#shared/payments/payment-provider.ts'
import type { Logger } from '#shared/platform/logger.ts'

/** Nothing to do about these; all others need the operator's eye. */
const expectedOutcomes = new Set<Received['outcome']>(['paid', 'already_paid', 'ignored'])

export interface PaymentObservers {
  metrics: PaymentMetrics
  logger: Logger
}

/** Counts and logs what came of a payment: ids and outcomes only. */
export function observePayment(
  { metrics, logger }: PaymentObservers,
  provider: PaymentProvider['id'],
  source: 'webhook' | 'callback' | 'sweep',
  { outcome, orderId }: Received,
): void {
  metrics.paymentEvents.inc({ provider, outcome })
  if (outcome === 'paid') metrics.orders.inc({ provider, outcome })
  const fields = { provider, source, outcome, orderId }
  if (expectedOutcomes.has(outcome)) logger.info(fields, 'payment')
  else logger.warn(fields, 'payment that the operator should look at')
}
