import type { Redis } from 'ioredis'
import { jobGraceMs, type NewJob } from '#shared/jobs/job.ts'

/**
 * Jobs whose callers were answered 503 while their reserve statements had no known outcome. Their void may have to wait
 * for Postgres; until then a sweep must not treat them as jobs with a lost delivery.
 */
export interface RefusedJobs {
  /** Kept until no sweep would enqueue the job. Rejects if Redis cannot be reached. */
  add(job: Pick<NewJob, 'id' | 'lifetimeMs'>): Promise<void>
  has(jobId: string): Promise<boolean>
}

export function openRefusedJobs(redis: Redis, prefix: string): RefusedJobs {
  const keyOf = (jobId: string): string => `${prefix}:refused:${jobId}`
  return {
    async add({ id, lifetimeMs }) {
      // The statement may still be on its way to a frozen server, and the lifetime begins when it runs.
      await redis.set(keyOf(id), '', 'PX', 2 * (lifetimeMs + jobGraceMs))
    },
    has: async (jobId) => (await redis.exists(keyOf(jobId))) === 1,
  }
}
