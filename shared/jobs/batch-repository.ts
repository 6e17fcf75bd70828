import type { PendingQuery, Row, Sql } from 'postgres'
import { batchScope, hashKey, insertClaims } from '#shared/idempotency/idempotency-keys.ts'
import type { IdempotencyClaim, Job, NewJob } from '#shared/jobs/job.ts'
import { inputParameters, type JobRow, jobColumnsWithTexts, toJob } from '#shared/jobs/job-rows.ts'

export interface Batch {
  id: string
  counts: { queued: number; running: number; succeeded: number; failed: number; cancelled: number }
  createdAt: Date
  finishedAt: Date | null
}

/** Jobs of one account that are reserved together: all or none. */
export interface NewBatch {
  id: string
  idempotency: IdempotencyClaim | null
  /** In the order of the caller. */
  jobs: NewJob[]
}

function selectBatches(sql: Sql, accountId: string): PendingQuery<Row[]> {
  return sql`
    select b.id, b.created_at as "createdAt", b.finished_at as "finishedAt", c.counts
    from batches b cross join lateral (
      select json_build_object(
        'queued', count(*) filter (where status = 'queued'), 'running', count(*) filter (where status = 'running'),
        'succeeded', count(*) filter (where status = 'succeeded'), 'failed', count(*) filter (where status = 'failed'),
        'cancelled', count(*) filter (where status = 'cancelled')) as counts
      from jobs where batch_id = b.id
    ) c where b.account_id = ${accountId}`
}

/** Null also for a batch of another account. */
export async function findBatch(sql: Sql, accountId: string, batchId: string): Promise<Batch | null> {
  const [batch] = await sql<Batch[]>`${selectBatches(sql, accountId)} and b.id = ${batchId}`
  return batch ?? null
}

/** Newest first, starting below `cursor`. */
export async function listBatches(
  sql: Sql,
  accountId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<Batch[]> {
  return sql<Batch[]>`
    ${selectBatches(sql, accountId)} ${cursor === null ? sql`` : sql`and b.id < ${cursor}`}
    order by b.id desc limit ${limit}`
}

/** The batch's jobs with their results, in the caller's order. */
export async function findBatchJobs(sql: Sql, batchId: string): Promise<Job[]> {
  const rows = await sql<JobRow[]>`
    select ${sql.unsafe(jobColumnsWithTexts)} from jobs j where j.batch_id = ${batchId} order by j.batch_index`
  return rows.map(toJob)
}

/** In the caller's order. */
export async function findBatchJobIds(sql: Sql, batchId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from jobs where batch_id = ${batchId} order by batch_index`
  return rows.map(({ id }) => id)
}

/** Parameters of a batch in the statement that reserves it, behind those of its jobs. */
const [batchId, batchJobs, batchKeyHash, batchFingerprint] = ['uuid', 'int', 'text', 'text'].map(
  (type, index) => `$${inputParameters + index + 1}::${type}`,
)
export const batchIdParameter = batchId

/** The values of a batch's parameters. */
export function batchInputOf({ id, jobs, idempotency }: NewBatch): (string | number | null)[] {
  return [id, jobs.length, idempotency ? hashKey(idempotency.key) : null, idempotency?.fingerprint ?? null]
}

/** Whether an earlier call holds the idempotency key of the batch. */
export const isBatchClaimed = `exists (
    select from idempotency_keys k
    where k.account_id = i.account_id and k.scope = '${batchScope}' and k.key_hash = ${batchKeyHash})`

/** Inserts the batch and claims its idempotency key, if it has one. */
export const insertBatch = `, batch as (
    insert into batches (id, account_id, jobs, unfinished)
    select ${batchId}, account_id, ${batchJobs}, ${batchJobs} from reserved limit 1
  ), batch_claim as (${insertClaims(`
    select account_id, '${batchScope}' as scope, ${batchKeyHash} as key_hash, ${batchFingerprint} as fingerprint,
      null::uuid as job_id, ${batchId} as batch_id
    from (select account_id from reserved limit 1) first where ${batchKeyHash} is not null`)})`
