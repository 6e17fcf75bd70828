import type { Kysely } from 'kysely'
import { type BillingConfig, readSupplier, type Supplier } from '#shared/billing/supplier.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { PaymentMetrics } from '#shared/payments/payment-metrics.ts'
import { openPaymentProviders, type PaymentConfig, type PaymentProviders } from '#shared/payments/payment-settings.ts'
import { ConfigError, splitSetting } from '#shared/platform/config.ts'
import type { Logger } from '#shared/platform/logger.ts'

/** Context of checkout in both processes. */
export interface Checkout {
  db: Kysely<Tables>
  supplier: Supplier
  providers: PaymentProviders
  /** The recipient of bank transfers, in lines; may be empty. */
  bankDetails: string[]
  metrics: PaymentMetrics
  logger: Logger
}

/**
 * Null if nothing is sold here, that is, without a supplier.
 *
 * @throws ConfigError for settings that contradict each other.
 */
export function openCheckout(
  config: BillingConfig & PaymentConfig,
  tools: Pick<Checkout, 'db' | 'metrics' | 'logger'>,
): Checkout | null {
  const supplier = readSupplier(config)
  const providers = openPaymentProviders(config)
  if (supplier === null) {
    if (providers.size === 0) return null
    throw new ConfigError([
      'SUPPLIER_LEGAL_NAME, SUPPLIER_ADDRESS and SUPPLIER_GSTIN are missing: payments cannot be invoiced',
    ])
  }
  return { ...tools, supplier, providers, bankDetails: splitSetting(config.BANK_DETAILS, '|') }
}
