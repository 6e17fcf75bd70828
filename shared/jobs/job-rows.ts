import type { Selectable } from 'kysely'
import type { JobsTable } from '#shared/db/tables.ts'
import { hashKey } from '#shared/idempotency/idempotency-keys.ts'
import { type Job, type NewJob, sweepAfterMs } from '#shared/jobs/job.ts'
import { readJobClass, storedClassNames } from '#shared/jobs/job-class.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'

/** The columns of a new row; the others have defaults or are set by its progress. */
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

/** Text of the statement that inserts jobs; `rows` selects `insertedColumns`. Every row of `jobs` is inserted by it. */
export function insertJobs(rows: string): string {
  const columns = insertedColumns.join(', ')
  return `insert into jobs (${columns}) select ${columns} from (${rows}) new_job`
}

type InputJob = Omit<NewJob, 'isSynchronous' | 'request'> & { isSynchronous?: boolean; request: JobRequest | null }

/** The parameters of a statement: one array for each column. */
const inputColumns: { name: string; type: string; read(job: InputJob): string | number }[] = [
  { name: 'id', type: 'uuid', read: (job) => job.id },
  { name: 'account_id', type: 'uuid', read: (job) => job.accountId },
  { name: 'api_key_id', type: 'uuid', read: (job) => job.apiKeyId },
  { name: 'endpoint', type: 'text', read: (job) => job.endpoint },
  { name: 'tier', type: 'text', read: (job) => job.tier },
  { name: 'weight', type: 'text', read: (job) => storedClassNames[job.jobClass] },
  { name: 'cost', type: 'int', read: (job) => job.costCredits },
  { name: 'reply_node', type: 'text', read: (job) => job.replyNode },
  { name: 'request', type: 'text', read: (job) => JSON.stringify(job.request) },
  { name: 'lifetime_ms', type: 'int', read: (job) => job.lifetimeMs },
  { name: 'key_hash', type: 'text', read: (job) => (job.idempotency ? hashKey(job.idempotency.key) : '') },
  { name: 'fingerprint', type: 'text', read: (job) => job.idempotency?.fingerprint ?? '' },
  { name: 'latency_ms', type: 'float8', read: (job) => job.elapsedMs },
  { name: 'background', type: 'int', read: (job) => (job.isSynchronous === false ? 1 : 0) },
]

/** How many parameters of a statement `inputOf` fills, from $1. */
export const inputParameters = inputColumns.length

/** The parameters of `selectInput`. */
export function inputOf(jobs: InputJob[]): (string | number)[][] {
  return inputColumns.map(({ read }) => jobs.map(read))
}

/** Text that selects the jobs of `inputOf` as rows, in their order, with `background` (0 or 1) and `place` (from 1). */
export const selectInput = `
    select id, account_id, api_key_id, endpoint, tier, weight, cost, reply_node, nullif(request, 'null')::jsonb as request,
      now() + lifetime_ms * interval '1 ms' as deadline_at, now() + ${sweepAfterMs} * interval '1 ms' as next_sweep_at,
      nullif(key_hash, '') as key_hash, nullif(fingerprint, '') as fingerprint, latency_ms, background, place
    from unnest(${inputColumns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})
      with ordinality as input (${inputColumns.map(({ name }) => name).join(', ')}, place)`

/**
 * Whether `jobs j` is held, for a job found by its id. With a plain comparison, the planner might read the index of all
 * held jobs instead.
 */
export const isHeld = `case j.money_state when 'held' then true else false end`

const columnsWith = (texts: string): string => `
    j.id, j.account_id, j.api_key_id, j.endpoint, j.tier, j.weight, j.cost, j.money_state, j.status, j.attempt,
    j.reply_node, ${texts}, j.error_code,
    j.error_message, j.credits_remaining, j.latency_ms, j.rank, j.created_at, j.started_at, j.finished_at, j.rating,
    j.deadline_at`

/** The columns of `jobs j` that `toJob` reads. Texts can be large: they are read where they are needed. */
export const jobColumns = columnsWith('null as request, null as result')
export const jobColumnsWithTexts = columnsWith('j.request, j.result')

export type JobRow = Omit<Selectable<JobsTable>, 'idempotency_key' | 'fingerprint' | 'next_sweep_at' | 'rated_at'>

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
