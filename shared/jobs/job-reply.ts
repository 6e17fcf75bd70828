import type { JobOutcome } from '#shared/jobs/job.ts'

/** Larger results travel by Postgres: the reply then carries the id alone. */
export const replyBytesMax = 8192

export interface JobReply {
  jobId: string
  outcome?: JobOutcome
  /** Known to the worker that made the result, and to nobody who reads the row. */
  timing?: JobTiming
}

/** Where the time of a job went, by the worker's clock and, for the queue, by Postgres's. */
export interface JobTiming {
  queueMs: number
  /** Of our own engine, without the time of models. */
  engineMs: number
  modelMs: number
  answeredBy: 'local' | 'model'
}

/** The channel on which one API process hears of its jobs. */
export function replyChannel(prefix: string, replyNode: string): string {
  return `${prefix}:reply:${replyNode}`
}

/** The reply as it is published; without the outcome if that would make it too large. */
export function composeReply(reply: JobReply): string {
  const message = JSON.stringify(reply)
  if (Buffer.byteLength(message) <= replyBytesMax) return message
  const { outcome: _outcome, ...rest } = reply
  return JSON.stringify(rest)
}

/** Null for anything that is not a reply of ours. */
export function parseReply(message: string): JobReply | null {
  try {
    const reply: unknown = JSON.parse(message)
    if (typeof reply !== 'object' || reply === null || !('jobId' in reply) || typeof reply.jobId !== 'string')
      return null
    return reply as JobReply
  } catch {
    return null
  }
}
