import type { Sql } from 'postgres'

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

/** Midnights of a time zone are Postgres's to know, as is every decision about time. */
export async function findInstants(sql: Sql, { from, to, timeZone }: DateRange): Promise<InstantRange> {
  if (from === null && to === null) return { startsAt: null, endsAt: null }
  const [row] = await sql<{ starts_at: Date | null; ends_at: Date | null }[]>`
    select ${from}::date::timestamp at time zone ${timeZone} as starts_at,
      (${to}::date + 1)::timestamp at time zone ${timeZone} as ends_at`
  if (!row) throw new Error('the range query returned no row')
  return { startsAt: row.starts_at, endsAt: row.ends_at }
}

/** Today in the time zone, as YYYY-MM-DD. */
export async function findToday(sql: Sql, timeZone: string): Promise<string> {
  const [row] = await sql<{ today: string }[]>`select (now() at time zone ${timeZone})::date::text as today`
  if (!row) throw new Error('the date query returned no row')
  return row.today
}
