/** What plans are sold in: rupees to buyers in India, dollars to all others. */
export const currencies = ['INR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** An amount before tax, its tax by head, and both together: whole minor units (paise, cents). */
export interface TaxedAmounts {
  taxableMinor: number
  cgstMinor: number
  /** Also holds UTGST, which takes SGST's place in union territories without a legislature. */
  sgstMinor: number
  igstMinor: number
  totalMinor: number
}

/** "999.00" for 99900: both currencies have two decimals. */
export function formatMinor(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0')
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function sumTaxMinor(amounts: TaxedAmounts): number {
  return amounts.cgstMinor + amounts.sgstMinor + amounts.igstMinor
}
