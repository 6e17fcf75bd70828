import type { Sql } from 'postgres'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { JobOutcome, JobStatus } from '#shared/jobs/job.ts'

export interface ClaimedJob {
  endpoint: PricedEndpoint
  request: unknown
  /** This execution, from 1. */
  attempt: number
  /** From the job's creation to this claim, by Postgres's clock. */
  waitSeconds: number
}

/**
 * Takes jobs for one execution each, in the order of `jobIds`; null for one that may not be run. The queue only
 * delivers; the row decides: a job that is no longer held (voided, cancelled, or captured by an earlier delivery) is
 * not run again. A running job may be claimed anew, since a second delivery means that its first worker is gone or
 * frozen.
 */
export async function claimJobs(sql: Sql, jobIds: string[]): Promise<(ClaimedJob | null)[]> {
  const rows = await sql<{ id: string; endpoint: PricedEndpoint; request: unknown; attempt: number; wait: number }[]>`
    update jobs set status = 'running', attempt = attempt + 1, started_at = now()
    where id = any (${jobIds}::uuid[]) and money_state = 'held'
    returning id, endpoint, request, attempt, extract(epoch from now() - created_at)::float8 as wait`
  const claimed = new Map(rows.map((row) => [row.id, row]))
  return jobIds.map((id) => {
    const row = claimed.get(id)
    return row ? { endpoint: row.endpoint, request: row.request, attempt: row.attempt, waitSeconds: row.wait } : null
  })
}

/** What became of the job, or null while it is queued or running. */
export async function findJobOutcome(sql: Sql, jobId: string): Promise<JobOutcome | null> {
  const [row] = await sql<{ status: JobStatus; result: unknown; error_code: ErrorCode | null }[]>`
    select status, result, error_code from jobs where id = ${jobId} and money_state <> 'held'`
  if (!row) return null
  if (row.status === 'succeeded') return { status: 'succeeded', result: row.result }
  const errorMessage = await findErrorMessage(sql, jobId)
  return { status: 'failed', errorCode: row.error_code ?? 'internal_error', ...(errorMessage ? { errorMessage } : {}) }
}

/** Asked for by itself: few jobs fail, and of those few have words of their own. */
async function findErrorMessage(sql: Sql, jobId: string): Promise<string | null> {
  const [row] = await sql<{ error_message: string | null }[]>`select error_message from jobs where id = ${jobId}`
  return row?.error_message ?? null
}
