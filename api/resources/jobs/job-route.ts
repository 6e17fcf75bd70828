import { AppError } from '#shared/errors.ts'
import type { Job } from '#shared/jobs/job.ts'
import { findJob } from '#shared/jobs/job-repository.ts'
import { isId } from '#shared/platform/ids.ts'
import { callDatabase } from '../../call-dependency.ts'
import type { JobRunner } from '../../jobs/run-call.ts'

export interface JobRoutes {
  runner: JobRunner
  /** Seals cursors. */
  pepper: string
}

/** @throws AppError not_found, also for a job of another account. */
export async function getJob({ sql }: JobRunner, accountId: string, jobId: string): Promise<Job> {
  const job = isId(jobId) ? await callDatabase(findJob(sql, accountId, jobId), 'job') : null
  if (!job) throw new AppError('not_found')
  return job
}
