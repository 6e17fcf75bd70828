import { type Currency, formatMinor } from '#shared/billing/money.ts'

const formats: Record<Currency, Intl.NumberFormat> = {
  INR: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  USD: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** As pages print it: "₹1,18,000.00" or "$1,180.00". */
export function formatAmount(amountMinor: number, currency: Currency): string {
  // A decimal string keeps every digit, where a quotient might not.
  const digits = formats[currency].format(formatMinor(amountMinor) as `${number}`)
  return `${currency === 'INR' ? '₹' : '$'}${digits}`
}
