import type { TaxLine } from '#shared/billing/invoices/invoice.ts'
import { formatMinor, sumTaxMinor, type TaxedAmounts } from '#shared/billing/money.ts'
import { formatRatePercent } from '#shared/billing/tax/tax-lines.ts'

/** How much, as callers see it: amounts as decimal text, rates in percent. */
export function presentAmounts(amounts: TaxedAmounts, taxes: TaxLine[]) {
  return {
    amount: formatMinor(amounts.taxableMinor),
    tax: formatMinor(sumTaxMinor(amounts)),
    total: formatMinor(amounts.totalMinor),
    taxes: taxes.map((tax) => ({
      name: tax.name,
      rate: formatRatePercent(tax.rateBasisPoints),
      amount: formatMinor(tax.amountMinor),
    })),
  }
}
