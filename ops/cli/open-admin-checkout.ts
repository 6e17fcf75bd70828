import { Type } from 'typebox'
import { billingSettings } from '#shared/billing/supplier.ts'
import type { Database } from '#shared/db/connect.ts'
import { type Checkout, openCheckout } from '#shared/orders/checkout.ts'
import { createPaymentMetrics } from '#shared/payments/payment-metrics.ts'
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import { ConfigError, parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { AdminError } from './admin-error.ts'

const checkoutSettings = Type.Object({ ...billingSettings, ...paymentSettings })

/**
 * The context of checkout, from the same settings as in the API and the worker.
 *
 * @throws AdminError if no supplier is set up, or a setting is wrong.
 */
export function openAdminCheckout(database: Database): Checkout {
  const checkout = openOrExplain(database)
  if (checkout !== null) return checkout
  throw new AdminError('No supplier is set up: set SUPPLIER_LEGAL_NAME, SUPPLIER_ADDRESS and SUPPLIER_GSTIN')
}

function openOrExplain(database: Database): Checkout | null {
  try {
    return openCheckout(parseConfig(checkoutSettings, process.env), {
      db: database.kysely,
      // A command is not scraped, and its output is its log.
      metrics: createPaymentMetrics([]),
      logger: createLogger({ level: 'silent', process: 'admin' }),
    })
  } catch (error) {
    if (error instanceof ConfigError) throw new AdminError(error.message)
    throw error
  }
}
