import { openDatabase } from '#shared/db/connect.ts'
import { withDeadline } from '#shared/deadline.ts'
import { newId } from '#shared/ids.ts'
import { createImageStore } from '#shared/images/image-store.ts'
import { openQueues } from '#shared/jobs/job-queue.ts'
import { findJobOutcome } from '#shared/jobs/job-repository.ts'
import type { Logger } from '#shared/logger.ts'
import { createApiMetrics } from '#shared/metrics.ts'
import { openProducer, openSubscriber } from '#shared/redis/connect.ts'
import type { AppDependencies } from './app.ts'
import type { ApiConfig } from './config.ts'
import { createReserver } from './jobs/create-reserver.ts'
import { openJobReplies } from './jobs/job-replies.ts'
import { createVoider } from './jobs/void-later.ts'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'

const probeDeadlineMs = 1000
/** Voids, cancellations and look-ups are rare beside reserves. */
const settleConnections = 4
const pollDeadlineMs = 1000

export interface ApiDependencies extends Omit<AppDependencies, 'isShuttingDown'> {
  /** Closes what was opened, in reverse. */
  close(): Promise<void>
}

/** Opens everything the API talks to. Redis must be up; Postgres may come later. */
export async function openDependencies(config: ApiConfig, logger: Logger): Promise<ApiDependencies> {
  const metrics = createApiMetrics()
  const url = config.DATABASE_URL
  const reserving = openDatabase(url, {
    connectionsMax: config.DATABASE_CONNECTIONS,
    name: 'poa-api-reserve',
    isKeyed: true,
    isRelaxed: true,
  })
  const database = openDatabase(url, { connectionsMax: settleConnections, name: 'poa-api', isKeyed: true })
  const producer = openProducer(config.REDIS_URL, logger)
  const subscriber = openSubscriber(config.REDIS_URL, logger)
  const replyNode = newId()
  const uploader = openProducer(config.REDIS_URL, logger)
  const queues = await openQueues(producer, config.REDIS_PREFIX, 'text')
  const visionQueues = await openQueues(uploader, config.REDIS_PREFIX, 'vision')
  const voider = createVoider(database.sql, logger)
  const replies = await openJobReplies({
    subscriber,
    prefix: config.REDIS_PREFIX,
    replyNode,
    findOutcome: (jobId) => withDeadline(findJobOutcome(database.sql, jobId), pollDeadlineMs, 'read outcome'),
  })
  return {
    config,
    logger,
    sql: database.sql,
    replyNode,
    limiter: createRateLimiter(producer, config.REDIS_PREFIX),
    runner: {
      sql: database.sql,
      reserve: createReserver(reserving.sql),
      queues,
      vision: { queues: visionQueues, images: createImageStore(uploader, config.REDIS_PREFIX) },
      replies,
      voider,
      metrics,
      pricingUrl: config.PRICING_URL,
    },
    checks: {
      postgres: () => withDeadline(database.sql`select 1`, probeDeadlineMs, 'postgres'),
      redis: () => withDeadline(producer.ping(), probeDeadlineMs, 'redis'),
    },
    async close() {
      await voider.drain()
      await Promise.allSettled([...Object.values(queues), ...Object.values(visionQueues)].map((queue) => queue.close()))
      subscriber.disconnect()
      uploader.disconnect()
      producer.disconnect()
      await Promise.all([reserving.close(), database.close()])
    },
  }
}
