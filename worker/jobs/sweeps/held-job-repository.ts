import type { Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { type JobClass, readJobClass, type StoredClassName } from '#shared/jobs/job-class.ts'
import { sweepAfterMs } from '#shared/jobs/new-job.ts'

export interface HeldJob {
  id: string
  endpoint: PricedEndpoint
  tier: Tier
  jobClass: JobClass
  replyNode: string
  queuePriority: number
  attempt: number
  isOverdue: boolean
}

interface HeldRow {
  id: string
  endpoint: PricedEndpoint
  tier: Tier
  weight: StoredClassName | null
  reply_node: string
  rank: number
  attempt: number
  is_overdue: boolean
}

/**
 * Held jobs that are due for a look, each to one sweep only: the rows are marked for the next look as they are read. The
 * due ones are an array for the reason that `expireOrders` has.
 */
export async function takeHeldJobs(sql: Sql, limit: number): Promise<HeldJob[]> {
  const rows = await sql<HeldRow[]>`
    update jobs set next_sweep_at = now() + ${sweepAfterMs} * interval '1 ms'
    where id = any(array(
      select id from jobs where money_state = 'held' and next_sweep_at <= now()
      order by next_sweep_at limit ${limit} for update skip locked
    ))
    returning id, endpoint, tier, weight, reply_node, rank, attempt, deadline_at <= now() as is_overdue`
  return rows.map((row) => ({
    id: row.id,
    endpoint: row.endpoint,
    tier: row.tier,
    jobClass: readJobClass(row),
    replyNode: row.reply_node,
    queuePriority: row.rank,
    attempt: row.attempt,
    isOverdue: row.is_overdue,
  }))
}

/** Removes the texts of jobs that ended long enough ago; the money facts stay. Returns how many. */
export async function purgeTexts(sql: Sql, retentionHours: number, limit: number): Promise<number> {
  const rows = await sql`
    update jobs set request = null, result = null
    where id = any(array(
      select id from jobs
      where request is not null and finished_at is not null
        and finished_at < now() - make_interval(hours => ${retentionHours})
      order by finished_at limit ${limit} for update skip locked
    ))
    returning 1`
  return rows.length
}
