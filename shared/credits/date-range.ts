import type { Sql } from 'postgres'
import { AppError } from '#shared/errors.ts'

/** Calendar days in a time zone, both included; null is open. */
export interface DateRange {
  from: string | null
  to: string | null
  /** IANA name. */
  timeZone: string
}

/** The same as instants: `startsAt` included, `endsAt` not. */
export interface InstantRange {
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * By Postgres's time zones, as every decision about time is by its clock.
 *
 * @throws AppError validation_error for a time zone unknown to Postgres.
 */
export async function findInstants(sql: Sql, { from, to, timeZone }: DateRange): Promise<InstantRange> {
  if (from === null && to === null) return { startsAt: null, endsAt: null }
  const [row] = await queryZone(sql<{ starts_at: Date | null; ends_at: Date | null }[]>`
    select ${from}::date::timestamp at time zone ${timeZone} as starts_at,
      (${to}::date + 1)::timestamp at time zone ${timeZone} as ends_at`)
  if (!row) throw new Error('the range query returned no row')
  return { startsAt: row.starts_at, endsAt: row.ends_at }
}

/** Today in the time zone, as YYYY-MM-DD. @throws AppError as above. */
export async function findToday(sql: Sql, timeZone: string): Promise<string> {
  const [row] = await queryZone(sql<{ today: string }[]>`select (now() at time zone ${timeZone})::date::text as today`)
  if (!row) throw new Error('the date query returned no row')
  return row.today
}

/** Postgres's SQLSTATE for, among others, an unknown time zone. */
const invalidParameterValue = '22023'

/** Node and Postgres have separate time zone lists, of different years. */
async function queryZone<Rows>(query: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await query
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== invalidParameterValue) throw error
    const message = 'is a name that the database does not know'
    throw new AppError('validation_error', `time_zone ${message}`, { details: [{ field: 'time_zone', message }] })
  }
}
