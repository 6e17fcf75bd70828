import type { JobMessage } from '#shared/jobs/job.ts'

/** Larger replies omit the outcome, which is then read from Postgres. */
export const replyBytesMax = 8192

/** The channel on which one API process receives replies. */
export function replyChannel(prefix: string, replyNode: string): string {
  return `${prefix}:reply:${replyNode}`
}

/**
 * The reply to publish, without its outcome if that would make it too large. Null for a preliminary result that is too
 * large: it is not stored, so it could not be read later.
 */
export function composeReply(reply: JobMessage): string | null {
  const message = JSON.stringify(reply)
  if (Buffer.byteLength(message) <= replyBytesMax) return message
  if (reply.preliminary !== undefined) return null
  const { outcome: _outcome, ...rest } = reply
  return JSON.stringify(rest)
}

/** Null for a message that is not a reply of ours. */
export function parseReply(message: string): JobMessage | null {
  try {
    const reply: unknown = JSON.parse(message)
    if (typeof reply !== 'object' || reply === null || !('jobId' in reply) || typeof reply.jobId !== 'string')
      return null
    return reply as JobMessage
  } catch {
    return null
  }
}
