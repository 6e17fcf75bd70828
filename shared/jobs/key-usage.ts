import type { PendingQuery, Row, Sql } from 'postgres'

/** The month of `instant`, by default now, as counters of keys name it: its first day in UTC. */
function usageMonth(sql: Sql, instant: PendingQuery<Row[]> = sql`now()`): PendingQuery<Row[]> {
  return sql`date_trunc('month', ${instant} at time zone 'UTC')::date`
}

/**
 * The counters of the keys, as credits of this month. Locked until the statement commits, so that two calls never pass
 * the last credit of a limit; the shared statement skips what is locked.
 */
export function lockKeyUsage(sql: Sql, isWhole: boolean): PendingQuery<Row[]> {
  return sql`
    select c.api_key_id, u.credits
    from (select distinct api_key_id from checked where has_key and not is_repeated) c
    cross join lateral (
      select case when month = ${usageMonth(sql)} then credits else 0 end as credits
      from api_key_usage where api_key_id = c.api_key_id for update ${isWhole ? sql`` : sql`skip locked`}
    ) u`
}

/** Whether job `k` would exceed the limit of its key; null without a limit. */
export function isLimited(sql: Sql): PendingQuery<Row[]> {
  return sql`(k.key_credits + k.key_cost > k.key_credits_max)`
}

/** Counts the jobs of `reserved`. The new value comes from the locked row, as that of grants does. */
export function countUsage(sql: Sql): PendingQuery<Row[]> {
  return sql`
    update api_key_usage u set month = ${usageMonth(sql)}, credits = spent.credits
    from (
      select api_key_id, (key_credits + sum(cost))::int as credits from reserved group by api_key_id, key_credits
    ) spent
    where u.api_key_id = spent.api_key_id`
}

/** Gives the credits of `voided` back to the limit of its key, if the month in which it was made is still counted. */
export function giveUsageBack(sql: Sql): PendingQuery<Row[]> {
  return sql`
    update api_key_usage u set credits = u.credits - v.cost
    from voided v where u.api_key_id = v.api_key_id and u.month = ${usageMonth(sql, sql`v.created_at`)}
    returning u.api_key_id`
}
