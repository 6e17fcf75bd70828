import { Redis } from 'ioredis'
import type { Logger } from '#shared/platform/logger.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'

/** Deadline of one Redis call on the request path; then the caller is answered 503. */
export const redisDeadlineMs = 1000
const connectDeadlineMs = 2000
/** Reconnect fast: every second without Redis is a second of 503. */
const reconnectDelayMsMax = 500
const producerName = 'poa-producer'
const consumerName = 'poa-consumer'

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
  redis.on('connect', () => joinWrites(redis.stream))
  return redis
}

/** The commands of one turn of the event loop leave in one write. */
function joinWrites(stream: Redis['stream']): void {
  const write = stream.write.bind(stream)
  let isCorked = false
  const uncork = (): void => {
    isCorked = false
    stream.uncork()
  }
  stream.write = ((...chunk: Parameters<typeof write>) => {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      setImmediate(uncork)
    }
    return write(...chunk)
  }) as typeof stream.write
}

/** For the request path: fails immediately while Redis is unreachable, instead of queueing commands beyond the caller's deadline. */
export function openProducer(url: string, logger: Logger): Redis {
  return connect(url, logger, producerName, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: redisDeadlineMs,
  })
}

/** For BullMQ workers: retries without limit, which BullMQ requires. */
export function openConsumer(url: string, logger: Logger): Redis {
  return connect(url, logger, consumerName, { maxRetriesPerRequest: null })
}

/** For subscriptions: ioredis resubscribes after each reconnect. */
export function openSubscriber(url: string, logger: Logger): Redis {
  return connect(url, logger, 'poa-subscriber', { maxRetriesPerRequest: null })
}

/**
 * Whether a worker is connected to this Redis, including one that is finishing its jobs. Also true if the server keeps
 * no client names: then the producer's own name is missing too.
 *
 * @throws if Redis does not answer.
 */
export async function hasConsumers(producer: Redis): Promise<boolean> {
  const clients = String(await producer.client('LIST'))
  const names = new Set(Array.from(clients.matchAll(/ name=(\S*)/g), ([, name]) => name))
  return names.has(consumerName) || !names.has(producerName)
}
