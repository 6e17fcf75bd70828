import type { Sql } from 'postgres'
import { selectWorkingKey } from '#shared/accounts/principal-repository.ts'
import { isClaimConflict, selectClaim } from '#shared/jobs/idempotency.ts'
import { insertHeldJob } from '#shared/jobs/insert-held-job.ts'
import type { NewJob, Reservation } from '#shared/jobs/new-job.ts'
import { reserveAcrossGrants } from '#shared/jobs/reserve-across-grants.ts'

/**
 * Debits the credit grant that expires first and inserts the job and its ledger entry, all in one statement: there is
 * no moment in which one exists without the others, and the grant's row stays locked only as long as the statement
 * runs. A caller that loses the race for a grant's last credit goes on to its next grant, since the row lock is taken
 * below the limit. An idempotency key is claimed by the same insertion: of several calls with one key, one reserves and the
 * others take nothing. The API key is checked again here, so that revocation stops spending at once, whatever a cache elsewhere
 * still believes. Where the first grant alone cannot pay but all together can, a second statement spends several.
 */
export async function reserveJob(sql: Sql, job: NewJob): Promise<Reservation> {
  try {
    return await reserve(sql, job)
  } catch (error) {
    if (isClaimConflict(error)) return { outcome: 'repeated' }
    throw error
  }
}

interface Reserved {
  key_active: boolean
  repeated: boolean
  reserved: boolean
  remaining: number
  rank: number | null
}

async function reserve(sql: Sql, job: NewJob): Promise<Reservation> {
  const [row] = await sql<Reserved[]>`
    with key as (
      ${selectWorkingKey(sql, job.apiKeyId)}
    ), claim as (
      ${selectClaim(sql, job)}
    ), debited as (
      update credit_grants set remaining = remaining - ${job.costCredits}, active = remaining > ${job.costCredits}
      where id = (
        select id from credit_grants
        where account_id = ${job.accountId} and active and expires_at > now() and exists (select from key)
          and not exists (select from claim)
        order by expires_at, id limit 1 for update
      ) and remaining >= ${job.costCredits}
      returning id, remaining
    ), balance as (
      select (coalesce((select remaining from debited), 0) + coalesce((
        select sum(remaining) from credit_grants
        where account_id = ${job.accountId} and active and expires_at > now()
          and id is distinct from (select id from debited)), 0))::int as remaining
    ), job as (
      ${insertHeldJob(sql, job, sql`balance.remaining`)} from debited cross join balance
      returning rank
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select ${job.accountId}, id, ${job.id}, 'reserve', -${job.costCredits}::int from debited
    )
    select exists (select from key) as key_active, exists (select from claim) as repeated,
      exists (select from debited) as reserved, (select remaining from balance) as remaining,
      (select rank from job) as rank`
  if (!row) throw new Error('the reserve statement returned no row')
  if (!row.key_active) return { outcome: 'key_revoked' }
  if (row.repeated) return { outcome: 'repeated' }
  if (row.reserved) return { outcome: 'reserved', creditsRemaining: row.remaining, queuePriority: row.rank ?? 0 }
  if (row.remaining >= job.costCredits) return reserveAcrossGrants(sql, job)
  return { outcome: 'insufficient_credits', creditsAvailable: row.remaining }
}
