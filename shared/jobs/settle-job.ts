import type { PendingQuery, Row, Sql } from 'postgres'
import { unchangedResult } from '#shared/credits/ledger.ts'
import { type ErrorCode, errorTable } from '#shared/errors.ts'
import { freeKeys } from '#shared/idempotency/idempotency-keys.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import { inputOf, inputParameters, insertJobs, isHeld, selectInput } from '#shared/jobs/job-rows.ts'
import { giveUsageBack } from '#shared/jobs/key-usage.ts'
import type { StoredResult } from '#shared/prompts/stored-result.ts'

/** The result with which a successful job is settled. */
export interface Capture {
  jobId: string
  result: StoredResult
  /** From the arrival of the call to its result. */
  latencyMs: number
}

/**
 * Stores results and makes their charges final, each once. Returns for each whether it was captured: only a job
 * that is still held is. A job that was cancelled meanwhile (the caller's wait had ended) keeps the late result, free
 * of charge. The grants' rows, which other calls of the accounts wait for, are not touched.
 */
export async function captureJobs(sql: Sql, results: Capture[]): Promise<boolean[]> {
  const ids = results.map(({ jobId }) => jobId)
  const texts = results.map(({ result }) => JSON.stringify(result))
  const latencies = results.map(({ latencyMs }) => latencyMs)
  const rows = await sql.unsafe<{ id: string }[]>(captureText, [ids, texts, latencies], { prepare: true })
  const captured = new Set(rows.map((row) => row.id))
  return ids.map((id) => captured.has(id))
}

const captureText = `
    with settled as (
      update jobs j set result = input.result::jsonb, latency_ms = input.latency_ms, finished_at = now(),
        money_state = case j.money_state when 'held' then 'captured' else j.money_state end,
        status = case j.money_state when 'held' then 'succeeded' else j.status end
      from unnest($1::uuid[], $2::text[], $3::float8[]) as input (id, result, latency_ms)
      where j.id = input.id and (j.money_state = 'held' or (j.status = 'cancelled' and j.result is null))
      returning j.id, j.account_id, j.money_state, j.batch_id
    ), captured as (
      select id, account_id, batch_id from settled where money_state = 'captured'
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select s.account_id, e.grant_id, s.id, 'capture', 0
      from captured s join ledger_entries e on e.job_id = s.id and e.kind = 'reserve'
    ), ${countDownBatches('captured')}
    select id from captured`

export interface VoidReason {
  status: 'failed' | 'cancelled'
  errorCode: ErrorCode
  /** For the caller, in place of the code's own title: never an address, nor anything else that the caller sent. */
  errorMessage?: string | undefined
}

/**
 * Returns the credits of a held job to their grants, once; the ledger records the error code as the reason. If the
 * error is retryable, the job's idempotency key is freed. Returns whether this call voided the job.
 */
export async function voidJob(sql: Sql, jobId: string, reason: VoidReason): Promise<boolean> {
  const { isRetryable } = errorTable[reason.errorCode]
  const [row] = await sql<{ voided: boolean }[]>`
    with voided as (
      update jobs j set money_state = 'voided', status = ${reason.status}, error_code = ${reason.errorCode},
        error_message = ${reason.errorMessage ?? null}, finished_at = now(),
        idempotency_key = case when not ${isRetryable} then idempotency_key end
      where j.id = ${jobId} and ${sql.unsafe(isHeld)} ${onlyQueued(sql, reason)}
      returning ${sql.unsafe(voidedColumns)}
    ), freed as (
      ${freeKeys(sql, sql`select id from voided where ${isRetryable}`)}
    ), ${giveBack(sql, jobId, reason.errorCode)}
    select exists (select from voided) as voided`
  return row?.voided ?? false
}

/**
 * Stores a result that equals its draft and returns the job's credits: the job succeeds without a charge. This happens
 * once, and only while the job is held. Returns whether this call did so.
 */
export async function voidUnchangedJob(sql: Sql, { jobId, result, latencyMs }: Capture): Promise<boolean> {
  const [row] = await sql<{ voided: boolean }[]>`
    with voided as (
      update jobs j set money_state = 'voided', status = 'succeeded', result = ${JSON.stringify(result)}::text::jsonb,
        latency_ms = ${latencyMs}, finished_at = now()
      where j.id = ${jobId} and ${sql.unsafe(isHeld)}
      returning ${sql.unsafe(voidedColumns)}
    ), ${giveBack(sql, jobId, unchangedResult)}
    select exists (select from voided) as voided`
  return row?.voided ?? false
}

