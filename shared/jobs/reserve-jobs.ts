import type { Sql } from 'postgres'
import { createMicroBatcher } from '#shared/concurrency/micro-batcher.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { insertClaims, isClaimConflict } from '#shared/idempotency/idempotency-keys.ts'
import {
  batchIdParameter,
  batchInputOf,
  insertBatch,
  isBatchClaimed,
  type NewBatch,
} from '#shared/jobs/batch-repository.ts'
import type { NewJob, Reservation } from '#shared/jobs/job.ts'
import { inputOf, insertJobs, selectInput } from '#shared/jobs/job-rows.ts'
import { countUsage, keyJobs } from '#shared/jobs/key-usage.ts'
import { sqlSpan, withSpan } from '#shared/platform/tracing.ts'

/** Each further attempt means that another statement has spent or given back credits in between. */
const attemptsMax = 5

/**
 * Reserves one job from the account's grants in the order of expiry. One statement writes debit, job and ledger
 * entries, so that none exists without the others. It checks the API key again, so that revocation stops spending at
 * once, regardless of cached principals. It also claims the idempotency key: of several calls with one key, one
 * reserves and the others debit nothing.
 */
export async function reserveJob(sql: Sql, job: NewJob): Promise<Reservation> {
  return reserveWhole(sql, [job], null)
}

/**
 * Reserves the batch with all its jobs, or nothing. The returned `queuePriority` is that of the first job; each further
 * job's is one higher.
 */
export async function reserveBatch(sql: Sql, batch: NewBatch): Promise<Reservation> {
  return reserveWhole(sql, batch.jobs, batch)
}

async function reserveWhole(sql: Sql, jobs: NewJob[], batch: NewBatch | null): Promise<Reservation> {
  const costCredits = jobs.reduce((sum, job) => sum + job.costCredits, 0)
  let available = 0
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const rows = await reserve(sql, jobs, batch ? 'batch' : 'whole', batch).catch((error: unknown) => {
      if (isClaimConflict(error)) return null
      throw error
    })
    const [first] = rows ?? []
    const last = rows?.at(-1)
    if (!first || !last || first.is_repeated) return { outcome: 'repeated' }
    if (!first.has_key) return { outcome: 'key_revoked' }
    const { key_credits_max: creditsMax, key_credits: creditsUsed } = first
    if (first.is_limited && creditsMax !== null) return { outcome: 'key_limit_reached', creditsMax, creditsUsed }
    if (first.is_reserved) {
      return { outcome: 'reserved', creditsRemaining: last.remaining, queuePriority: first.rank }
    }
    available = first.credits_locked
    // Credits that were given back to an empty grant while this statement waited for its locks are not visible to it.
    if (first.credits_seen < costCredits) break
  }
  return { outcome: 'insufficient_credits', creditsAvailable: available }
}

/** Jobs of one shared statement; this many of the longest drafts are about a megabyte. */
const sharedJobsMax = 64

/**
 * Reserves jobs in shared statements while calls come faster than statements return: a burst of one account locks its
 * grant once for many calls. Jobs that the shared statement skips (`tryReserveJobs`) are reserved by separate ones.
 */
export function createReserver(sql: Sql): (job: NewJob) => Promise<Reservation> {
  const reserveTogether = createMicroBatcher<NewJob, Reservation | null>({
    what: 'reserve',
    sizeMax: sharedJobsMax,
    deadlineMs: databaseDeadlineMs,
    // The shared statement never waits for a row, and two of them would only skip each other's.
    inFlightMax: 1,
    failsWholeBatch: isDatabaseUnavailable,
    // A claim conflict fails the whole shared statement.
    run: (jobs) =>
      tryReserveJobs(sql, jobs).catch((error: unknown) => {
        if (isClaimConflict(error)) return jobs.map(() => null)
        throw error
      }),
  })
  const reserve = async (job: NewJob) => (await reserveTogether(job)) ?? (await reserveJob(sql, job))
  return (job) => withSpan('reserve', sqlSpan, () => reserve(job))
}

/**
 * Reserves jobs of any accounts in one statement, in the given order, each account from the grant that expires first.
 * Returns results in the order of `jobs`; null for a job to be retried with `reserveJob`: its grant is locked or does
 * not cover it and the account's earlier jobs, its API key is revoked or its account suspended, or its idempotency key
 * is claimed. Locked grants are skipped, never waited for, so that no account delays another and no deadlock can arise.
 */
