import type { Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import type { InstantRange } from '#shared/credits/date-range.ts'
import { firstEntryIdAfter, lowestEntryId } from '#shared/credits/entry-bound.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import {
  type Job,
  type JobOutcome,
  type JobProgress,
  type JobRating,
  type JobStatus,
  sweepAfterMs,
} from '#shared/jobs/job.ts'
import { type JobClass, storedClassNames } from '#shared/jobs/job-class.ts'
import { isHeld, type JobRow, jobColumns, jobColumnsWithTexts, toJob } from '#shared/jobs/job-rows.ts'

const claimText = `
    update jobs j set status = 'running', attempt = j.attempt + 1, started_at = now()
    from unnest($1::uuid[]) as asked (id)
    where j.id = asked.id and ${isHeld}
    returning ${jobColumnsWithTexts}`

/**
 * Takes jobs for one execution each, in the order of `jobIds`; null for one that may not be run. The queue only
 * delivers; the row decides: a job that is no longer held (voided, cancelled, or captured by an earlier delivery) is
 * not run again. A running job may be claimed anew, since a second delivery means that its first worker is gone or
 * frozen.
 */
export async function claimJobs(sql: Sql, jobIds: string[]): Promise<(Job | null)[]> {
  const rows = await sql.unsafe<JobRow[]>(claimText, [jobIds], { prepare: true })
  const claimed = new Map(rows.map((row) => [row.id, row]))
  return jobIds.map((id) => {
    const row = claimed.get(id)
    return row ? toJob(row) : null
  })
}

/**
 * Moves a claimed job to another class: it stays held, and this execution does not count. Returns the tier and priority
 * to enqueue it with, or null for a job that is no longer held. If the caller fails to enqueue it, the sweep does.
 */
export async function moveJob(
  sql: Sql,
  jobId: string,
  jobClass: JobClass,
): Promise<{ tier: Tier; queuePriority: number } | null> {
  const [row] = await sql<{ tier: Tier; queuePriority: number }[]>`
    update jobs j set weight = ${storedClassNames[jobClass]}, status = 'queued', attempt = attempt - 1,
      next_sweep_at = now() + ${sweepAfterMs} * interval '1 ms'
    where j.id = ${jobId} and ${sql.unsafe(isHeld)}
    returning tier, rank as "queuePriority"`
  return row ?? null
}

/** With its texts; null also for a job of another account. */
export async function findJob(sql: Sql, accountId: string, jobId: string): Promise<Job | null> {
  const [row] = await sql<JobRow[]>`
    select ${sql.unsafe(jobColumnsWithTexts)} from jobs j where j.id = ${jobId} and j.account_id = ${accountId}`
  return row ? toJob(row) : null
}

/**
 * The account's jobs, newest first, each with the id of its ledger entry as the list's cursor. They are found through
 * the ledger, the one table ordered by account. A job paid from several grants is listed once, by the first of its
 * entries.
 */
export async function listJobs(
  sql: Sql,
  accountId: string,
  page: { cursor: string | null; limit: number },
): Promise<{ id: string; job: Job }[]> {
  const rows = await sql<(JobRow & { entry_id: string })[]>`
    select e.id::text as entry_id, ${sql.unsafe(jobColumns)}
    from ledger_entries e join jobs j on j.id = e.job_id
    where e.account_id = ${accountId} and e.kind = 'reserve' and e.id < ${page.cursor ?? String(2n ** 63n - 1n)}::bigint
      and not exists (
        select from ledger_entries f where f.job_id = e.job_id and f.kind = 'reserve' and f.id < e.id)
    order by e.id desc limit ${page.limit}`
  return rows.map((row) => ({ id: row.entry_id, job: toJob(row) }))
}

/** Null or undefined: any. */
export interface JobFilter {
  status?: JobStatus | undefined
  endpoint?: PricedEndpoint | undefined
  keyId: string | null
  /** When the job was created. */
  range: InstantRange
}

/** Jobs that one page of a filtered list reads: this bounds the cost of a page, however rare the matches are. */
export const filteredJobsMax = 1000

/**
 * Like `listJobs`, with a filter. Reads at most `filteredJobsMax` jobs; if it read that many, `continuesAt` is the
 * cursor of the next page.
 */
