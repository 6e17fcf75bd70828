import type { Sql } from 'postgres'
import type { JobStatus } from '#shared/jobs/job.ts'

/** Where a job stands now. */
export interface JobProgress {
  id: string
  status: JobStatus
  /** Executions so far. */
  attempt: number
  /** From 1: how many jobs are to be begun up to this one; null for a job that is not queued. */
  position: number | null
}

/**
 * The progress of several jobs. A queued job stands behind the queued jobs of its weight and tier that are of a lower
 * rank, and those of the same rank that were created before it.
 */
export async function findProgress(sql: Sql, jobIds: string[]): Promise<JobProgress[]> {
  return sql<JobProgress[]>`
    select j.id, j.status, j.attempt, case when j.status = 'queued' then (
      select count(*)::int from jobs o
      where o.money_state = 'held' and o.status = 'queued' and o.weight = j.weight and o.tier = j.tier
        and (o.rank, o.id) <= (j.rank, j.id)
    ) end as position
    from jobs j where j.id = any (${jobIds}::uuid[])`
}
