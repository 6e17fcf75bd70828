/** The month of `instant`, an expression of SQL, as counters of keys name it: its first day in UTC. */
const usageMonth = (instant = 'pg_catalog.now()'): string => `date_trunc('month', ${instant} at time zone 'UTC')::date`

/**
 * The part of a reserve statement that locks the counters of the keys of `jobs`: each job with what its key has used this
 * month, and whether it would exceed the limit. The locks last until the statement commits, so that two calls never pass
 * the last credit of a limit. The shared statement skips what is locked; for a whole one, `funded` comes first: every
 * statement that waits for a counter has locked its grants by then.
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

/** Counts the jobs of `reserved`. The new value comes from the locked row, as that of grants does. */
export const countUsage = `
    update api_key_usage u set month = ${usageMonth()}, credits = spent.credits
    from (
      select api_key_id, (key_credits + sum(cost))::int as credits from reserved group by api_key_id, key_credits
    ) spent
    where u.api_key_id = spent.api_key_id`

/**
 * Gives the credits of `voided` back to the limit of its key, if the month in which it was made is still counted; after
 * `leg` has locked the grants.
 */
export const giveUsageBack = `
    update api_key_usage u set credits = u.credits - v.cost
    from voided v cross join (select count(*) from leg) locked
    where u.api_key_id = v.api_key_id and u.month = ${usageMonth('v.created_at')}`
