import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Sql } from 'postgres'
import type { Tables } from '#shared/db/tables.ts'
import { AppError } from '#shared/errors.ts'
import { idempotencyHours } from '#shared/jobs/idempotency.ts'
import type { IdempotencyClaim } from '#shared/jobs/job.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { openWithAny, sealBytes, sealingKey } from '#shared/platform/seal-bytes.ts'

/** A request of an account that may be repeated under its idempotency key. */
export interface RepeatableRequest extends IdempotencyClaim {
  accountId: string
  /** Method and path pattern: keys of different endpoints have nothing to do with each other. */
  endpoint: string
}

export interface StoredAnswer {
  statusCode: number
  /** JSON text. */
  body: string
}

/** An order that is being opened outside of any transaction keeps its key so long; no request takes longer. */
const claimSeconds = 60

interface RequestRow {
  fingerprint: string
  status_code: number | null
  answer: Buffer | null
  resource_id: string | null
  is_running: boolean
}

/**
 * Holds the request's key until the transaction ends, so that the creation in it and `storeAnswer` commit together or
 * not at all, however late, and a dead process leaves the key free. Returns the answer that is stored under the key, or
 * what an earlier request began and did not finish.
 *
 * @throws AppError idempotency_in_progress, idempotency_key_reused
 */
export async function holdRequest(
  transaction: Transaction<Tables>,
  request: RepeatableRequest,
  peppers: Peppers,
): Promise<{ answer: StoredAnswer | null; resourceId: string | null }> {
  const { accountId, endpoint, key, fingerprint } = request
  const keyHash = hash('sha256', key)
  const lock = sql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${endpoint} ${keyHash}`}, 0)) as is_held`
  if (!(await lock.execute(transaction)).rows[0]?.is_held) throw new AppError('idempotency_in_progress')
  const stored = await sql<RequestRow>`
    select fingerprint, status_code, answer, resource_id, coalesce(claimed_until > now(), false) as is_running
    from repeatable_requests where account_id = ${accountId} and endpoint = ${endpoint} and key_hash = ${keyHash}
      and created_at > now() - make_interval(hours => ${idempotencyHours})`.execute(transaction)
  const [row] = stored.rows
  if (!row) return { answer: null, resourceId: null }
  if (row.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
  if (row.status_code === null || row.answer === null) {
    if (row.is_running) throw new AppError('idempotency_in_progress')
    return { answer: null, resourceId: row.resource_id }
  }
  const [pepper, ...accepted] = peppers
  const keyOf = (one: string) => answerKey(request, one)
  const body = openWithAny(row.answer, [keyOf(pepper), ...accepted.map(keyOf)]).toString('utf8')
  return { answer: { statusCode: row.status_code, body }, resourceId: null }
}

/** Keeps the answer for repetitions, in the transaction of what it answers. */
export async function storeAnswer(
  transaction: Transaction<Tables>,
  request: RepeatableRequest,
  { statusCode, body }: StoredAnswer,
  pepper: string,
): Promise<void> {
  const answer = sealBytes(Buffer.from(body), answerKey(request, pepper))
  await store(transaction, request, { statusCode, answer, resourceId: null })
}

/** Keeps what the request began before it goes on outside the transaction; `releaseRequest` or an answer ends that. */
export async function claimResource(
  transaction: Transaction<Tables>,
  request: RepeatableRequest,
  resourceId: string,
): Promise<void> {
  await store(transaction, request, { statusCode: null, answer: null, resourceId })
}

async function store(
  transaction: Transaction<Tables>,
  { accountId, endpoint, key, fingerprint }: RepeatableRequest,
  row: { statusCode: number | null; answer: Buffer | null; resourceId: string | null },
): Promise<void> {
  await sql`
    insert into repeatable_requests as r
      (account_id, endpoint, key_hash, fingerprint, claimed_until, status_code, answer, resource_id)
    values (${accountId}, ${endpoint}, ${hash('sha256', key)}, ${fingerprint},
      now() + make_interval(secs => ${row.answer ? null : claimSeconds}), ${row.statusCode}, ${row.answer},
      ${row.resourceId})
    on conflict (account_id, endpoint, key_hash) do update
      set fingerprint = excluded.fingerprint, claimed_until = excluded.claimed_until, created_at = now(),
        status_code = excluded.status_code, answer = excluded.answer, resource_id = excluded.resource_id
      where r.status_code is null or r.created_at <= now() - make_interval(hours => ${idempotencyHours})`.execute(
    transaction,
  )
}

/** The request came to nothing: its key is free. */
export async function releaseRequest(
  transaction: Transaction<Tables>,
  { accountId, endpoint, key }: RepeatableRequest,
): Promise<void> {
  await sql`
    delete from repeatable_requests
    where account_id = ${accountId} and endpoint = ${endpoint} and key_hash = ${hash('sha256', key)}
      and status_code is null`.execute(transaction)
}

/** Forgets answers that have been kept long enough. Returns how many. */
export async function purgeRepeatableRequests(database: Sql, limit: number): Promise<number> {
  const rows = await database`
    delete from repeatable_requests where ctid = any(array(
      select ctid from repeatable_requests
      where created_at <= now() - make_interval(hours => ${idempotencyHours}) order by created_at limit ${limit}
    ))
    returning 1`
  return rows.length
}

/** Who has the database and the pepper still lacks the caller's key. */
function answerKey({ accountId, key }: RepeatableRequest, pepper: string): Uint8Array {
  return sealingKey(pepper, 'answers', `${accountId} ${key}`)
}
