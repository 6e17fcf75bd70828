/** SQL for the month of `instant` (an SQL expression), as stored in the keys' counters: its first day in UTC. */
const usageMonth = (instant = 'pg_catalog.now()'): string => `date_trunc('month', ${instant} at time zone 'UTC')::date`

/**
 * The part of a reserve statement that locks the counters of the keys of `jobs`. It selects each job with its key's
 * usage this month and whether the job would exceed the limit. The locks last until the statement commits, so that two
 * calls cannot both take the last credit of a limit. The shared statement skips locked counters. A whole one reads
 * `funded` first, so that every statement that waits for a counter has already locked its grants.
 */
export function keyJobs(jobs: string, { isWhole }: { isWhole: boolean }): string {
  const keys = isWhole
    ? `${jobs} c join funded f on f.account_id = c.account_id`
    : `${jobs} c where c.has_key and not c.is_repeated`
  return `
    keyed as materialized (
      select c.*, coalesce(c.key_credits + c.key_cost > c.key_credits_max, false) as is_limited
      from (
        select c.*, u.credits as key_credits,
          (sum(cost) over (partition by c.api_key_id ${isWhole ? '' : 'order by place'}))::int as key_cost
        from ${jobs} c join (
          select k.api_key_id, u.credits
          from (select distinct c.api_key_id from ${keys}) k
          cross join lateral (
            select case when month = ${usageMonth()} then credits else 0 end as credits
            from api_key_usage where api_key_id = k.api_key_id for update ${isWhole ? '' : 'skip locked'}
          ) u
        ) u on u.api_key_id = c.api_key_id
        where c.has_key and not c.is_repeated
      ) c
    )`
}

/** Adds the costs of `reserved` to the counters. As with grants, the new value is computed from the locked row. */
export const countUsage = `
    update api_key_usage u set month = ${usageMonth()}, credits = spent.credits
    from (
      select api_key_id, (key_credits + sum(cost))::int as credits from reserved group by api_key_id, key_credits
    ) spent
    where u.api_key_id = spent.api_key_id`

/**
 * Subtracts the credits of `voided` from its key's counter if that still counts the month of the job's creation; runs
 * after `leg` has locked the grants.
 */
export const giveUsageBack = `
    update api_key_usage u set credits = u.credits - v.cost
    from voided v cross join (select count(*) from leg) locked
    where u.api_key_id = v.api_key_id and u.month = ${usageMonth('v.created_at')}`
