import type { Sql } from 'postgres'
import type { JobStatus } from '#shared/jobs/job.ts'

/** Where a job stands now. */
export interface JobProgress {
  id: string
  status: JobStatus
  /** Executions so far. */
  attempt: number
  /** From 1 to `positionMax`, which stands for that and beyond; null for a job that is not queued. */
  position: number | null
}

/** How far the head of a queue is counted. */
export const positionMax = 1000

/**
 * The progress of several jobs. A queued background job stands behind those of its class and tier that are of a lower
 * rank, and those of the same rank that were created before it; any other job is 1. Each queue's head is read once,
 * however many of its jobs are asked about.
 */
export async function findProgress(sql: Sql, jobIds: string[]): Promise<JobProgress[]> {
  return sql<JobProgress[]>`
    with asked as materialized (
      select id, status, attempt, weight, tier, rank from jobs where id = any (${jobIds}::uuid[])
    ), head as materialized (
      select h.id, h.position
      from (select distinct weight, tier from asked where status = 'queued' and rank > 0) q
      cross join lateral (
        select first.id, row_number() over (order by first.rank, first.id)::int as position
        from (
          select o.id, o.rank from jobs o
          where o.money_state = 'held' and o.rank > 0 and o.weight = q.weight and o.tier = q.tier
            and o.status = 'queued'
          order by o.rank, o.id limit ${positionMax - 1}
        ) first
      ) h
    )
    select a.id, a.status, a.attempt, case when a.status <> 'queued' then null when a.rank = 0 then 1
      else coalesce(h.position, ${positionMax}::int) end as position
    from asked a left join head h on h.id = a.id`
}
