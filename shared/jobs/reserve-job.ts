import type { JSONValue, Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'

export interface NewJob {
  id: string
  accountId: string
  apiKeyId: string
  endpoint: PricedEndpoint
  tier: Tier
  costCredits: number
  /** The API process that waits for the reply. */
  replyNode: string
  request: object
  /** From now by Postgres's clock: a job still held after this is voided. */
  lifetimeMs: number
}

/** How long a held job may go without a delivery before the sweep looks after it. */
export const sweepAfterMs = 2000

export type Reservation =
  | { outcome: 'reserved'; creditsRemaining: number }
  | { outcome: 'insufficient_credits'; creditsAvailable: number }
  | { outcome: 'key_revoked' }

/**
 * Debits one credit grant and inserts the job and its ledger entry, all in one statement: there is no moment in which
 * one exists without the others, and the grant's row stays locked only as long as the statement runs. The grant that
 * expires first pays. A caller that loses the race for a grant's last credit goes on to its next grant, since the row
 * lock is taken below the limit. The key is checked again here, so that revocation stops spending at once, whatever
 * a cache elsewhere still believes.
 */
export async function reserveJob(sql: Sql, job: NewJob): Promise<Reservation> {
  const [row] = await sql<{ key_active: boolean; reserved: boolean; remaining: number }[]>`
    with key as (
      select 1 from api_keys
      where id = ${job.apiKeyId} and (revoked_at is null or revoked_at > now())
    ), debited as (
      update credit_grants set remaining = remaining - ${job.costCredits}, active = remaining > ${job.costCredits}
      where id = (
        select id from credit_grants
        where account_id = ${job.accountId} and active and remaining >= ${job.costCredits}
          and expires_at > now() and exists (select from key)
        order by expires_at, id limit 1 for update
      )
      returning id, remaining
    ), job as (
      insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node, request,
        deadline_at, next_sweep_at)
      select ${job.id}, ${job.accountId}, ${job.apiKeyId}, ${job.endpoint}, ${job.tier}, ${job.costCredits}, 'held',
        'queued', ${job.replyNode}, ${sql.json(job.request as JSONValue)},
        now() + ${job.lifetimeMs} * interval '1 ms', now() + ${sweepAfterMs} * interval '1 ms'
      from debited
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select ${job.accountId}, id, ${job.id}, 'reserve', -${job.costCredits}::int from debited
    )
    select exists (select from key) as key_active, exists (select from debited) as reserved,
      (coalesce((select remaining from debited), 0) + coalesce((
        select sum(remaining) from credit_grants
        where account_id = ${job.accountId} and active and expires_at > now()
          and id is distinct from (select id from debited)), 0))::int as remaining`
  if (!row) throw new Error('the reserve statement returned no row')
  if (!row.key_active) return { outcome: 'key_revoked' }
  if (!row.reserved) return { outcome: 'insufficient_credits', creditsAvailable: row.remaining }
  return { outcome: 'reserved', creditsRemaining: row.remaining }
}
