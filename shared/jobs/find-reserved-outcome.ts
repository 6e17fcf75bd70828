import type { Sql } from 'postgres'
import type { JobOutcome } from '#shared/jobs/job.ts'
import { findJobOutcome } from '#shared/jobs/job-repository.ts'

/**
 * What became of a job whose reservation was confirmed, or null while it is queued or running. If it has no row, a crash
 * of Postgres has forgotten it: nobody will ever run it, and nothing was charged.
 */
export async function findReservedOutcome(sql: Sql, jobId: string): Promise<JobOutcome | null> {
  const [row] = await sql<{ held: boolean }[]>`select money_state = 'held' as held from jobs where id = ${jobId}`
  if (!row) return { status: 'failed', errorCode: 'service_unavailable' }
  return row.held ? null : findJobOutcome(sql, jobId)
}
