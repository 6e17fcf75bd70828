import type { Sql } from 'postgres'
import { selectWorkingKey } from '#shared/accounts/principal-repository.ts'
import { selectClaim } from '#shared/jobs/idempotency.ts'
import { insertHeldJob } from '#shared/jobs/insert-held-job.ts'
import type { NewJob, Reservation } from '#shared/jobs/new-job.ts'

/** Each further attempt means that somebody else has spent or given back in between. */
const attemptsMax = 5

/**
 * Reserves a job whose cost the account's first grant cannot pay alone: each grant in the order of expiry gives what it
 * has until the cost is reached, with one ledger entry for each. All or nothing, in one statement.
 */
export async function reserveAcrossGrants(sql: Sql, job: NewJob): Promise<Reservation> {
  let available = 0
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const row = await spendGrants(sql, job)
    if (!row.key_active) return { outcome: 'key_revoked' }
    if (row.repeated) return { outcome: 'repeated' }
    if (row.reserved) {
      return { outcome: 'reserved', creditsRemaining: row.locked - job.costCredits, queuePriority: row.rank ?? 0 }
    }
    available = row.locked
    // Credits that somebody gave back to an empty grant while this statement waited were out of its sight.
    if (row.seen < job.costCredits) break
  }
  return { outcome: 'insufficient_credits', creditsAvailable: available }
}

interface Spending {
  key_active: boolean
  repeated: boolean
  reserved: boolean
  rank: number | null
  /** What the grants held when they were locked. */
  locked: number
  /** What they held when the statement began. */
  seen: number
}

/**
 * Every statement that locks several grants of an account takes them in the order of expiry, so that none deadlock.
 * The new values come from the locked rows: Postgres checks a table's constraints once before it finds that a row has
 * changed since the statement began, and what the row held then may be too little.
 */
async function spendGrants(sql: Sql, job: NewJob): Promise<Spending> {
  const [row] = await sql<Spending[]>`
    with key as (
      ${selectWorkingKey(sql, job.apiKeyId)}
    ), claim as (
      ${selectClaim(sql, job)}
    ), locked as (
      select id, remaining, expires_at from credit_grants
      where account_id = ${job.accountId} and active and expires_at > now() and exists (select from key)
        and not exists (select from claim)
      order by expires_at, id for update
    ), line as (
      select id, remaining, sum(remaining) over () as total,
        sum(remaining) over (order by expires_at, id) - remaining as paid_before
      from locked
    ), leg as (
      select id, remaining, least(remaining, ${job.costCredits} - paid_before)::int as credits
      from line where total >= ${job.costCredits} and paid_before < ${job.costCredits}
    ), debited as (
      update credit_grants g set remaining = leg.remaining - leg.credits, active = leg.remaining > leg.credits
      from leg where g.id = leg.id
    ), job as (
      ${insertHeldJob(sql, job, sql`(select sum(remaining)::int - ${job.costCredits}::int from locked)`)}
      where exists (select from leg) returning rank
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select ${job.accountId}, id, ${job.id}, 'reserve', -credits from leg
    )
    select exists (select from key) as key_active, exists (select from claim) as repeated,
      exists (select from leg) as reserved, (select rank from job) as rank,
      (select coalesce(sum(remaining), 0)::int from locked) as locked,
      (select coalesce(sum(remaining), 0)::int from credit_grants
        where account_id = ${job.accountId} and active and expires_at > now()) as seen`
  if (!row) throw new Error('the reserve statement returned no row')
  return row
}
