import type { Redis } from 'ioredis'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { composeReply, replyChannel } from '#shared/jobs/job-message.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { redisDeadlineMs } from '#shared/redis/connect.ts'
import type { JobContext } from './run-job.ts'

/** Sends replies to the API process that waits for them. */
export function createReplyPublisher(publisher: Redis, prefix: string, logger: Logger): JobContext['publish'] {
  return async (reply) => {
    const message = composeReply(reply)
    if (message === null) return
    try {
      const publishing = publisher.publish(replyChannel(prefix, reply.replyNode), message)
      await withDeadline(publishing, redisDeadlineMs, 'publish')
    } catch (error) {
      logger.warn({ error, jobId: reply.jobId }, 'reply not published')
    }
  }
}
