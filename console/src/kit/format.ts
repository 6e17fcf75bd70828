const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const dateOnly = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const number = new Intl.NumberFormat('en')

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export const formatNumber = (value: number): string => number.format(value)
export const formatTime = (iso: string): string => dateTime.format(new Date(iso))
export const formatDay = (iso: string): string => dateOnly.format(new Date(iso))

/** "3 hours ago"; the date for more than a month. */
export function formatAgo(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000
  if (Math.abs(seconds) > 30 * 86_400) return formatDay(iso)
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit ? relative.format(Math.trunc(seconds / unit[1]), unit[0]) : 'just now'
}

export function formatMoney(currency: string, amount: string | number): string {
  const value = Number(amount)
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value)
}

/** Between two instants, such as "240 ms" or "3.1 s". */
export function formatDuration(from: string, to: string): string {
  const ms = Date.parse(to) - Date.parse(from)
  if (ms < 1000) return `${ms} ms`
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 60_000)} min`
}

/** `monthly_credits` as "Monthly credits". */
export function toLabel(name: string): string {
  const words = name.replaceAll(/[_.-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const names: Record<string, string> = {
  chatgpt: 'ChatGPT',
  flux: 'FLUX',
  'image-to-prompt': 'Image to prompt',
  iso: 'ISO',
}

export const nameOf = (id: string): string => names[id] ?? toLabel(id)
