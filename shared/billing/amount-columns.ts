import type { TaxedAmounts } from '#shared/billing/money.ts'

/** A taxed amount as orders, invoices and refunds store it. */
export interface AmountColumns {
  taxable_minor: number
  cgst_minor: number
  sgst_minor: number
  igst_minor: number
  total_minor: number
}

export function toAmountColumns(amounts: TaxedAmounts): AmountColumns {
  return {
    taxable_minor: amounts.taxableMinor,
    cgst_minor: amounts.cgstMinor,
    sgst_minor: amounts.sgstMinor,
    igst_minor: amounts.igstMinor,
    total_minor: amounts.totalMinor,
  }
}

export function toAmounts(row: AmountColumns): TaxedAmounts {
  return {
    taxableMinor: row.taxable_minor,
    cgstMinor: row.cgst_minor,
    sgstMinor: row.sgst_minor,
    igstMinor: row.igst_minor,
    totalMinor: row.total_minor,
  }
}
