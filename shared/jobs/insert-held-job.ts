import type { JSONValue, PendingQuery, Row, Sql } from 'postgres'
import { storedClassNames } from '#shared/jobs/job-class.ts'
import { type NewJob, sweepAfterMs } from '#shared/jobs/new-job.ts'

/**
 * The part of a reserve statement that inserts the job; its condition (`from …` or `where …`) is for the caller to add.
 * `creditsRemaining` is what the account can spend after it.
 */
export function insertHeldJob(sql: Sql, job: NewJob, creditsRemaining: PendingQuery<Row[]>): PendingQuery<Row[]> {
  return sql`
    insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node, request,
      deadline_at, next_sweep_at, idempotency_key, fingerprint, latency_ms, credits_remaining, rank)
    select ${job.id}, ${job.accountId}, ${job.apiKeyId}, ${job.endpoint}, ${job.tier}, ${storedClassNames[job.jobClass]}, ${job.costCredits},
      'held', 'queued', ${job.replyNode}, ${sql.json(job.request as JSONValue)},
      now() + ${job.lifetimeMs} * interval '1 ms', now() + ${sweepAfterMs} * interval '1 ms',
      ${job.idempotency?.key ?? null}, ${job.idempotency?.fingerprint ?? null}, ${job.elapsedMs}, ${creditsRemaining},
      case when ${job.isSynchronous} then 0 else 1 + (${countBackgroundJobs(sql, job.accountId)}) end`
}

/** Beyond this many unfinished background jobs, those of an account share one rank: no insertion counts a long backlog. */
export const rankedJobsMax = 1000

/** How many unfinished background jobs the account has, up to `rankedJobsMax`. */
export function countBackgroundJobs(sql: Sql, accountId: string | PendingQuery<Row[]>): PendingQuery<Row[]> {
  return sql`
    select count(*)::int from (
      select from jobs where account_id = ${accountId} and money_state = 'held' and rank > 0 limit ${rankedJobsMax}
    ) unfinished`
}
