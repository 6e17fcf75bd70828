import { sql } from 'kysely'
import type { Queryable } from '#shared/db/tables.ts'

/** The Indian financial year of a day, April to March: 26-27 for 2026-04-01. */
export function financialYearOf(day: string): string {
  const year = Number(day.slice(0, 4))
  const start = Number(day.slice(5, 7)) >= 4 ? year : year - 1
  return [start, start + 1].map((part) => String(part % 100).padStart(2, '0')).join('-')
}

const indianOffsetMs = 5.5 * 60 * 60 * 1000

/** The day in India, YYYY-MM-DD; its time has been UTC+5:30 all year since 1945. */
export function indianDayOf(instant: Date): string {
  return new Date(instant.getTime() + indianOffsetMs).toISOString().slice(0, 10)
}

/** Today in India, YYYY-MM-DD, by Postgres's clock: within a transaction, the day on which it began. */
export async function findIndianDay(db: Queryable): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day`.execute(db)
  const day = rows[0]?.day
  if (day === undefined) throw new Error('Postgres gave no date.')
  return day
}

/** The current Indian financial year, such as 26-27, by Postgres's clock. */
export async function findFinancialYear(db: Queryable): Promise<string> {
  return financialYearOf(await findIndianDay(db))
}
