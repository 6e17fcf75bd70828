import type { Sql } from 'postgres'
import type { PricedEndpoint } from '#shared/credits/price.ts'

/** How long a key stands for its first call. */
export const idempotencyHours = 24

const uniqueViolation = '23505'
const claimConstraints: unknown[] = ['jobs_idempotency', 'batches_idempotency']

/**
 * Whether a reserve statement failed because another call claimed the key while it ran. The whole statement is then
 * undone, so that nothing was taken.
 */
export function isClaimConflict(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, constraint_name: constraint } = error as { code?: unknown; constraint_name?: unknown }
  return code === uniqueViolation && claimConstraints.includes(constraint)
}

/**
 * The job that holds an idempotency key, with the hash of what was asked. Null if none does, which may be so by now
 * although it was not a moment ago; what has held it for too long loses it here.
 */
export async function findClaim(
  sql: Sql,
  claim: { accountId: string; endpoint: PricedEndpoint; key: string },
): Promise<{ jobId: string; fingerprint: string } | null> {
  const [row] = await sql<{ id: string; fingerprint: string; is_over: boolean }[]>`
    select id, fingerprint, created_at <= now() - make_interval(hours => ${idempotencyHours}) as is_over from jobs
    where account_id = ${claim.accountId} and endpoint = ${claim.endpoint} and idempotency_key = ${claim.key}`
  if (!row) return null
  if (!row.is_over) return { jobId: row.id, fingerprint: row.fingerprint }
  await sql`update jobs set idempotency_key = null, fingerprint = null where id = ${row.id}`
  return null
}

/** Forgets keys that have stood for their calls long enough. Returns how many. */
export async function purgeIdempotencyKeys(sql: Sql, limit: number): Promise<number> {
  let purged = 0
  for (const table of ['batches', 'jobs']) {
    const rows = await sql`
      update ${sql(table)} set idempotency_key = null, fingerprint = null
      where id = any(array(
        select id from ${sql(table)}
        where idempotency_key is not null and created_at <= now() - make_interval(hours => ${idempotencyHours})
        order by created_at limit ${limit} for update skip locked
      ))
      returning 1`
    purged += rows.length
  }
  return purged
}
