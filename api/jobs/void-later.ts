import pRetry from 'p-retry'
import type { Sql } from 'postgres'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import type { RefusedJobs } from '#shared/jobs/refused-jobs.ts'
import { voidUnconfirmedJob } from '#shared/jobs/settle-job.ts'
import type { Logger } from '#shared/platform/logger.ts'

const attemptDeadlineMs = 2000
const retryDelayMsMin = 100
const retryDelayMsMax = 1000

export interface Voider {
  /**
   * Voids the job as soon as Postgres is available, retrying without limit. Resolves earlier, once the sweeps know that
   * the job must not run or Redis has failed. Never rejects.
   */
  voidLater(job: Omit<NewJob, 'isSynchronous'>): Promise<void>
  /** Resolves when nothing is left to void. */
  drain(): Promise<void>
}

/**
 * Voids reservations whose outcome is unknown: the caller got 503 and must not be charged, but the statement may still
 * reach a server that is frozen or was cut off.
 */
export function createVoider(sql: Sql, refusedJobs: RefusedJobs, logger: Logger): Voider {
  const pending = new Set<Promise<void>>()
  return {
    async voidLater(job) {
      const work = pRetry(
        () =>
          withDeadline(
            voidUnconfirmedJob(sql, job, { status: 'failed', errorCode: 'service_unavailable' }),
            attemptDeadlineMs,
            'void',
          ),
        { retries: Number.POSITIVE_INFINITY, minTimeout: retryDelayMsMin, maxTimeout: retryDelayMsMax },
      )
        .catch((error: unknown) => logger.error({ error, jobId: job.id }, 'job not voided'))
        .finally(() => pending.delete(work))
      pending.add(work)
      await refusedJobs
        .add(job)
        .catch((error: unknown) => logger.warn({ error, jobId: job.id }, 'refused job not reported to the sweeps'))
    },
    async drain() {
      await Promise.allSettled(pending)
    },
  }
}
