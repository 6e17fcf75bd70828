import type { Sql } from 'postgres'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { attemptsMax, type Job, sweepAfterMs } from '#shared/jobs/job.ts'
import { readsImage } from '#shared/jobs/job-class.ts'
import { enqueueJob, findQueue } from '#shared/jobs/job-queue.ts'
import { type JobRow, jobColumns, toJob } from '#shared/jobs/job-rows.ts'
import { voidJob } from '#shared/jobs/settle-job.ts'
import { forgetImage, type JobContext } from '../end-job.ts'

const jobsPerSweepMax = 100
const sweepDeadlineMs = 5000

/**
 * Repairs what a crash left behind: a job whose API died before it was queued, whose queue entry was lost with Redis,
 * or that the queue gave up. Each is enqueued again, or voided if its caller was refused or its time or attempts are used up.
 */
export async function sweepHeldJobs(sweeping: JobContext): Promise<void> {
  const jobs = await withDeadline(takeHeldJobs(sweeping.sql, jobsPerSweepMax), sweepDeadlineMs, 'sweep')
  for (const { job, isOverdue } of jobs) {
    await withDeadline(repair(sweeping, job, isOverdue), sweepDeadlineMs, 'repair')
  }
}

async function repair(sweeping: JobContext, job: Job, isOverdue: boolean): Promise<void> {
  const message = { jobId: job.id, replyNode: job.replyNode }
  if (isOverdue) return giveUp(sweeping, job, 'job_timeout')
  if (await sweeping.refusedJobs.has(job.id)) return giveUp(sweeping, job, 'service_unavailable')
  const queue = findQueue(sweeping.queues, job)
  const delivery = await queue.getJob(job.id)
  const state = await delivery?.getState()
  if (delivery && state !== 'failed' && state !== 'completed') return
  if (job.attempt >= attemptsMax) return giveUp(sweeping, job, 'engine_failed')
  // An ended delivery keeps its id in the queue and would make the new one a no-op.
  await delivery?.remove()
  await enqueueJob(queue, message, job.queuePriority)
  sweeping.metrics.sweptJobs.inc({ action: 'requeued' })
  sweeping.logger.warn({ jobId: job.id, attempt: job.attempt }, 'held job without progress requeued')
}

async function giveUp(
  sweeping: JobContext,
  job: Job,
  errorCode: 'job_timeout' | 'engine_failed' | 'service_unavailable',
): Promise<void> {
  const isVoided = await voidJob(sweeping.sql, job.id, { status: 'failed', errorCode })
  if (!isVoided) return
  sweeping.metrics.sweptJobs.inc({ action: 'voided' })
  sweeping.logger.warn({ jobId: job.id, errorCode }, 'held job voided')
  if (readsImage(job.endpoint)) await forgetImage(sweeping, job.id)
  await sweeping.publish({ jobId: job.id, replyNode: job.replyNode, outcome: { status: 'failed', errorCode } })
}

/**
 * Held jobs that are due for a sweep, each for one sweep only: reading a row sets its next sweep. `isOverdue` if the
 * deadline has passed.
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
