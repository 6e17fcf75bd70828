import type { Sql } from 'postgres'

/** What an account can spend at this moment. */
export async function findAvailableCredits(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ available: number }[]>`
    select coalesce(sum(remaining), 0)::int as available
    from credit_grants where account_id = ${accountId} and active and expires_at > now()`
  return row?.available ?? 0
}
