import type { Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import { selectWorkingKey } from '#shared/accounts/principal-repository.ts'
import { isClaimConflict } from '#shared/jobs/idempotency.ts'
import { countUnattended } from '#shared/jobs/insert-held-job.ts'
import type { Weight } from '#shared/jobs/job-queue.ts'
import { type IdempotencyClaim, sweepAfterMs } from '#shared/jobs/new-job.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'

/** Jobs that are reserved together: all or none. */
export interface NewBatch {
  id: string
  accountId: string
  apiKeyId: string
  tier: Tier
  replyNode: string
  idempotency: IdempotencyClaim | null
  lifetimeMs: number
  /** In the order of the caller; their ids ascend. */
  jobs: { id: string; weight: Weight; costCredits: number; request: JobRequest }[]
}

export type BatchReservation =
  /** `rank` is that of the first job; each further one stands one behind. */
  | { outcome: 'reserved'; rank: number }
  | { outcome: 'insufficient_credits'; creditsAvailable: number }
  | { outcome: 'key_revoked' }
  | { outcome: 'repeated' }

/** Each further attempt means that somebody else has spent or given back in between. */
const attemptsMax = 5

/** Reserves the batch with all its jobs in one statement, from the account's grants in the order of expiry, or nothing. */
export async function reserveBatch(sql: Sql, batch: NewBatch): Promise<BatchReservation> {
  const costCredits = batch.jobs.reduce((sum, job) => sum + job.costCredits, 0)
  let available = 0
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const row = await spendGrants(sql, batch, costCredits).catch((error: unknown) => {
      if (isClaimConflict(error)) return null
      throw error
    })
    if (row === null || row.repeated) return { outcome: 'repeated' }
    if (!row.key_active) return { outcome: 'key_revoked' }
    if (row.reserved) return { outcome: 'reserved', rank: row.rank }
    available = row.locked
    // Credits that somebody gave back to an empty grant while this statement waited were out of its sight.
    if (row.seen < costCredits) break
  }
  return { outcome: 'insufficient_credits', creditsAvailable: available }
}

interface Spending {
  key_active: boolean
  repeated: boolean
  reserved: boolean
  rank: number
  locked: number
  seen: number
}

/**
 * Jobs and grants are laid side by side, each as long as its credits: where a job and a grant overlap, that grant pays
 * that much of that job. For the rest see `reserveAcrossGrants`.
 */
async function spendGrants(sql: Sql, batch: NewBatch, costCredits: number): Promise<Spending> {
  const { jobs } = batch
  const [row] = await sql<Spending[]>`
    with key as (
      ${selectWorkingKey(sql, batch.apiKeyId)}
    ), claim as (
      select 1 from batches
      where account_id = ${batch.accountId} and idempotency_key = ${batch.idempotency?.key ?? null}
    ), item as (
      select *, sum(cost) over (order by place)::int as cost_so_far from unnest(
        ${jobs.map((job) => job.id)}::uuid[], ${jobs.map((job) => job.weight)}::text[],
        ${jobs.map((job) => job.costCredits)}::int[], ${jobs.map((job) => JSON.stringify(job.request))}::text[]
      ) with ordinality as item (id, weight, cost, request, place)
    ), locked as (
      select id, remaining, expires_at from credit_grants
      where account_id = ${batch.accountId} and active and expires_at > now()
        and exists (select from key) and not exists (select from claim)
      order by expires_at, id for update
    ), line as (
      select id, remaining, (sum(remaining) over ())::int as total,
        (sum(remaining) over (order by expires_at, id))::int as remaining_so_far
      from locked
    ), leg as (
      select g.id as grant_id, i.id as job_id, least(g.remaining_so_far, i.cost_so_far)
        - greatest(g.remaining_so_far - g.remaining, i.cost_so_far - i.cost) as credits
      from line g join item i
        on g.remaining_so_far - g.remaining < i.cost_so_far and i.cost_so_far - i.cost < g.remaining_so_far
      where g.total >= ${costCredits}
    ), debited as (
      update credit_grants g set remaining = spent.remaining, active = spent.remaining > 0
      from (
        select l.id, min(l.remaining) - sum(leg.credits)::int as remaining
        from line l join leg on leg.grant_id = l.id group by l.id
      ) spent
      where g.id = spent.id
    ), unattended as (
      select (${countUnattended(sql, batch.accountId)}) as jobs
    ), batch as (
      insert into batches (id, account_id, jobs, unfinished, idempotency_key, fingerprint)
      select ${batch.id}, ${batch.accountId}, ${jobs.length}, ${jobs.length}, ${batch.idempotency?.key ?? null},
        ${batch.idempotency?.fingerprint ?? null}
      where exists (select from leg)
    ), job as (
      insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node,
        request, deadline_at, next_sweep_at, latency_ms, credits_remaining, rank, batch_id, batch_index)
      select item.id, ${batch.accountId}, ${batch.apiKeyId}, 'optimize', ${batch.tier}, item.weight, item.cost, 'held',
        'queued', ${batch.replyNode}, item.request::jsonb, now() + ${batch.lifetimeMs} * interval '1 ms',
        now() + ${sweepAfterMs} * interval '1 ms', 0, (select min(total) from line) - item.cost_so_far,
        unattended.jobs + item.place, ${batch.id}, item.place - 1
      from item cross join unattended where exists (select from leg)
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select ${batch.accountId}, grant_id, job_id, 'reserve', -credits from leg order by job_id
    )
    select exists (select from key) as key_active, exists (select from claim) as repeated,
      exists (select from leg) as reserved, (select jobs + 1 from unattended) as rank,
      (select coalesce(sum(remaining), 0)::int from locked) as locked,
      (select coalesce(sum(remaining), 0)::int from credit_grants
        where account_id = ${batch.accountId} and active and expires_at > now()) as seen`
  if (!row) throw new Error('the reserve statement returned no row')
  return row
}
