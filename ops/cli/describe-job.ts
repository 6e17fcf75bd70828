import type { Sql } from 'postgres'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import { findBatchJobIds } from '#shared/jobs/batch-repository.ts'
import type { JobStatus, MoneyState } from '#shared/jobs/job.ts'
import { isId } from '#shared/platform/ids.ts'
import { AdminError } from './admin-error.ts'
import { type Output, table } from './run-command.ts'

const repeatMinutes = 10

/** No column that holds what the caller wrote. */
interface JobFacts {
  id: string
  account_id: string
  api_key_id: string
  batch_id: string | null
  endpoint: string
  tier: string
  status: JobStatus
  money_state: MoneyState
  error_code: string | null
  cost: number
  attempt: number
  created_at: Date
  started_at: Date | null
  finished_at: Date | null
  has_texts: boolean
  /** Whether its request tells calls apart: not once purged, nor for an uploaded image, whose bytes are not in the row. */
  is_comparable: boolean
}

interface Entry {
  id: string
  created_at: Date
  kind: LedgerKind
  delta: number
  grant_id: string
  reason: string | null
}

type Repeat = Pick<JobFacts, 'id' | 'created_at' | 'status' | 'money_state' | 'cost'>

/** A job with its ledger entries and, where requests can be compared, the account's other jobs with the same one. */
export async function describeJob(sql: Sql, id: string): Promise<Output> {
  const job = isId(id) ? await findJobFacts(sql, id) : null
  if (!job) throw isId(id) ? await explainMissing(sql, id) : new AdminError(`${id} is not a job id`)
  const entries = await sql<Entry[]>`
    select id, created_at, kind, delta, grant_id, reason from ledger_entries where job_id = ${id} order by id`
  const repeats = job.is_comparable ? await findRepeats(sql, job) : null
  const { created_at, started_at, finished_at, is_comparable: _, ...facts } = job
  return {
    json: {
      job: {
        ...facts,
        charged: chargeOf(job),
        created_at: created_at.toISOString(),
        started_at: started_at?.toISOString() ?? null,
        finished_at: finished_at?.toISOString() ?? null,
      },
      entries: entries.map(({ created_at: at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      repeats: repeats?.map((repeat) => ({ ...repeat, created_at: repeat.created_at.toISOString() })) ?? null,
    },
    lines: [...describeFacts(job), '', ...describeEntries(entries), '', ...describeRepeats(repeats)],
  }
}

async function findJobFacts(sql: Sql, id: string): Promise<JobFacts | null> {
  const [row] = await sql<JobFacts[]>`
    select id, account_id, api_key_id, batch_id, endpoint, tier, status, money_state, error_code, cost, attempt,
      created_at, started_at, finished_at, request is not null as has_texts,
      request is not null and request -> 'imageUrl' is distinct from 'null'::jsonb as is_comparable
    from jobs where id = ${id}`
  return row ?? null
}

/** Ids begin with their time, so that only the partitions of these minutes are read. */
async function findRepeats(sql: Sql, job: JobFacts): Promise<Repeat[]> {
  return sql<Repeat[]>`
    select o.id, o.created_at, o.status, o.money_state, o.cost
    from jobs j join jobs o on o.account_id = j.account_id and o.endpoint = j.endpoint and o.request = j.request
    where j.id = ${job.id} and o.id <> j.id
      and o.id between first_id_at(${job.created_at}::timestamptz - make_interval(mins => ${repeatMinutes}))
        and first_id_at(${job.created_at}::timestamptz + make_interval(mins => ${repeatMinutes}))
    order by o.id`
}

async function explainMissing(sql: Sql, id: string): Promise<AdminError> {
  const [archive] = await sql<{ file_name: string }[]>`
    select file_name from ledger_archives where ${id}::uuid < first_id_at(ends_at) order by ends_at limit 1`
  if (archive) return new AdminError(`Job ${id} is of an archived month: zgrep ${id} ${archive.file_name}`)
  const jobIds = await findBatchJobIds(sql, id)
  if (jobIds.length > 0) return new AdminError(`${id} is a batch. Its jobs:\n${jobIds.join('\n')}`)
  return new AdminError(
    `No job ${id}. A call rejected before its reservation has none and costs nothing; that of a replay is in its Location`,
  )
}

function chargeOf({ money_state, cost }: Pick<JobFacts, 'money_state' | 'cost'>): number {
  return money_state === 'captured' ? cost : 0
}

export function formatDelta(delta: number): string {
  return delta > 0 ? `+${delta}` : String(delta)
}

function describeFacts(job: JobFacts): string[] {
  return table([
    ['job', job.id],
    ['account', job.account_id],
    ['key', job.api_key_id],
    ['endpoint', `${job.endpoint} (${job.tier})`],
    ['batch', job.batch_id ?? '-'],
    ['status', [job.status, job.error_code ?? ''].join(' ').trim()],
    ['money state', job.money_state],
    ['charged', `${chargeOf(job)} of ${job.cost} credits`],
    ['attempts', String(job.attempt)],
    ['created', job.created_at.toISOString()],
    ['started', job.started_at?.toISOString() ?? '-'],
    ['finished', job.finished_at?.toISOString() ?? '-'],
    ['texts', job.has_texts ? 'stored' : 'purged'],
  ])
}

function describeEntries(entries: Entry[]): string[] {
  return table([
    ['entry', 'at', 'kind', 'delta', 'grant', 'reason'],
    ...entries.map(({ id, created_at, kind, delta, grant_id, reason }) => [
      id,
      created_at.toISOString(),
      kind,
      formatDelta(delta),
      grant_id,
      reason ?? '-',
    ]),
  ])
}

function describeRepeats(repeats: Repeat[] | null): string[] {
  if (repeats === null) return ['Requests cannot be compared: the texts are purged, or the image was uploaded.']
  if (repeats.length === 0) return [`No other job of the account has the same request within ${repeatMinutes} minutes.`]
  return [
    `Other jobs of the account with the same request within ${repeatMinutes} minutes:`,
    ...table([
      ['job', 'created', 'status', 'money state', 'charged'],
      ...repeats.map((repeat) => [
        repeat.id,
        repeat.created_at.toISOString(),
        repeat.status,
        repeat.money_state,
        String(chargeOf(repeat)),
      ]),
    ]),
  ]
}
