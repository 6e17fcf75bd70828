import type { TaxLine } from '#shared/billing/invoices/invoice.ts'
import type { TaxedAmounts } from '#shared/billing/money.ts'
import type { TaxTreatment } from '#shared/billing/tax/tax-treatment.ts'

/** The heads of tax that a supply has, with rate and amount; none for an export under a letter of undertaking. */
export function listTaxLines(treatment: TaxTreatment, rateBasisPoints: number, amounts: TaxedAmounts): TaxLine[] {
  const half = rateBasisPoints / 2
  const central: TaxLine = { name: 'CGST', rateBasisPoints: half, amountMinor: amounts.cgstMinor }
  switch (treatment) {
    case 'intra_state':
      return [central, { name: 'SGST', rateBasisPoints: half, amountMinor: amounts.sgstMinor }]
    case 'intra_union_territory':
      return [central, { name: 'UTGST', rateBasisPoints: half, amountMinor: amounts.sgstMinor }]
    case 'inter_state':
    case 'export_igst':
      return [{ name: 'IGST', rateBasisPoints, amountMinor: amounts.igstMinor }]
    case 'export_lut':
      return []
  }
}

/** "9" for 900 basis points, "2.5" for 250. */
export function formatRatePercent(rateBasisPoints: number): string {
  return String(rateBasisPoints / 100)
}
