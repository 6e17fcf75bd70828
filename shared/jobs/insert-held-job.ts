import type { JSONValue, PendingQuery, Row, Sql } from 'postgres'
import { type NewJob, sweepAfterMs } from '#shared/jobs/new-job.ts'

/** The part of a reserve statement that inserts the job; its condition (`from …` or `where …`) is for the caller to add. */
export function insertHeldJob(sql: Sql, job: NewJob): PendingQuery<Row[]> {
  return sql`
    insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node, request,
      deadline_at, next_sweep_at)
    select ${job.id}, ${job.accountId}, ${job.apiKeyId}, ${job.endpoint}, ${job.tier}, ${job.weight}, ${job.costCredits},
      'held', 'queued', ${job.replyNode}, ${sql.json(job.request as JSONValue)},
      now() + ${job.lifetimeMs} * interval '1 ms', now() + ${sweepAfterMs} * interval '1 ms'`
}
