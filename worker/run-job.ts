import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import type { Tier } from '#shared/accounts/plans.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { withDeadline } from '#shared/deadline.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { attemptsMax } from '#shared/jobs/job.ts'
import type { JobPayload } from '#shared/jobs/job-queue.ts'
import { composeReply, type JobReply, replyChannel } from '#shared/jobs/job-reply.ts'
import type { ClaimedJob } from '#shared/jobs/job-repository.ts'
import { type JobResult, voidJob } from '#shared/jobs/settle-job.ts'
import type { Logger } from '#shared/logger.ts'
import type { WorkerMetrics } from '#shared/metrics.ts'
import type { GenerateRequest, OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import type { Engine } from './engines/engine.ts'

export interface JobRunning {
  sql: Sql
  /** Both share statements with the other jobs of the process: see batchCalls. */
  claim(jobId: string): Promise<ClaimedJob | null>
  capture(result: JobResult): Promise<boolean>
  publisher: Redis
  prefix: string
  engine: Engine
  engineDeadlineMs: number
  metrics: WorkerMetrics
  logger: Logger
}

/** Nobody waits on these as long as on a request, but a frozen Postgres must not hold a job for ever. */
export const settleDeadlineMs = 2000

/**
 * One delivery of one job: claim, run the engine, settle, reply. Settling is the moment of truth; everything after it
 * may be lost without harm. Rejects when Postgres is away, so that the queue delivers again.
 */
export async function runJob(running: JobRunning, payload: JobPayload, tier: Tier): Promise<void> {
  const { metrics } = running
  const job = await withDeadline(running.claim(payload.jobId), settleDeadlineMs, 'claim')
  if (!job) {
    // Settled by an earlier delivery whose reply may be lost, or voided: the row has the answer.
    metrics.jobs.inc({ outcome: 'refused' })
    return publish(running, payload, { jobId: payload.jobId })
  }
  metrics.queueWait.observe({ tier }, job.waitSeconds)
  if (job.attempt > attemptsMax) return fail(running, payload, 'engine_failed')

  const result = await runEngine(running, payload.jobId, job)
  if (!result) return fail(running, payload, 'engine_failed')
  const capturing = running.capture({ jobId: payload.jobId, result })
  const isCaptured = await withDeadline(capturing, settleDeadlineMs, 'capture')
  metrics.jobs.inc({ outcome: isCaptured ? 'captured' : 'already_settled' })
  await publish(running, payload, {
    jobId: payload.jobId,
    ...(isCaptured ? { outcome: { status: 'succeeded', result } as const } : {}),
  })
}

/** Null when the engine has no acceptable result. The draft is not part of any log line. */
async function runEngine(running: JobRunning, jobId: string, job: ClaimedJob): Promise<object | null> {
  const { engine, engineDeadlineMs, metrics, logger } = running
  const stopTimer = metrics.engineTime.startTimer({ engine: engine.id })
  const abort = new AbortController()
  try {
    return await withDeadline(startEngine(engine, job, abort.signal), engineDeadlineMs, 'engine')
  } catch (error) {
    abort.abort()
    logger.error({ jobId, engine: engine.id, attempt: job.attempt, errorName: nameOf(error) }, 'engine failed')
    return null
  } finally {
    stopTimer()
  }
}

function startEngine(engine: Engine, job: ClaimedJob, signal: AbortSignal): Promise<object> {
  return job.endpoint === 'generate'
    ? engine.generate(job.request as GenerateRequest, { signal })
    : engine.optimize(job.request as OptimizeRequest, { signal })
}

/** The message of an engine's error may quote the draft; its name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

async function fail(running: JobRunning, payload: JobPayload, errorCode: ErrorCode): Promise<void> {
  const voiding = voidJob(running.sql, payload.jobId, { status: 'failed', errorCode })
  const isVoided = await withDeadline(voiding, settleDeadlineMs, 'void')
  running.metrics.jobs.inc({ outcome: isVoided ? 'voided' : 'already_settled' })
  await publish(running, payload, {
    jobId: payload.jobId,
    ...(isVoided ? { outcome: { status: 'failed', errorCode } as const } : {}),
  })
}

/** A reply that is lost costs the caller a quarter of a second: the API then reads the row. */
export async function publish(
  running: Pick<JobRunning, 'publisher' | 'prefix' | 'logger'>,
  payload: JobPayload,
  reply: JobReply,
): Promise<void> {
  const channel = replyChannel(running.prefix, payload.replyNode)
  try {
    await withDeadline(running.publisher.publish(channel, composeReply(reply)), redisDeadlineMs, 'publish')
  } catch (error) {
    running.logger.warn({ error, jobId: payload.jobId }, 'reply not published')
  }
}

/** Whether another delivery may succeed where this one did not. */
export function isWorthRetrying(error: unknown): boolean {
  return isDatabaseUnavailable(error)
}
