import type { Selectable } from 'kysely'
import type { JobsTable } from '#shared/db/tables.ts'
import { hashKey } from '#shared/idempotency/idempotency-keys.ts'
import { type Job, type NewJob, sweepAfterMs } from '#shared/jobs/job.ts'
import { readJobClass, storedClassNames } from '#shared/jobs/job-class.ts'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'

type InputJob = Omit<NewJob, 'isSynchronous' | 'request'> & { isSynchronous?: boolean; request: JobRequest | null }

/** A parameter of the inserting statements: an array with a value for each job. */
interface Parameter {
  type: 'uuid' | 'text' | 'int' | 'float8'
  of(job: InputJob): string | number
  /** SQL that makes the column's value of it, since an element cannot be null; without it, the parameter is the value. */
  sql?: string | undefined
}

interface Column {
  /** How a new row gets its value: by a parameter, or by the statement that inserts; without it, by its default. */
  insert?: Parameter | 'statement'
  /** Whether `toJob` reads it. Texts can be large: they are read where they are needed. */
  read?: 'always' | 'text'
  /** May hold what the caller wrote: deleted when the account is erased, and not archived, since files cannot be erased. */
  isErased?: true
}

const uuid = (of: Parameter['of']): Parameter => ({ type: 'uuid', of })
const text = (of: Parameter['of'], sql?: string): Parameter => ({ type: 'text', of, sql })
const int = (of: Parameter['of']): Parameter => ({ type: 'int', of })

/** What the statements do with each column of `jobs`. */
const columns = {
  id: { insert: uuid((job) => job.id), read: 'always' },
  account_id: { insert: uuid((job) => job.accountId), read: 'always' },
  api_key_id: { insert: uuid((job) => job.apiKeyId), read: 'always' },
  endpoint: { insert: text((job) => job.endpoint), read: 'always' },
  tier: { insert: text((job) => job.tier), read: 'always' },
  weight: { insert: text((job) => storedClassNames[job.jobClass]), read: 'always' },
  cost: { insert: int((job) => job.costCredits), read: 'always' },
  money_state: { insert: 'statement', read: 'always' },
  status: { insert: 'statement', read: 'always' },
  attempt: { read: 'always' },
  reply_node: { insert: text((job) => job.replyNode), read: 'always' },
  request: {
    insert: text((job) => JSON.stringify(job.request), `nullif(request, 'null')::jsonb`),
    read: 'text',
    isErased: true,
  },
  result: { read: 'text', isErased: true },
  error_code: { insert: 'statement', read: 'always' },
  error_message: { read: 'always', isErased: true },
  idempotency_key: { isErased: true },
  fingerprint: { isErased: true },
  credits_remaining: { insert: 'statement', read: 'always' },
  latency_ms: { insert: { type: 'float8', of: (job) => job.elapsedMs }, read: 'always' },
  rank: { insert: 'statement', read: 'always' },
  created_at: { read: 'always' },
  deadline_at: { insert: 'statement', read: 'always' },
  next_sweep_at: { insert: 'statement' },
  started_at: { read: 'always' },
  finished_at: { insert: 'statement', read: 'always' },
  rating: { read: 'always', isErased: true },
  rated_at: { isErased: true },
  batch_id: { insert: 'statement' },
  batch_index: { insert: 'statement' },
} satisfies Record<keyof JobsTable, Column>

const columnList: [name: string, column: Column][] = Object.entries(columns)

/** The columns to set to null when an account is erased; archives leave them out. */
export const erasedColumns = columnList.flatMap(([name, { isErased }]) => (isErased ? [name] : []))

const parameters: [name: string, parameter: Parameter][] = [
  ...columnList.flatMap(([name, { insert }]): [string, Parameter][] =>
    typeof insert === 'object' ? [[name, insert]] : [],
  ),
  // Not columns of `jobs`, or not inserted as such.
  ['lifetime_ms', int((job) => job.lifetimeMs)],
  ['key_hash', text((job) => (job.idempotency ? hashKey(job.idempotency.key) : ''), `nullif(key_hash, '')`)],
  ['fingerprint', text((job) => job.idempotency?.fingerprint ?? '', `nullif(fingerprint, '')`)],
  ['background', int((job) => (job.isSynchronous === false ? 1 : 0))],
]

/** Text of the statement that inserts jobs; `rows` selects all columns that a new row gets. */
export function insertJobs(rows: string): string {
  const names = columnList.flatMap(([name, { insert }]) => (insert ? [name] : [])).join(', ')
  return `insert into jobs (${names}) select ${names} from (${rows}) new_job`
}

/** How many parameters of a statement `inputOf` fills, from $1. */
export const inputParameters = parameters.length

/** The parameters of `selectInput`. */
export function inputOf(jobs: InputJob[]): (string | number)[][] {
  return parameters.map(([, { of }]) => jobs.map(of))
}

/** Text that selects the jobs of `inputOf` as rows, in their order, with `background` (0 or 1) and `place` (from 1). */
export const selectInput = `
    select ${parameters.map(([name, { sql }]) => (sql ? `${sql} as ${name}` : name)).join(', ')},
      now() + lifetime_ms * interval '1 ms' as deadline_at, now() + ${sweepAfterMs} * interval '1 ms' as next_sweep_at,
      place
    from unnest(${parameters.map(([, { type }], index) => `$${index + 1}::${type}[]`).join(', ')})
      with ordinality as input (${parameters.map(([name]) => name).join(', ')}, place)`

/**
 * Whether `jobs j` is held, for a job found by its id. With a plain comparison, the planner might read the index of all
 * held jobs instead.
 */
export const isHeld = `case j.money_state when 'held' then true else false end`

function selectColumns(withTexts: boolean): string {
  return columnList
    .flatMap(([name, { read }]) => (read ? [read === 'text' && !withTexts ? `null as ${name}` : `j.${name}`] : []))
    .join(', ')
}

/** The columns of `jobs j` that `toJob` reads. */
export const jobColumns = selectColumns(false)
export const jobColumnsWithTexts = selectColumns(true)

type ReadColumn = {
  [Name in keyof JobsTable]: (typeof columns)[Name] extends { read: string } ? Name : never
}[keyof JobsTable]
export type JobRow = Pick<Selectable<JobsTable>, ReadColumn>

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
