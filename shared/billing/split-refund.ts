import type { TaxedAmounts } from '#shared/billing/money.ts'
import { addTax } from '#shared/billing/tax/decide-tax.ts'
import type { TaxTreatment } from '#shared/billing/tax/tax-treatment.ts'

/**
 * What is paid back for the credits of an order that were not spent: their share of the price, and the tax on that share
 * as the invoice reckoned it. The share is rounded up to the next minor unit: in the buyer's favour, and never nothing.
 * All credits give back the invoice to the last paisa.
 */
export function splitRefund(
  amounts: TaxedAmounts,
  rateBasisPoints: number,
  treatment: TaxTreatment,
  credits: { unspent: number; granted: number },
): TaxedAmounts {
  const { unspent, granted } = credits
  if (unspent < 1 || unspent > granted) throw new RangeError(`${unspent} of ${granted} credits cannot be refunded`)
  const taxableMinor = Math.floor((amounts.taxableMinor * unspent + granted - 1) / granted)
  return addTax(taxableMinor, treatment, rateBasisPoints)
}
