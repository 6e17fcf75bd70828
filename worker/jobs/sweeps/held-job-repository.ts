import type { Sql } from 'postgres'
import { type Job, sweepAfterMs } from '#shared/jobs/job.ts'
import { type JobRow, jobColumns, toJob } from '#shared/jobs/job-rows.ts'

/**
 * Held jobs that are due for a look, each to one sweep only: the rows are marked for the next look as they are read.
 * `isOverdue` once their deadline has passed.
 */
export async function takeHeldJobs(sql: Sql, limit: number): Promise<{ job: Job; isOverdue: boolean }[]> {
  const rows = await sql<(JobRow & { is_overdue: boolean })[]>`
    with due as materialized (
      select id from jobs where money_state = 'held' and next_sweep_at <= now()
      order by next_sweep_at limit ${limit} for update skip locked
    )
    update jobs j set next_sweep_at = now() + ${sweepAfterMs} * interval '1 ms' from due where j.id = due.id
    returning ${sql.unsafe(jobColumns)}, j.deadline_at <= now() as is_overdue`
  return rows.map((row) => ({ job: toJob(row), isOverdue: row.is_overdue }))
}

/** Removes the texts of jobs that ended long enough ago; the money facts stay. Returns how many. */
export async function purgeTexts(sql: Sql, retentionHours: number, limit: number): Promise<number> {
  const rows = await sql`
    with overdue as materialized (
      select id from jobs
      where request is not null and finished_at is not null
        and finished_at < now() - make_interval(hours => ${retentionHours})
      order by finished_at limit ${limit} for update skip locked
    )
    update jobs j set request = null, result = null from overdue where j.id = overdue.id
    returning 1`
  return rows.length
}
