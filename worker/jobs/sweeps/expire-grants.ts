import type { Sql } from 'postgres'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { Logger } from '#shared/platform/logger.ts'

const grantsPerStatementMax = 500
const statementDeadlineMs = 5000

/**
 * Empties expired grants, by Postgres's clock, and writes their ledger entries until none is left or `signal` aborts.
 * Not urgent, since expired grants cannot be spent. Locked grants are left for the next run. Held credits are not
 * touched: they are captured, or returned as goodwill grants.
 *
 * @returns the number of grants emptied.
 */
export async function expireGrants(sql: Sql, logger: Logger, signal?: AbortSignal): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const { grants, credits } = await withDeadline(emptyExpiredGrants(sql), statementDeadlineMs, 'expiry')
    if (grants > 0) logger.info({ grants, credits }, 'grants expired')
    total += grants
    if (grants < grantsPerStatementMax) break
  }
  return total
}

async function emptyExpiredGrants(sql: Sql): Promise<{ grants: number; credits: number }> {
  const [row] = await sql<{ grants: number; credits: number }[]>`
    with expired as (
      select id, account_id, remaining from credit_grants
      where active and expires_at <= now()
      order by expires_at limit ${grantsPerStatementMax} for update skip locked
    ), emptied as (
      update credit_grants g set remaining = 0, active = false from expired where g.id = expired.id
    ), entry as (
      insert into ledger_entries (account_id, grant_id, kind, delta)
      select account_id, id, 'expiry', -remaining from expired
    )
    select count(*)::int as grants, coalesce(sum(remaining), 0)::float8 as credits from expired`
  if (!row) throw new Error('the expiry statement returned no row')
  return row
}
