import { hash } from 'node:crypto'
import { sql as kyselySql, type Transaction } from 'kysely'
import type { PendingQuery, Row, Sql } from 'postgres'
import type { Tables } from '#shared/db/tables.ts'
import { AppError } from '#shared/errors.ts'
import type { IdempotencyClaim } from '#shared/jobs/job.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { openWithAny, sealBytes, sealingKey } from '#shared/platform/seal-bytes.ts'

/** Lifetime of a key. */
export const idempotencyHours = 24

/** How long a key is held while its order is opened at a provider, outside any transaction. No request takes longer. */
const claimSeconds = 60

/** A key is valid within one account and scope: an endpoint that charges, `batchScope`, or a method and route. */
export interface ScopedClaim extends IdempotencyClaim {
  accountId: string
  scope: string
}

export const batchScope = 'batch'

export interface StoredResponse {
  statusCode: number
  /** JSON text. */
  body: string
}

/** The result of the first call under a key. */
interface ClaimedKey {
  jobId: string | null
  batchId: string | null
  /** Sealed: see `openResponse`. */
  response: { statusCode: number; sealed: Buffer } | null
  /** Whether its request is running: it has neither ended nor run out of time. */
  isRunning: boolean
}

export function hashKey(key: string): string {
  return hash('sha256', key)
}

const uniqueViolation = '23505'

/**
 * Whether a reserve statement failed because another call claimed the key while it ran. The whole statement is then
 * undone, so that nothing was taken.
 */
export function isClaimConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, constraint_name: constraint } = error as { code?: unknown; constraint_name?: unknown }
  return code === uniqueViolation && constraint === 'idempotency_keys_pkey'
}

/** Text of the part of a statement that inserts claims; `rows` selects account_id, scope, key_hash, fingerprint, job_id, batch_id. */
export function insertClaims(rows: string): string {
  return `
    insert into idempotency_keys (account_id, scope, key_hash, fingerprint, job_id, batch_id)
    select account_id, scope, key_hash, fingerprint, job_id, batch_id from (${rows}) claim`
}

/**
 * The part of a statement that frees the keys of the jobs whose ids `jobs` selects. The ids are an array, so that the
 * planner looks them up and never joins.
 */
export function freeKeys(sql: Sql, jobs: PendingQuery<Row[]>): PendingQuery<Row[]> {
  return sql`delete from idempotency_keys where job_id = any (array(${jobs}))`
}

/** Whether the key is claimed, regardless of the request. */
export async function isKeyHeld(
  sql: Sql,
  { accountId, scope, key }: Omit<ScopedClaim, 'fingerprint'>,
): Promise<boolean> {
  const rows = await sql`
    select from idempotency_keys where account_id = ${accountId} and scope = ${scope} and key_hash = ${hashKey(key)}
      and created_at > now() - make_interval(hours => ${idempotencyHours})`
  return rows.length > 0
}

/**
 * The result of the first call under the key. Null if none holds the key any more; a key past its lifetime is freed here.
 *
 * @throws AppError idempotency_key_reused for another request.
 */
