import { Redis } from 'ioredis'
import type { Logger } from '#shared/platform/logger.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'

/** How long one Redis call on the request path may take before the caller is answered 503. */
export const redisDeadlineMs = 1000
const connectDeadlineMs = 2000
/** Reconnect fast: every second without Redis is a second of 503. */
const reconnectDelayMsMax = 500

function connect(url: string, logger: Logger, name: string, options: object): Redis {
  const redis = new Redis(url, {
    connectTimeout: connectDeadlineMs,
    connectionName: name,
    retryStrategy: (attempt) => Math.min(attempt * 50, reconnectDelayMsMax),
    ...options,
  })
  const outage = createOutageLog(logger, 'redis connection')
  redis.on('error', (error) => outage.failed(error, { connection: name }))
  redis.on('ready', outage.recovered)
  return redis
}

/** For the request path: fails at once while Redis is away, instead of queueing calls whose callers will be gone. */
export function openProducer(url: string, logger: Logger): Redis {
  return connect(url, logger, 'poa-producer', {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: redisDeadlineMs,
  })
}

/** For BullMQ's workers: waits for as long as Redis is away. BullMQ refuses any other retry setting. */
export function openConsumer(url: string, logger: Logger): Redis {
  return connect(url, logger, 'poa-consumer', { maxRetriesPerRequest: null })
}

/** For subscriptions: ioredis subscribes again by itself after each reconnect. */
export function openSubscriber(url: string, logger: Logger): Redis {
  return connect(url, logger, 'poa-subscriber', { maxRetriesPerRequest: null })
}