export async function tryReserveJobs(sql: Sql, jobs: NewJob[]): Promise<(Reservation | null)[]> {
  const rows = await reserve(sql, jobs, 'shared')
  return rows.map(({ is_reserved, has_key, is_repeated, credits_seen, remaining, rank }) => {
    if (is_reserved) return { outcome: 'reserved', creditsRemaining: remaining, queuePriority: rank }
    const hasNoCredits = has_key && !is_repeated && credits_seen === 0
    return hasNoCredits ? { outcome: 'insufficient_credits', creditsAvailable: 0 } : null
  })
}

interface ReservedRow {
  has_key: boolean
  is_repeated: boolean
  /** Whether it would exceed the limit of its key. */
  is_limited: boolean
  key_credits_max: number | null
  /** Of the month, by the key, before this statement. */
  key_credits: number
  is_reserved: boolean
  remaining: number
  rank: number
  /** Credits of the account's grants when they were locked. */
  credits_locked: number
  /** Credits of the account's grants when the statement began; 0 for a reserved job. */
  credits_seen: number
}

interface ReserveMode {
  /** All jobs or none, from all grants of their one account. */
  isWhole: boolean
  isBatch: boolean
}

/**
 * The reserve statement; returns a row for each job, in order. If it waits for locks, it locks the counter of the key's
 * month after the grants, as a void does. Jobs and grants of an account are ranges on one line of credits: with grants
 * of 3 and 5 credits and jobs of 2 and 4, the second job covers credits 3 to 6, and takes 1 from the first grant and 3
 * from the second. Every statement that waits for several grants of an account locks them in the order of expiry, so
 * that none deadlock. New values are computed from the locked rows: Postgres checks a table's constraints once before
 * it notices that a row has changed since the statement began, and the row's old value may be too low.
 */
function composeReserve({ isWhole, isBatch }: ReserveMode): string {
  return `
    with input as materialized (${selectInput}),
    checked as materialized (
      select i.*, ${isBatch ? isBatchClaimed : isJobClaimed} as is_repeated,
        (select k.monthly_credits_max from api_keys k where k.id = i.api_key_id) as key_credits_max,
        (select count(*) > 0 from api_keys k join accounts o on o.id = k.account_id
          where k.id = i.api_key_id and (k.revoked_at is null or k.revoked_at > now()) and o.suspended_at is null
        ) as has_key
      from (
        select input.*, row_number() over (partition by account_id, endpoint, key_hash order by place) as turn
        from input
      ) i
    ), ${isWhole ? '' : `${keyJobs('checked', { isWhole })}, `}allowed as materialized (
      select c.*, (sum(cost) over (partition by account_id order by place))::int as cost_so_far,
        (sum(cost) over (partition by account_id))::int as cost_total,
        (sum(background) over (partition by account_id order by place))::int as background_so_far
      from ${isWhole ? 'checked c where has_key and not is_repeated' : 'keyed c where not is_limited'}
    ), account as materialized (
      select account_id, bool_or(background = 1) as has_background from allowed group by account_id
    ), locked as materialized (${isWhole ? lockGrants : lockFirstGrants}),
    line as materialized (
      select id, account_id, remaining, (sum(remaining) over (partition by account_id))::int as total,
        (sum(remaining) over (partition by account_id order by expires_at, id))::int as remaining_so_far
      from locked
    ), funded as materialized (
      select l.account_id, l.total, (l.total + coalesce((
          select sum(g.remaining) from credit_grants g
          where g.account_id = l.account_id and g.active and g.expires_at > now() and g.id not in (select id from locked)
        ), 0))::int as available,
        case when a.has_background then (${countBackgroundJobs}) else 0 end as backlog
      from (select distinct account_id, total from line) l join account a on a.account_id = l.account_id
    )${isWhole ? `, ${keyJobs('allowed', { isWhole })}` : ''}, reserved as materialized (
      select a.*, 'held' as money_state, 'queued' as status, null as error_code, null::timestamptz as finished_at,
        f.available - a.cost_so_far as credits_remaining,
        case when a.background = 0 then 0 else a.background_so_far + f.backlog end as rank,
        ${isBatch ? batchIdParameter : 'null::uuid'} as batch_id, ${isBatch ? '(a.place - 1)::int' : 'null::int'} as batch_index
      from ${isWhole ? 'keyed' : 'allowed'} a join funded f on f.account_id = a.account_id
      where not a.is_limited and ${isWhole ? 'a.cost_total' : 'a.cost_so_far'} <= f.total
    ), leg as materialized (
      select l.id as grant_id, r.id as job_id, r.account_id, least(l.remaining_so_far, r.cost_so_far)
        - greatest(l.remaining_so_far - l.remaining, r.cost_so_far - r.cost) as credits
      from line l join reserved r on r.account_id = l.account_id
        and l.remaining_so_far - l.remaining < r.cost_so_far and r.cost_so_far - r.cost < l.remaining_so_far
    ), debited as (
      update credit_grants g set remaining = spent.remaining, active = spent.remaining > 0
      from (
        select l.id, (l.remaining - sum(leg.credits))::int as remaining
        from line l join leg on leg.grant_id = l.id group by l.id, l.remaining
      ) spent
      where g.id = spent.id
    ), counted as (${countUsage}
    ), job as (${insertJobs('select * from reserved')}),
    entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select account_id, grant_id, job_id, 'reserve', -credits from leg order by job_id
    ), claim as (${claimJobKeys})${isBatch ? insertBatch : ''}
    select c.has_key, c.is_repeated, coalesce(k.is_limited, false) as is_limited, c.key_credits_max,
      coalesce(k.key_credits, 0) as key_credits, r.id is not null as is_reserved, coalesce(r.credits_remaining, 0) as remaining,
      coalesce(r.rank, 0) as rank, coalesce(f.total, 0) as credits_locked,
      case when r.id is null then (
        select coalesce(sum(g.remaining), 0)::int from credit_grants g
        where g.account_id = c.account_id and g.active and g.expires_at > now()) else 0 end as credits_seen
    from checked c left join keyed k on k.id = c.id left join reserved r on r.id = c.id left join funded f on f.account_id = c.account_id
    order by c.place`
}

