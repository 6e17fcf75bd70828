import type { Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { JobOutcome, JobStatus } from '#shared/jobs/job.ts'
import { type JobClass, readJobClass, type StoredClassName, storedClassNames } from '#shared/jobs/job-class.ts'
import { jobGraceMs, sweepAfterMs } from '#shared/jobs/new-job.ts'

export interface ClaimedJob {
  accountId: string
  apiKeyId: string
  endpoint: PricedEndpoint
  request: unknown
  /** This execution, from 1. */
  attempt: number
  /** Of the row: the queue that delivered the job may be another. */
  jobClass: JobClass
  /** From the job's creation to this claim, by Postgres's clock. */
  waitSeconds: number
  /** From the arrival of the call to the job's creation. */
  elapsedMs: number
  /** From this claim to the end of the caller's wait, by Postgres's clock; below 0 once that is over. */
  remainingMs: number
}

interface ClaimedRow {
  id: string
  account: string
  api_key: string
  endpoint: PricedEndpoint
  request: unknown
  attempt: number
  weight: StoredClassName | null
  wait: number
  elapsed: number
  remaining: number
}

/**
 * Takes jobs for one execution each, in the order of `jobIds`; null for one that may not be run. The queue only
 * delivers; the row decides: a job that is no longer held (voided, cancelled, or captured by an earlier delivery) is
 * not run again. A running job may be claimed anew, since a second delivery means that its first worker is gone or
 * frozen.
 */
export async function claimJobs(sql: Sql, jobIds: string[]): Promise<(ClaimedJob | null)[]> {
  const rows = await sql<ClaimedRow[]>`
    update jobs set status = 'running', attempt = attempt + 1, started_at = now()
    where id = any (${jobIds}::uuid[]) and money_state = 'held'
    returning id, account_id as account, api_key_id as api_key, endpoint, request, attempt, weight,
      extract(epoch from now() - created_at)::float8 as wait, coalesce(latency_ms, 0)::float8 as elapsed,
      (extract(epoch from deadline_at - now()) * 1000)::float8 as remaining`
  const claimed = new Map(rows.map((row) => [row.id, row]))
  return jobIds.map((id) => {
    const row = claimed.get(id)
    return row ? toClaimedJob(row) : null
  })
}

function toClaimedJob(row: ClaimedRow): ClaimedJob {
  const { account: accountId, api_key: apiKeyId, endpoint, request, attempt, wait, elapsed, remaining } = row
  const times = { waitSeconds: wait, elapsedMs: elapsed, remainingMs: remaining - jobGraceMs }
  return { accountId, apiKeyId, endpoint, request, attempt, jobClass: readJobClass(row), ...times }
}

/**
 * Moves a claimed job to another class: it stays held, and this execution does not count. Returns the
 * tier and priority to queue it with, or null for a job that is no longer held. Should it never be queued, the
 * sweep does.
 */
export async function moveJob(
  sql: Sql,
  jobId: string,
  jobClass: JobClass,
): Promise<{ tier: Tier; queuePriority: number } | null> {
  const [row] = await sql<{ tier: Tier; queuePriority: number }[]>`
    update jobs set weight = ${storedClassNames[jobClass]}, status = 'queued', attempt = attempt - 1,
      next_sweep_at = now() + ${sweepAfterMs} * interval '1 ms'
    where id = ${jobId} and money_state = 'held'
    returning tier, rank as "queuePriority"`
  return row ?? null
}

interface OutcomeRow {
  status: JobStatus
  result: unknown
  latency_ms: number | null
  error_code: ErrorCode | null
}

/** What became of the job, or null while it is queued or running. */
export async function findJobOutcome(sql: Sql, jobId: string): Promise<JobOutcome | null> {
  const [row] = await sql<OutcomeRow[]>`
    select status, result, latency_ms, error_code from jobs where id = ${jobId} and money_state <> 'held'`
  if (!row) return null
  if (row.status === 'succeeded') {
    return { status: 'succeeded', result: row.result, latencyMs: row.latency_ms ?? 0 }
  }
  const errorMessage = await findErrorMessage(sql, jobId)
  return { status: 'failed', errorCode: row.error_code ?? 'internal_error', ...(errorMessage ? { errorMessage } : {}) }
}

/** Asked for by itself: few jobs fail, and of those few have words of their own. */
async function findErrorMessage(sql: Sql, jobId: string): Promise<string | null> {
  const [row] = await sql<{ error_message: string | null }[]>`select error_message from jobs where id = ${jobId}`
  return row?.error_message ?? null
}