export async function findClaim(
  sql: Sql,
  { accountId, scope, key, fingerprint }: ScopedClaim,
): Promise<ClaimedKey | null> {
  const [row] = await sql<
    {
      fingerprint: string
      job_id: string | null
      batch_id: string | null
      status_code: number | null
      response: Buffer | null
      is_running: boolean
      is_over: boolean
    }[]
  >`
    select fingerprint, job_id, batch_id, status_code, response, coalesce(claimed_until > now(), false) as is_running,
      created_at <= now() - make_interval(hours => ${idempotencyHours}) as is_over
    from idempotency_keys where account_id = ${accountId} and scope = ${scope} and key_hash = ${hashKey(key)}`
  if (!row) return null
  if (row.is_over) {
    await sql`
      delete from idempotency_keys where account_id = ${accountId} and scope = ${scope} and key_hash = ${hashKey(key)}
        and created_at <= now() - make_interval(hours => ${idempotencyHours})`
    return null
  }
  if (row.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
  const { status_code: statusCode, response: sealed } = row
  const response = statusCode !== null && sealed ? { statusCode, sealed } : null
  return { jobId: row.job_id, batchId: row.batch_id, response, isRunning: row.is_running }
}

/**
 * Claims the key in the transaction that creates its resource, so that both commit or neither does, and a dead process
 * leaves the key free. A claim whose request was interrupted between two transactions passes to this request, with the
 * resource it had begun.
 *
 * @returns null if an earlier request holds the key.
 * @throws AppError idempotency_in_progress while another transaction claims it.
 */
export async function claimKey(
  transaction: Transaction<Tables>,
  { accountId, scope, key, fingerprint }: ScopedClaim,
): Promise<{ resourceId: string | null } | null> {
  const keyHash = hashKey(key)
  const lock = kyselySql<{ is_held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${scope} ${keyHash}`}, 0)) as is_held`
  if (!(await lock.execute(transaction)).rows[0]?.is_held) throw new AppError('idempotency_in_progress')
  const isOver = kyselySql`k.created_at <= now() - make_interval(hours => ${idempotencyHours})`
  const { rows } = await kyselySql<{ resource_id: string | null }>`
    insert into idempotency_keys as k (account_id, scope, key_hash, fingerprint, claimed_until)
    values (${accountId}, ${scope}, ${keyHash}, ${fingerprint}, now() + make_interval(secs => ${claimSeconds}))
    on conflict (account_id, scope, key_hash) do update
      set fingerprint = excluded.fingerprint, claimed_until = excluded.claimed_until, created_at = now(),
        status_code = null, response = null, job_id = null, batch_id = null,
        resource_id = case when ${isOver} then null else k.resource_id end
      where ${isOver} or (k.response is null and k.claimed_until <= now() and k.fingerprint = excluded.fingerprint)
    returning resource_id`.execute(transaction)
  const [row] = rows
  return row ? { resourceId: row.resource_id } : null
}

/** Records the resource of the request, before it continues outside the transaction. */
export async function nameResource(
  transaction: Transaction<Tables>,
  claim: ScopedClaim,
  resourceId: string,
): Promise<void> {
  await kyselySql`
    update idempotency_keys set resource_id = ${resourceId} where ${isKey(claim)}`.execute(transaction)
}

/** Stores the response for replays, in the transaction that creates its resource. */
export async function storeResponse(
  transaction: Transaction<Tables>,
  claim: ScopedClaim,
  { statusCode, body }: StoredResponse,
  pepper: string,
): Promise<void> {
  const sealed = sealBytes(Buffer.from(body), responseKey(claim, pepper))
  await kyselySql`
    update idempotency_keys set status_code = ${statusCode}, response = ${sealed}, claimed_until = null
    where ${isKey(claim)}`.execute(transaction)
}

/** Frees the key of a failed request. */
export async function releaseKey(transaction: Transaction<Tables>, claim: ScopedClaim): Promise<void> {
  await kyselySql`delete from idempotency_keys where ${isKey(claim)} and response is null`.execute(transaction)
}

function isKey({ accountId, scope, key }: ScopedClaim) {
  return kyselySql`account_id = ${accountId} and scope = ${scope} and key_hash = ${hashKey(key)}`
}

export function openResponse(
  { statusCode, sealed }: NonNullable<ClaimedKey['response']>,
  claim: ScopedClaim,
  [pepper, ...accepted]: Peppers,
): StoredResponse {
  const keys = [responseKey(claim, pepper), ...accepted.map((one) => responseKey(claim, one))] as const
  return { statusCode, body: openWithAny(sealed, [...keys]).toString('utf8') }
}

/** Opening a response needs the caller's key as well as the database and the pepper. */
function responseKey({ accountId, key }: ScopedClaim, pepper: string): Uint8Array {
  return sealingKey(pepper, 'answers', `${accountId} ${key}`)
}

/** Purges expired keys, also in the rows of jobs and batches of the previous version. Returns their number. */
export async function purgeIdempotencyKeys(sql: Sql, limit: number): Promise<number> {
  const rows = await sql`
    with purged as (
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys
        where created_at <= now() - make_interval(hours => ${idempotencyHours})
        order by created_at limit ${limit} for update skip locked
      ))
      returning job_id, batch_id
    ), former_job as (
      update jobs j set idempotency_key = null, fingerprint = null
      from purged p where j.id = p.job_id and j.idempotency_key is not null
    ), former_batch as (
      update batches b set idempotency_key = null, fingerprint = null
      from purged p where b.id = p.batch_id and b.idempotency_key is not null
    )
    select 1 from purged`
  return rows.length
}
