/** Currencies of the prices: rupees for buyers in India, dollars for all others. */
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

const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

type Scale = [size: number, name: string][]

/** Rupees are counted in crores and lakhs, dollars in millions. */
const units: Record<Currency, { scale: Scale; major: string; minor: string }> = {
  INR: {
    scale: [
      [10_000_000, 'crore'],
      [100_000, 'lakh'],
      [1000, 'thousand'],
      [100, 'hundred'],
    ],
    major: 'rupees',
    minor: 'paise',
  },
  USD: {
    scale: [
      [1_000_000, 'million'],
      [1000, 'thousand'],
      [100, 'hundred'],
    ],
    major: 'US dollars',
    minor: 'cents',
  },
}

/** "Rupees One Lakh Twenty Thousand and Paise Fifty Only", as Indian invoices write it, for a whole number of minor units from zero. */
export function amountInWords(amountMinor: number, currency: Currency): string {
  const { scale, major, minor } = units[currency]
  const whole = numberInWords(Math.floor(amountMinor / 100), scale)
  const rest = amountMinor % 100
  const words = `${major} ${whole}${rest > 0 ? ` and ${minor} ${numberInWords(rest, scale)}` : ''} only`
  return words.replaceAll(/(?<![a-z])(?!and )[a-z]/g, (letter) => letter.toUpperCase())
}

function numberInWords(value: number, scale: Scale): string {
  const step = scale.find(([size]) => value >= size)
  if (step) {
    const [size, name] = step
    const rest = value % size
    const head = `${numberInWords(Math.floor(value / size), scale)} ${name}`
    return rest > 0 ? `${head} ${numberInWords(rest, scale)}` : head
  }
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 > 0 ? `${ten}-${small[value % 10]}` : ten
}
