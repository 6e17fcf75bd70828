import type { Sql } from 'postgres'

export interface Revocation {
  accountId: string
  /** Take from this grant alone; null takes from all that were not bought, in the order in which they are spent. */
  grantId: string | null
  credits: number
  /** Shown to the customer in the statement. */
  reason: string
}

type RevocationOutcome = { outcome: 'revoked' } | { outcome: 'not_available'; available: number }

/**
 * Takes unspent credits back, all of them or none, in one statement that locks grants in the order of expiry, as
 * reservations do. Credits that calls hold are not touched. Bought credits are taken only if their grant is named:
 * otherwise a refund is due.
 */
export async function revokeCredits(sql: Sql, revocation: Revocation): Promise<RevocationOutcome> {
  const { accountId, grantId, credits, reason } = revocation
  const [row] = await sql<{ taken: number; available: number }[]>`
    with locked as materialized (
      select id, account_id, remaining, expires_at from credit_grants
      where account_id = ${accountId} and active and expires_at > now()
        and ${grantId === null ? sql`order_id is null` : sql`id = ${grantId}`}
      order by expires_at, id for update
    ), line as materialized (
      select id, account_id, remaining, (sum(remaining) over ())::int as total,
        (sum(remaining) over (order by expires_at, id))::int as remaining_so_far
      from locked
    ), leg as materialized (
      select id, account_id, remaining, least(remaining, ${credits}::int - (remaining_so_far - remaining)) as credits
      from line where remaining_so_far - remaining < ${credits}::int and total >= ${credits}::int
    ), debited as (
      update credit_grants g set remaining = leg.remaining - leg.credits, active = leg.remaining > leg.credits
      from leg where g.id = leg.id
    ), entry as (
      insert into ledger_entries (account_id, grant_id, kind, delta, reason)
      select account_id, id, 'revoke', -credits, ${reason}::text from leg
    )
    select (select coalesce(sum(credits), 0)::int from leg) as taken,
      (select coalesce(max(total), 0)::int from line) as available`
  if (!row) throw new Error('the revocation returned no row')
  return row.taken > 0 ? { outcome: 'revoked' } : { outcome: 'not_available', available: row.available }
}

/**
 * Takes back all unspent credits of a grant that was not bought and ends its plan, in one statement. Its credits that
 * are held by calls are captured or returned as goodwill, like those of an expired grant.
 *
 * @returns the credits taken back; null if the account has no such live grant.
 */
export async function revokeGrant(
  sql: Sql,
  { accountId, grantId, reason }: { accountId: string; grantId: string; reason: string },
): Promise<number | null> {
  const [row] = await sql<{ taken: number }[]>`
    with locked as materialized (
      select id, account_id, remaining from credit_grants
      where id = ${grantId} and account_id = ${accountId} and order_id is null and voided_at is null
        and expires_at > now()
      for update
    ), voided as (
      update credit_grants g set remaining = 0, active = false, voided_at = now() from locked where g.id = locked.id
    ), entry as (
      insert into ledger_entries (account_id, grant_id, kind, delta, reason)
      select account_id, id, 'revoke', -remaining, ${reason}::text from locked where remaining > 0
    )
    select remaining as taken from locked`
  return row?.taken ?? null
}