export async function listMatchingJobs(
  sql: Sql,
  accountId: string,
  page: { cursor: string | null; limit: number },
  { status, endpoint, keyId, range: { startsAt, endsAt } }: JobFilter,
): Promise<{ items: { id: string; job: Job }[]; continuesAt: string | null }> {
  const rows = await sql<(JobRow & { entry_id: string | null; last_id: string | null; looked_at: number })[]>`
    with entry as materialized (
      select e.id, e.job_id from ledger_entries e
      where e.account_id = ${accountId} and e.kind = 'reserve'
        and e.id < ${page.cursor ?? String(2n ** 63n - 1n)}::bigint and e.id >= ${lowestEntryId(sql, accountId, startsAt)}
        ${endsAt === null ? sql`` : sql`and e.id < ${firstEntryIdAfter(sql, accountId, endsAt)}`}
      order by e.id desc limit ${filteredJobsMax}
    ), matching as (
      select e.id as entry_id, ${sql.unsafe(jobColumns)}
      from entry e join jobs j on j.id = e.job_id
      where (${status ?? null}::text is null or j.status = ${status ?? null})
        and (${endpoint ?? null}::text is null or j.endpoint = ${endpoint ?? null})
        and (${keyId}::uuid is null or j.api_key_id = ${keyId})
        and (${startsAt}::timestamptz is null or j.created_at >= ${startsAt})
        and (${endsAt}::timestamptz is null or j.created_at < ${endsAt})
        and not exists (
          select from ledger_entries f where f.job_id = e.job_id and f.kind = 'reserve' and f.id < e.id)
      order by e.id desc limit ${page.limit}
    )
    select last.id::text as last_id, last.looked_at, matching.*, matching.entry_id::text as entry_id
    from (select min(id) as id, count(*)::int as looked_at from entry) last left join matching on true
    order by matching.entry_id desc`
  const items = rows.flatMap((row) => (row.entry_id === null ? [] : [{ id: row.entry_id, job: toJob(row) }]))
  const [last] = rows
  return { items, continuesAt: last?.looked_at === filteredJobsMax ? last.last_id : null }
}

/** Replaces an earlier rating. Null for a job of another account. */
export async function rateJob(
  sql: Sql,
  { accountId, jobId, rating }: { accountId: string; jobId: string; rating: JobRating },
): Promise<{ ratedAt: Date } | null> {
  const [row] = await sql<{ ratedAt: Date }[]>`
    update jobs set rating = ${rating}, rated_at = now() where id = ${jobId} and account_id = ${accountId}
    returning rated_at as "ratedAt"`
  return row ?? null
}

/** The outcome of the job, or null while it is queued or running. */
export async function findJobOutcome(sql: Sql, jobId: string): Promise<JobOutcome | null> {
  const [row] = await sql<
    Pick<JobRow, 'money_state' | 'status' | 'result' | 'latency_ms' | 'error_code' | 'error_message'>[]
  >`
    select money_state, status, result, latency_ms, error_code, error_message from jobs
    where id = ${jobId} and money_state <> 'held'`
  if (!row) return null
  if (row.status === 'succeeded') {
    const isFree = row.money_state === 'voided'
    return { status: 'succeeded', result: row.result, latencyMs: row.latency_ms ?? 0, isFree }
  }
  const errorMessage = row.error_message ? { errorMessage: row.error_message } : {}
  return { status: 'failed', errorCode: row.error_code ?? 'internal_error', ...errorMessage }
}

/**
 * Like `findJobOutcome`, for a job whose reservation was confirmed. If it has no row, a crash of Postgres lost it: it
 * will never run, and nothing was charged.
 */
export async function findReservedOutcome(sql: Sql, jobId: string): Promise<JobOutcome | null> {
  const [row] = await sql<{ held: boolean }[]>`select money_state = 'held' as held from jobs where id = ${jobId}`
  if (!row) return { status: 'failed', errorCode: 'service_unavailable' }
  return row.held ? null : findJobOutcome(sql, jobId)
}

/** How far the head of a queue is counted. */
export const positionMax = 1000

/**
 * The progress of several jobs. A queued background job comes after those of its class and tier that have a lower
 * priority number, and those of the same number that were created before it; any other queued job has position 1. Each
 * queue's head is read once, however many of its jobs are requested.
 */
export async function findProgress(sql: Sql, jobIds: string[]): Promise<JobProgress[]> {
  return sql<JobProgress[]>`
    with asked as materialized (
      select j.id, j.status, j.attempt, j.weight, j.tier, j.rank
      from unnest(${jobIds}::uuid[]) as wanted (id) join jobs j on j.id = wanted.id
    ), head as materialized (
      select h.id, h.position
      from (select distinct weight, tier from asked where status = 'queued' and rank > 0) q
      cross join lateral (
        select first.id, row_number() over (order by first.rank, first.id)::int as position
        from (
          select o.id, o.rank from jobs o
          where o.money_state = 'held' and o.rank > 0 and o.weight = q.weight and o.tier = q.tier
            and o.status = 'queued'
          order by o.rank, o.id limit ${positionMax - 1}
        ) first
      ) h
    )
    select a.id, a.status, a.attempt, case when a.status <> 'queued' then null when a.rank = 0 then 1
      else coalesce(h.position, ${positionMax}::int) end as position
    from asked a left join head h on h.id = a.id`
}
