import type { Sql } from 'postgres'
import type { DateRange, InstantRange } from '#shared/credits/date-range.ts'
import { lowestEntryId } from '#shared/credits/entry-bound.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'

/** The calls of one day to one endpoint, without refused ones. */
export interface DailyUsage {
  /** YYYY-MM-DD in the requested time zone. */
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

/** The calls of one API key. */
export interface KeyUsage {
  keyId: string
  name: string
  requests: number
  /** Captured. */
  credits: number
}

/**
 * The calls of a range by day and endpoint, and by key; only those of `keyId` if given. Days without calls are left
 * out. Jobs are written on every call and have no index by account: they are found through the account's reserve
 * entries.
 */
export async function readUsage(
  sql: Sql,
  request: { accountId: string; keyId: string | null; range: InstantRange; timeZone: DateRange['timeZone'] },
): Promise<{ days: DailyUsage[]; keys: KeyUsage[] }> {
  const { accountId, keyId, timeZone } = request
  const { startsAt, endsAt } = request.range
  const rows = await sql<(DailyUsage & { keyId: string | null; name: string | null })[]>`
    with calls as (
      select e.job_id, (min(e.created_at) at time zone ${timeZone})::date as day, -sum(e.delta) as credits
      from ledger_entries e
      where e.account_id = ${accountId} and e.id >= ${lowestEntryId(sql, accountId, startsAt)}
        and e.created_at >= ${startsAt} and e.created_at < ${endsAt} and e.kind = 'reserve'
      group by e.job_id
    ), counted as (
      select c.day, j.endpoint, j.api_key_id, count(*)::float8 as calls,
        count(*) filter (where j.status = 'succeeded')::float8 as succeeded,
        count(*) filter (where j.status in ('failed', 'cancelled'))::float8 as failed,
        count(*) filter (where j.money_state = 'held')::float8 as in_progress,
        coalesce(sum(c.credits) filter (where j.money_state = 'captured'), 0)::float8 as credits
      from calls c join jobs j on j.id = c.job_id
      where ${keyId}::uuid is null or j.api_key_id = ${keyId}
      group by grouping sets ((c.day, j.endpoint), (j.api_key_id))
    )
    select c.day::text as date, c.endpoint, c.calls, c.succeeded, c.failed, c.in_progress as "inProgress", c.credits,
      c.api_key_id as "keyId", k.name
    from counted c left join api_keys k on k.id = c.api_key_id
    order by c.day, c.endpoint, c.api_key_id`
  const ofKeys = rows.flatMap(({ keyId: id, name, calls, credits }) =>
    id === null ? [] : [{ keyId: id, name: name ?? '', requests: calls, credits }],
  )
  const days = rows.flatMap(({ keyId: id, name: _name, ...day }) => (id === null ? [day] : []))
  return { days, keys: ofKeys }
}