/** The columns that `giveBack` reads. */
const voidedColumns = 'j.id, j.account_id, j.batch_id, j.api_key_id, j.cost, j.created_at'

/**
 * The part of a statement that returns the credits of `voided` (this job or no row) to their grants and, if its month
 * is still counted, subtracts them from its key's counter. The counter is locked after the grants, as in a reservation.
 * Credits returned to a grant that has expired or been refunded would be lost: the ledger returns and expires them, and
 * a goodwill grant replaces them. Such goodwill is not renewed, or voided calls could keep credits alive forever.
 */
function giveBack(sql: Sql, jobId: string, reason: ErrorCode | typeof unchangedResult): PendingQuery<Row[]> {
  return sql`
    leg as (
      select v.id as job_id, v.account_id, e.grant_id, -e.delta as credits,
        g.expires_at > now() and g.voided_at is null as is_live
      from voided v
      join ledger_entries e on e.job_id = ${jobId} and e.kind = 'reserve'
      join credit_grants g on g.id = e.grant_id
      order by g.expires_at, g.id for update of g
    ), room as (${sql.unsafe(giveUsageBack)}
    ), returned as (
      update credit_grants g set remaining = g.remaining + leg.credits, active = true
      from leg where g.id = leg.grant_id and leg.is_live
    ), goodwill as (
      insert into credit_grants (id, account_id, plan, source, granted, remaining, expires_at)
      select gen_random_uuid(), account_id, null, 'goodwill', sum(credits), sum(credits),
        now() + make_interval(days => ${goodwillValidityDays})
      from leg where not is_live and (
        select count(*) = 0 from ledger_entries o
        where o.grant_id = leg.grant_id and o.kind = 'grant' and o.job_id is not null
      ) group by account_id
      returning id, account_id, granted
    ), entries as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta, reason)
      select account_id, grant_id, job_id, 'void', credits, ${reason}::text from leg
      union all
      select account_id, grant_id, job_id, 'expiry', -credits, null from leg where not is_live
      union all
      select g.account_id, g.id, v.id, 'grant', g.granted, null from goodwill g cross join voided v
    ), ${sql.unsafe(countDownBatches('voided'))}`
}

/** An account can cancel a job only before it starts: work in progress is charged. */
function onlyQueued(sql: Sql, { errorCode }: VoidReason): PendingQuery<Row[]> {
  return errorCode === 'job_cancelled' ? sql`and status = 'queued'` : sql``
}

/** Validity of credits that return after their grant's expiry or refund. */
const goodwillValidityDays = 30

const tombstone = `
    select input.*, 'voided' as money_state, $${inputParameters + 1}::text as status, $${inputParameters + 2}::text as error_code,
      now() as finished_at, null::int as credits_remaining, 0 as rank, null::uuid as batch_id, null::int as batch_index
    from (${selectInput}) input`
const tombstoneText = `${insertJobs(tombstone)} on conflict (id) do nothing returning id`

/**
 * Voids a job whose reserve statement has an unknown outcome (no answer in time). If there is no row, a tombstone takes
 * the job's id: a reserve statement that is still on its way to a frozen server then fails and debits nothing.
 */
export async function voidUnconfirmedJob(
  sql: Sql,
  job: Omit<NewJob, 'isSynchronous'>,
  reason: VoidReason,
): Promise<void> {
  const parameters = [...inputOf([{ ...job, request: null, idempotency: null }]), reason.status, reason.errorCode]
  const inserted = await sql.unsafe(tombstoneText, parameters, { prepare: true })
  if (inserted.length === 0) await voidJob(sql, job.id, reason)
}

/**
 * The part of a settling statement that counts down the batches of its jobs and ends those without unfinished jobs.
 * `settled` names the part with the `batch_id` of each settled job. Batches are locked in the order of their ids, so
 * that no two statements deadlock.
 */
function countDownBatches(settled: string): string {
  return `
    batch_line as (
      select id from batches where id in (select batch_id from ${settled} where batch_id is not null)
      order by id for update
    ), counted as (
      update batches b set unfinished = b.unfinished - done.jobs,
        finished_at = case when b.unfinished = done.jobs then now() end
      from (
        select l.id, count(*)::int as jobs from ${settled} s join batch_line l on l.id = s.batch_id group by l.id
      ) done
      where b.id = done.id
    )`
}
