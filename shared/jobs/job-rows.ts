import type { PendingQuery, Row, Sql } from 'postgres'
import { hashKey } from '#shared/idempotency/idempotency-keys.ts'
import { type Job, type NewJob, sweepAfterMs } from '#shared/jobs/job.ts'
import { readJobClass, type StoredClassName, storedClassNames } from '#shared/jobs/job-class.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'

/** Every column that a new row is given; the others have defaults or come with its progress. */
const insertedColumns = [
  'id',
  'account_id',
  'api_key_id',
  'endpoint',
  'tier',
  'weight',
  'cost',
  'money_state',
  'status',
  'reply_node',
  'request',
  'error_code',
  'deadline_at',
  'next_sweep_at',
  'finished_at',
  'latency_ms',
  'credits_remaining',
  'rank',
  'batch_id',
  'batch_index',
]

/** The statement that inserts jobs; `rows` selects `insertedColumns`. Every row of `jobs` is inserted by it. */
export function insertJobs(sql: Sql, rows: PendingQuery<Row[]>): PendingQuery<Row[]> {
  const columns = sql(insertedColumns)
  return sql`insert into jobs (${columns}) select ${columns} from (${rows}) new_job`
}

type InputJob = Omit<NewJob, 'isSynchronous' | 'request'> & { isSynchronous?: boolean; request: JobRequest | null }

/** The jobs as rows of a statement, in their order, with `background` (0 or 1) and `place` (from 1). */
export function selectInput(sql: Sql, jobs: InputJob[]): PendingQuery<Row[]> {
  const column = <Value>(read: (job: InputJob) => Value): Value[] => jobs.map(read)
  return sql`
    select id, account_id, api_key_id, endpoint, tier, weight, cost, reply_node, nullif(request, 'null')::jsonb as request,
      now() + lifetime_ms * interval '1 ms' as deadline_at, now() + ${sweepAfterMs} * interval '1 ms' as next_sweep_at,
      nullif(key_hash, '') as key_hash, nullif(fingerprint, '') as fingerprint, latency_ms, background,
      place
    from unnest(
      ${column((job) => job.id)}::uuid[], ${column((job) => job.accountId)}::uuid[],
      ${column((job) => job.apiKeyId)}::uuid[], ${column((job) => job.endpoint)}::text[],
      ${column((job) => job.tier)}::text[], ${column((job) => storedClassNames[job.jobClass])}::text[],
      ${column((job) => job.costCredits)}::int[], ${column((job) => job.replyNode)}::text[],
      ${column((job) => JSON.stringify(job.request))}::text[], ${column((job) => job.lifetimeMs)}::int[],
      ${column((job) => (job.idempotency ? hashKey(job.idempotency.key) : ''))}::text[],
      ${column((job) => job.idempotency?.fingerprint ?? '')}::text[], ${column((job) => job.elapsedMs)}::float8[],
      ${column((job) => (job.isSynchronous === false ? 1 : 0))}::int[]
    ) with ordinality as input (id, account_id, api_key_id, endpoint, tier, weight, cost, reply_node, request,
      lifetime_ms, key_hash, fingerprint, latency_ms, background, place)`
}

/**
 * Whether `jobs j` is held, for a job that is found by its id. With a plain comparison the planner may read the index of
 * all held jobs instead, as many as are waiting.
 */
export function isHeld(sql: Sql): PendingQuery<Row[]> {
  return sql`case j.money_state when 'held' then true else false end`
}

/** What `toJob` reads of `jobs j`. Texts can be large: they are read where they are needed. */
export function jobColumns(sql: Sql, { withTexts }: { withTexts: boolean }): PendingQuery<Row[]> {
  return sql`
    j.id, j.account_id, j.api_key_id, j.endpoint, j.tier, j.weight, j.cost, j.money_state, j.status, j.attempt,
    j.reply_node, ${withTexts ? sql`j.request, j.result` : sql`null as request, null as result`}, j.error_code,
    j.error_message, j.credits_remaining, j.latency_ms, j.rank, j.created_at, j.started_at, j.finished_at, j.rating,
    j.deadline_at`
}

export interface JobRow {
  id: string
  account_id: string
  api_key_id: string
  endpoint: Job['endpoint']
  tier: Job['tier']
  weight: StoredClassName | null
  cost: number
  money_state: Job['moneyState']
  status: Job['status']
  attempt: number
  reply_node: string
  request: unknown
  result: unknown
  error_code: Job['errorCode']
  error_message: string | null
  credits_remaining: number | null
  latency_ms: number | null
  rank: number
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  rating: Job['rating']
  deadline_at: Date
}

export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    accountId: row.account_id,
    apiKeyId: row.api_key_id,
    endpoint: row.endpoint,
    tier: row.tier,
    jobClass: readJobClass(row),
    costCredits: row.cost,
    moneyState: row.money_state,
    status: row.status,
    attempt: row.attempt,
    replyNode: row.reply_node,
    request: row.request,
    result: row.result,
    errorCode: row.error_code,
    errorMessage: row.error_message,
    creditsRemaining: row.credits_remaining ?? 0,
    latencyMs: row.latency_ms ?? 0,
    queuePriority: row.rank,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    rating: row.rating,
    deadlineAt: row.deadline_at,
  }
}
