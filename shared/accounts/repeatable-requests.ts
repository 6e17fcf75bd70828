import { hash } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Peppers } from '#shared/config.ts'
import { idempotencyHours } from '#shared/jobs/idempotency.ts'
import type { IdempotencyClaim } from '#shared/jobs/new-job.ts'
import { openWithAny, sealBytes, sealingKey } from '#shared/seal-bytes.ts'

/** A request of an account that may be repeated under its idempotency key. */
export interface RepeatableRequest extends IdempotencyClaim {
  accountId: string
  /** Method and path pattern: keys of different endpoints have nothing to do with each other. */
  endpoint: string
}

export type RequestClaim =
  /** This is the first such request, or the first one came to nothing. */
  | { state: 'claimed' }
  | { state: 'running' }
  | { state: 'reused' }
  | { state: 'answered'; statusCode: number; body: string }

/** A process that dies with the request under way leaves the key to a repetition after this; no request takes longer. */
const claimSeconds = 60

interface ClaimRow {
  fingerprint: string
  status_code: number | null
  answer: Buffer | null
}

/** Claims the key for this request, or tells what the first one under it came to. */
export async function claimRequest(sql: Sql, request: RepeatableRequest, peppers: Peppers): Promise<RequestClaim> {
  const { accountId, endpoint, key, fingerprint } = request
  const keyHash = hash('sha256', key)
  const claimed = await sql`
    insert into repeatable_requests as r (account_id, endpoint, key_hash, fingerprint, claimed_until)
    values (${accountId}, ${endpoint}, ${keyHash}, ${fingerprint}, now() + make_interval(secs => ${claimSeconds}))
    on conflict (account_id, endpoint, key_hash) do update
      set fingerprint = excluded.fingerprint, claimed_until = excluded.claimed_until, created_at = now(),
        status_code = null, answer = null
      where r.created_at <= now() - make_interval(hours => ${idempotencyHours})
        or r.status_code is null and r.claimed_until <= now()
    returning 1`
  if (claimed.length > 0) return { state: 'claimed' }
  const [first] = await sql<ClaimRow[]>`
    select fingerprint, status_code, answer from repeatable_requests
    where account_id = ${accountId} and endpoint = ${endpoint} and key_hash = ${keyHash}`
  if (!first) return { state: 'running' }
  if (first.fingerprint !== fingerprint) return { state: 'reused' }
  if (first.status_code === null || first.answer === null) return { state: 'running' }
  const [pepper, ...accepted] = peppers
  const keyOf = (one: string) => answerKey(request, one)
  const body = openWithAny(first.answer, [keyOf(pepper), ...accepted.map(keyOf)]).toString('utf8')
  return { state: 'answered', statusCode: first.status_code, body }
}

/** Keeps the answer for repetitions. */
export async function storeAnswer(
  sql: Sql,
  request: RepeatableRequest,
  answer: { statusCode: number; body: string },
  pepper: string,
): Promise<void> {
  const sealed = sealBytes(Buffer.from(answer.body), answerKey(request, pepper))
  await sql`
    update repeatable_requests set status_code = ${answer.statusCode}, answer = ${sealed}
    where account_id = ${request.accountId} and endpoint = ${request.endpoint}
      and key_hash = ${hash('sha256', request.key)}`
}

/** The request came to nothing: its key is free. */
export async function releaseClaim(sql: Sql, { accountId, endpoint, key }: RepeatableRequest): Promise<void> {
  await sql`
    delete from repeatable_requests
    where account_id = ${accountId} and endpoint = ${endpoint} and key_hash = ${hash('sha256', key)}
      and status_code is null`
}

/** Forgets answers that have been kept long enough. Returns how many. */
export async function purgeRepeatableRequests(sql: Sql, limit: number): Promise<number> {
  const rows = await sql`
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
