import type { Currency } from '#shared/billing/money.ts'

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

/** "Rupees one lakh twenty thousand and fifty paise only", for a whole number of minor units from zero. */
export function amountInWords(amountMinor: number, currency: Currency): string {
  const { scale, major, minor } = units[currency]
  const whole = numberInWords(Math.floor(amountMinor / 100), scale)
  const rest = amountMinor % 100
  const words = `${major} ${whole}${rest > 0 ? ` and ${numberInWords(rest, scale)} ${minor}` : ''} only`
  return words.charAt(0).toUpperCase() + words.slice(1)
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
