import type { PendingQuery, Row, Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { JobStatus, MoneyState } from '#shared/jobs/job.ts'
import type { Weight } from '#shared/jobs/job-queue.ts'
import { weightOf } from '#shared/jobs/job-repository.ts'

/** A job as its account may see it, without its texts. */
export interface JobRecord {
  id: string
  endpoint: PricedEndpoint
  status: JobStatus
  moneyState: MoneyState
  costCredits: number
  errorCode: ErrorCode | null
  errorMessage: string | null
  tier: Tier
  weight: Weight
  replyNode: string
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

/** The same with what its answer is made of. The texts are null once they were purged, a result also while there is none. */
export interface JobAnswer extends JobRecord {
  request: unknown
  result: unknown
  /** What could be spent after the reservation. */
  creditsRemaining: number
  latencyMs: number
}

interface RecordRow {
  id: string
  endpoint: PricedEndpoint
  status: JobStatus
  money_state: MoneyState
  cost: number
  error_code: ErrorCode | null
  error_message: string | null
  tier: Tier
  weight: Weight | null
  reply_node: string
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
}

export interface AnswerRow extends RecordRow {
  request: unknown
  result: unknown
  credits_remaining: number | null
  latency_ms: number | null
}

function recordColumns(sql: Sql): PendingQuery<Row[]> {
  return sql`
    j.id, j.endpoint, j.status, j.money_state, j.cost, j.error_code, j.error_message, j.tier, j.weight, j.reply_node,
    j.created_at, j.started_at, j.finished_at`
}

function toRecord(row: RecordRow): JobRecord {
  return {
    id: row.id,
    endpoint: row.endpoint,
    status: row.status,
    moneyState: row.money_state,
    costCredits: row.cost,
    errorCode: row.error_code,
    errorMessage: row.error_message,
    tier: row.tier,
    weight: weightOf(row),
    replyNode: row.reply_node,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

export function answerColumns(sql: Sql): PendingQuery<Row[]> {
  return sql`${recordColumns(sql)}, j.request, j.result, j.credits_remaining, j.latency_ms`
}

/** Null for a job that is not the account's, as for one that is nobody's. */
export async function findJobAnswer(sql: Sql, accountId: string, jobId: string): Promise<JobAnswer | null> {
  const [row] = await sql<AnswerRow[]>`
    select ${answerColumns(sql)} from jobs j where j.id = ${jobId} and j.account_id = ${accountId}`
  return row ? toAnswer(row) : null
}

export function toAnswer(row: AnswerRow): JobAnswer {
  const { request, result, credits_remaining: creditsRemaining, latency_ms: latencyMs } = row
  return { ...toRecord(row), request, result, creditsRemaining: creditsRemaining ?? 0, latencyMs: latencyMs ?? 0 }
}

/** The id is that of the ledger entry: where the list goes on. */
export interface ListedJob {
  id: string
  job: JobRecord
}

/**
 * The account's jobs, newest first. The ledger leads to them, since it is the one table that is kept in an account's
 * order. A job that several grants paid for is listed once, by the first of its entries.
 */
export async function listJobs(
  sql: Sql,
  accountId: string,
  page: { cursor: string | null; limit: number },
): Promise<ListedJob[]> {
  const rows = await sql<(RecordRow & { entry_id: string })[]>`
    select e.id::text as entry_id, ${recordColumns(sql)}
    from ledger_entries e join jobs j on j.id = e.job_id
    where e.account_id = ${accountId} and e.kind = 'reserve' and e.id < ${page.cursor ?? String(2n ** 63n - 1n)}::bigint
      and not exists (
        select from ledger_entries f where f.job_id = e.job_id and f.kind = 'reserve' and f.id < e.id)
    order by e.id desc limit ${page.limit}`
  return rows.map((row) => ({ id: row.entry_id, job: toRecord(row) }))
}
