import type { Static } from 'typebox'
import type { FieldFault } from '#shared/errors.ts'
import type { JobFilter } from '#shared/jobs/job-repository.ts'
import { refuseFaults } from '../../http/refuse-faults.ts'
import { readKeyId } from '../../reports/read-range.ts'
import type { jobListQuery } from './schema.ts'

const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** With a time zone: a time without one is another instant for every reader. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Null without any filter. @throws AppError validation_error with all faults of `from`, `to` and `key_id`. */
export function readJobFilter(query: Static<typeof jobListQuery>): JobFilter | null {
  const { status, endpoint, from, to, key_id: keyId } = query
  if ([status, endpoint, from, to, keyId].every((value) => value === undefined)) return null
  const faults: FieldFault[] = []
  const read = (field: string, value: string | undefined): Date | null => {
    if (value === undefined) return null
    const instant = new Date(dayPattern.test(value) || timePattern.test(value) ? value : Number.NaN)
    if (!Number.isNaN(instant.getTime())) return instant
    faults.push({ field, message: 'must be a day such as 2026-11-27 or a time such as 2026-11-27T09:30:00Z' })
    return null
  }
  const startsAt = read('from', from)
  const lastAt = read('to', to)
  // A day includes its end, a time is one.
  const endsAt = lastAt && to && dayPattern.test(to) ? new Date(lastAt.getTime() + dayMs) : lastAt
  if (startsAt && endsAt && startsAt >= endsAt) faults.push({ field: 'from', message: 'must be before `to`' })
  refuseFaults(faults)
  return { status, endpoint, keyId: readKeyId(keyId), range: { startsAt, endsAt } }
}
