import type { Sql } from 'postgres'
import { countBackgroundJobs } from '#shared/jobs/insert-held-job.ts'
import { storedClassNames } from '#shared/jobs/job-class.ts'
import { type NewJob, type Reservation, sweepAfterMs } from '#shared/jobs/new-job.ts'

interface Answer {
  id: string
  is_reserved: boolean
  remaining: number
  rank: number
}

/**
 * Reserves many jobs of any accounts in one statement, in the order of their ids, each account from the grant that
 * expires first. Answers in the order of `jobs`; null for a job that must be tried by itself with `reserveJob`: its
 * grant is locked by somebody else or does not reach for all before it, its API key is revoked or its account suspended, or its idempotency key was
 * claimed by an earlier call. Locked grants are skipped, never waited for, so that no account can hold up another and no
 * deadlock can arise.
 */
export async function reserveJobs(sql: Sql, jobs: NewJob[]): Promise<(Reservation | null)[]> {
  const column = <Value>(read: (job: NewJob) => Value): Value[] => jobs.map(read)
  const rows = await sql<Answer[]>`
    with input as (
      select * from unnest(
        ${column((job) => job.id)}::uuid[], ${column((job) => job.accountId)}::uuid[],
        ${column((job) => job.apiKeyId)}::uuid[], ${column((job) => job.endpoint)}::text[],
        ${column((job) => job.tier)}::text[], ${column((job) => storedClassNames[job.jobClass])}::text[],
        ${column((job) => job.costCredits)}::int[],
        ${column((job) => job.replyNode)}::text[], ${column((job) => JSON.stringify(job.request))}::text[],
        ${column((job) => job.lifetimeMs)}::int[], ${column((job) => job.idempotency?.key ?? '')}::text[],
        ${column((job) => job.idempotency?.fingerprint ?? '')}::text[], ${column((job) => job.elapsedMs)}::float8[],
        ${column((job) => (job.isSynchronous ? 0 : 1))}::int[]
      ) as input (id, account_id, api_key_id, endpoint, tier, weight, cost, reply_node, request, lifetime_ms,
        idempotency_key, fingerprint, elapsed_ms, background)
    ), claiming as (
      select input.*, row_number() over (partition by account_id, endpoint, idempotency_key order by id) as turn
      from input
    ), allowed as (
      select c.*, sum(c.cost) over (partition by c.account_id order by c.id)::int as cost_so_far,
        sum(c.background) over (partition by c.account_id order by c.id)::int as background_so_far
      from claiming c join api_keys k on k.id = c.api_key_id and (k.revoked_at is null or k.revoked_at > now())
        join accounts o on o.id = k.account_id and o.suspended_at is null
      where c.idempotency_key = '' or c.turn = 1 and not exists (
        select from jobs j where j.account_id = c.account_id and j.endpoint = c.endpoint
          and j.idempotency_key = c.idempotency_key)
    ), candidate as (
      select a.account_id, a.has_background, first.id as grant_id
      from (select account_id, bool_or(background = 1) as has_background from allowed group by account_id) a
      left join lateral (
        select id from credit_grants
        where account_id = a.account_id and active and expires_at > now()
        order by expires_at, id limit 1
      ) first on true
    ), picked as (
      select g.id, g.account_id, g.remaining,
        case when c.has_background then (${countBackgroundJobs(sql, sql`g.account_id`)}) else 0 end as backlog
      from candidate c cross join lateral (
        select id, account_id, remaining from credit_grants
        where id = c.grant_id and active for update skip locked
      ) g
    ), reserved as (
      select a.*, p.id as grant_id, p.remaining - a.cost_so_far as grant_remaining,
        (p.remaining - a.cost_so_far + coalesce((
          select sum(remaining) from credit_grants g
          where g.account_id = a.account_id and g.active and g.expires_at > now() and g.id <> p.id), 0))::int as remaining,
        case when a.background = 0 then 0 else a.background_so_far + p.backlog end as rank
      from allowed a join picked p on p.account_id = a.account_id and a.cost_so_far <= p.remaining
    ), debited as (
      update credit_grants g set remaining = spent.remaining, active = spent.remaining > 0
      from (select grant_id, min(grant_remaining) as remaining from reserved group by grant_id) spent
      where g.id = spent.grant_id
    ), job as (
      insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node,
        request, deadline_at, next_sweep_at, idempotency_key, fingerprint, latency_ms, credits_remaining, rank)
      select id, account_id, api_key_id, endpoint, tier, weight, cost, 'held', 'queued', reply_node, request::jsonb,
        now() + lifetime_ms * interval '1 ms', now() + ${sweepAfterMs} * interval '1 ms',
        nullif(idempotency_key, ''), nullif(fingerprint, ''), elapsed_ms, remaining, rank
      from reserved
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select account_id, grant_id, id, 'reserve', -cost from reserved
    )
    select a.id, r.id is not null as is_reserved, coalesce(r.remaining, 0) as remaining, coalesce(r.rank, 0) as rank
    from allowed a join candidate c on c.account_id = a.account_id left join reserved r on r.id = a.id
    where r.id is not null or c.grant_id is null`
  const answers = new Map(rows.map((row) => [row.id, row]))
  return jobs.map((job) => {
    const answer = answers.get(job.id)
    if (!answer) return null
    return answer.is_reserved
      ? { outcome: 'reserved', creditsRemaining: answer.remaining, queuePriority: answer.rank }
      : { outcome: 'insufficient_credits', creditsAvailable: answer.remaining }
  })
}
