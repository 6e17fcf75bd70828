import { expect } from 'vitest'
import { checkLedger } from '#shared/credits/ledger-check.ts'
import type { Database } from '#shared/db/connect.ts'

/** Every invariant of the ledger holds. */
export async function expectSoundLedger(database: Database): Promise<void> {
  expect((await checkLedger(database.sql)).faults).toEqual([])
}

/** How the jobs of an account ended, and what it can still spend. */
export async function accountState(
  database: Database,
  accountId: string,
): Promise<{ held: number; captured: number; voided: number; remaining: number }> {
  const [row] = await database.sql<{ held: number; captured: number; voided: number; remaining: number }[]>`
    select count(*) filter (where money_state = 'held')::int as held,
      count(*) filter (where money_state = 'captured')::int as captured,
      count(*) filter (where money_state = 'voided')::int as voided,
      (select coalesce(sum(remaining), 0)::int from credit_grants
        where account_id = ${accountId} and active and expires_at > now()) as remaining
    from jobs where account_id = ${accountId}`
  if (!row) throw new Error('no row')
  return row
}
