import type { DateRange } from '#shared/credits/date-range.ts'
import type { FieldFault } from '#shared/errors.ts'
import { isId } from '#shared/platform/ids.ts'
import { refuseFaults, refuseField } from '../http/refuse-faults.ts'

/** Older than any data; Postgres has no year 0. */
const firstDay = '2000-01-01'
const lastDay = '2999-12-31'
/** Region names are unambiguous; abbreviations such as IST are not. */
const zonePattern = /^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/

export interface RangeQuery {
  from?: string
  to?: string
  time_zone?: string
}

/** @throws AppError validation_error with all faults of the three fields. */
export function readRange({ from, to, time_zone: timeZone = 'UTC' }: RangeQuery): DateRange {
  const faults: FieldFault[] = []
  if (!isTimeZone(timeZone)) {
    faults.push({ field: 'time_zone', message: 'must be an IANA name, such as Asia/Kolkata or UTC' })
  }
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && (day < firstDay || day > lastDay)) {
      faults.push({ field, message: `must be between ${firstDay} and ${lastDay}` })
    }
  }
  if (from !== undefined && to !== undefined && from > to) {
    faults.push({ field: 'from', message: 'must not be after `to`' })
  }
  refuseFaults(faults)
  return { from: from ?? null, to: to ?? null, timeZone }
}

/** Null if absent. @throws AppError validation_error for a malformed id. */
export function readKeyId(keyId: string | undefined): string | null {
  if (keyId !== undefined && !isId(keyId)) refuseField('key_id', 'must be the id of an API key')
  return keyId ?? null
}

function isTimeZone(name: string): boolean {
  if (!zonePattern.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
