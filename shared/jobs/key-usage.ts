/** The month of `instant`, an expression of SQL, as counters of keys name it: its first day in UTC. */
const usageMonth = (instant: string): string => `date_trunc('month', ${instant} at time zone 'UTC')::date`

/**
 * The counters of the keys, as credits of this month. Locked until the statement commits, so that two calls never pass
 * the last credit of a limit; the shared statement skips what is locked.
 */
export function lockKeyUsage(isWhole: boolean): string {
  return `
    select c.api_key_id, u.credits
    from (select distinct api_key_id from checked where has_key and not is_repeated) c
    cross join lateral (
      select case when month = ${usageMonth('now()')} then credits else 0 end as credits
      from api_key_usage where api_key_id = c.api_key_id for update ${isWhole ? '' : 'skip locked'}
    ) u`
}

/** Whether job `k` would exceed the limit of its key; null without a limit. */
export const isLimited = '(k.key_credits + k.key_cost > k.key_credits_max)'

/** Counts the jobs of `reserved`. The new value comes from the locked row, as that of grants does. */
export const countUsage = `
    update api_key_usage u set month = ${usageMonth('now()')}, credits = spent.credits
    from (
      select api_key_id, (key_credits + sum(cost))::int as credits from reserved group by api_key_id, key_credits
    ) spent
    where u.api_key_id = spent.api_key_id`

/** Gives the credits of `voided` back to the limit of its key, if the month in which it was made is still counted. */
export const giveUsageBack = `
    update api_key_usage u set credits = u.credits - v.cost
    from voided v where u.api_key_id = v.api_key_id and u.month = ${usageMonth('v.created_at')}
    returning u.api_key_id`
