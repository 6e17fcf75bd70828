import type { Sql } from 'postgres'
import type { DateRange, InstantRange } from '#shared/credits/date-range.ts'
import { lowestEntryId } from '#shared/credits/entry-bound.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'

/** The calls of one day to one endpoint; a refused call is none. */
export interface DailyUsage {
  /** YYYY-MM-DD in the time zone that was asked for. */
  date: string
  endpoint: PricedEndpoint
  calls: number
  /** Charged, unless the result was unchanged and free. */
  succeeded: number
  /** Not charged. */
  failed: number
  /** Neither yet. */
  inProgress: number
  /** Captured. */
  credits: number
}

/**
 * Days without calls are left out. There is no index from accounts to jobs, which are written on every call: the
 * account's reserve entries lead to them.
 */
export async function listDailyUsage(
  sql: Sql,
  accountId: string,
  { startsAt, endsAt }: InstantRange,
  timeZone: DateRange['timeZone'],
): Promise<DailyUsage[]> {
  return sql<DailyUsage[]>`
    with calls as (
      select e.job_id, (min(e.created_at) at time zone ${timeZone})::date as day, -sum(e.delta) as credits
      from ledger_entries e
      where e.account_id = ${accountId} and e.id >= ${lowestEntryId(sql, accountId, startsAt)}
        and e.created_at >= ${startsAt} and e.created_at < ${endsAt} and e.kind = 'reserve'
      group by e.job_id
    )
    select c.day::text as date, j.endpoint, count(*)::float8 as calls,
      count(*) filter (where j.status = 'succeeded')::float8 as succeeded,
      count(*) filter (where j.status in ('failed', 'cancelled'))::float8 as failed,
      count(*) filter (where j.money_state = 'held')::float8 as "inProgress",
      coalesce(sum(c.credits) filter (where j.money_state = 'captured'), 0)::float8 as credits
    from calls c join jobs j on j.id = c.job_id
    group by c.day, j.endpoint order by c.day, j.endpoint`
}