/** Whether an earlier call, or an earlier job of the statement, holds the idempotency key of job `i`. */
const isJobClaimed = `(i.key_hash is not null and (i.turn > 1 or exists (
    select from idempotency_keys k
    where k.account_id = i.account_id and k.scope = i.endpoint and k.key_hash = i.key_hash)))`

const claimJobKeys = insertClaims(`
    select account_id, endpoint as scope, key_hash, fingerprint, id as job_id, null::uuid as batch_id
    from reserved where key_hash is not null`)

const lockGrants = `
    select id, account_id, remaining, expires_at from credit_grants
    where account_id = (select account_id from account) and active and expires_at > now()
    order by expires_at, id for update`

const lockFirstGrants = `
    select g.* from account a cross join lateral (
      select id from credit_grants
      where account_id = a.account_id and active and expires_at > now()
      order by expires_at, id limit 1
    ) first cross join lateral (
      select id, account_id, remaining, expires_at from credit_grants
      where id = first.id and active for update skip locked
    ) g`

/** Beyond this many unfinished background jobs, those of an account share one priority: a long backlog is not counted. */
const backlogCountedMax = 1000

/** How many unfinished background jobs account `a` has, up to `backlogCountedMax`. */
const countBackgroundJobs = `
    select count(*)::int from (
      select from jobs where account_id = a.account_id and money_state = 'held' and rank > 0 limit ${backlogCountedMax}
    ) unfinished`

const texts = {
  /** The first grant of each account. */
  shared: composeReserve({ isWhole: false, isBatch: false }),
  whole: composeReserve({ isWhole: true, isBatch: false }),
  batch: composeReserve({ isWhole: true, isBatch: true }),
}

async function reserve(
  sql: Sql,
  jobs: NewJob[],
  text: keyof typeof texts,
  batch: NewBatch | null = null,
): Promise<ReservedRow[]> {
  const ofBatch = batch ? batchInputOf(batch) : []
  return sql.unsafe<ReservedRow[]>(texts[text], [...inputOf(jobs), ...ofBatch], { prepare: true })
}
