import type { DateRange } from '#shared/credits/date-range.ts'
import type { FieldFault } from '#shared/errors.ts'
import { refuseFaults } from '../http/refuse-faults.ts'

/** Nothing here is older, and Postgres knows no year 0. */
const firstDay = '2000-01-01'
const lastDay = '2999-12-31'
/** Names with a region, which mean the same everywhere; abbreviations such as IST do not. */
const zonePattern = /^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/

export interface RangeQuery {
  from?: string
  to?: string
  time_zone?: string
}

/** @throws AppError validation_error naming every fault of the three fields. */
export function readRange({ from, to, time_zone: timeZone = 'UTC' }: RangeQuery): DateRange {
  const faults: FieldFault[] = []
  if (!isTimeZone(timeZone)) {
    faults.push({ field: 'time_zone', message: 'must be an IANA name, such as Asia/Kolkata or UTC' })
  }
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && (day < firstDay || day > lastDay)) {
      faults.push({ field, message: `must lie between ${firstDay} and ${lastDay}` })
    }
  }
  if (from !== undefined && to !== undefined && from > to) {
    faults.push({ field: 'from', message: 'must not be after `to`' })
  }
  refuseFaults(faults)
  return { from: from ?? null, to: to ?? null, timeZone }
}

function isTimeZone(name: string): boolean {
  if (!zonePattern.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
