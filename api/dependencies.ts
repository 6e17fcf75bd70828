import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Sql } from 'postgres'
import { listenToAccountChanges } from '#shared/accounts/account-changes.ts'
import { pepperId } from '#shared/accounts/api-key.ts'
import { findPrincipal, noteKeyUse } from '#shared/accounts/principal-repository.ts'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { type AwaitedWorkers, drain } from '#shared/concurrency/drain.ts'
import { createMicroBatcher } from '#shared/concurrency/micro-batcher.ts'
import { type DatabaseOptions, databaseDeadlineMs, openDatabase } from '#shared/db/connect.ts'
import { createImageStore, type ImageSpaceLimits } from '#shared/images/image-store.ts'
import { closeQueues, openQueues } from '#shared/jobs/job-queue.ts'
import { findReservedOutcome } from '#shared/jobs/job-repository.ts'
import { openRefusedJobs } from '#shared/jobs/refused-jobs.ts'
import { createReserver } from '#shared/jobs/reserve-jobs.ts'
import { measureCluster } from '#shared/metrics/cluster-metrics.ts'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import { openCheckout } from '#shared/orders/checkout.ts'
import { newId } from '#shared/platform/ids.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { ReadinessChecks } from '#shared/platform/probe-server.ts'
import { hasConsumers, openProducer, openSubscriber } from '#shared/redis/connect.ts'
import type { AppDependencies } from './app.ts'
import { callDatabase, reportConnections, reportDeadlineMs } from './call-dependency.ts'
import type { ApiConfig } from './config.ts'
import { createPrincipalCache } from './http/principal-cache.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { createAccountConcurrencyLimiter } from './jobs/account-concurrency.ts'
import { openJobReplies } from './jobs/job-replies.ts'
import { createVoider } from './jobs/void-later.ts'

const probeDeadlineMs = 1000
/** Cache time of /readyz: it is public, and each check costs a round trip to Postgres and Redis. */
const readyMs = 500
/** Voids, cancellations and lookups are rare compared to reservations. */
const settleConnections = 4
/** A settlement holds a connection while it waits for the lock on invoice numbers; calls must not wait behind it. */
const checkoutConnections = 4
const pollDeadlineMs = 1000
/** `last_used_at` of a key is written at most this often by each process. */
const keyUseMs = 60_000
const keysNotedMax = 20_000

export interface ApiDependencies extends Omit<AppDependencies, 'isShuttingDown'> {
  /** Updates the gauges of the cluster. */
  measure(): Promise<void>
  workers: AwaitedWorkers
  /** Closes everything in reverse order. */
  close(): Promise<void>
}

function openPools({ DATABASE_URL, DATABASE_CONNECTIONS }: ApiConfig) {
  const open = (name: string, connectionsMax: number, options: Partial<DatabaseOptions> = {}) =>
    openDatabase(DATABASE_URL, { name, connectionsMax, usesGenericPlans: true, ...options })
  return {
    reserving: open('poa-api-reserve', DATABASE_CONNECTIONS, { asyncCommit: true }),
    database: open('poa-api', settleConnections),
    reports: open('poa-api-report', reportConnections, { statementTimeoutMs: reportDeadlineMs }),
    selling: open('poa-api-checkout', checkoutConnections),
  }
}

function openChecks(sql: Sql, redis: Redis): ReadinessChecks {
  return {
    postgres: () => withDeadline(sql`select 1`, probeDeadlineMs, 'postgres'),
    redis: () => withDeadline(redis.ping(), probeDeadlineMs, 'redis'),
  }
}

/** Notes the use of a key once a minute, off the path of its calls; concurrent notes share a statement. */
function openKeyUse(sql: Sql, logger: Logger) {
  const note = createMicroBatcher<string, void>({
    what: 'note key use',
    sizeMax: 100,
    deadlineMs: databaseDeadlineMs,
    inFlightMax: 1,
    failsWholeBatch: () => true,
    run: async (ids) => {
      await noteKeyUse(sql, ids)
      return ids.map(() => undefined)
    },
  })
  const noted = new LRUCache<string, true>({ max: keysNotedMax, ttl: keyUseMs })
  return (apiKeyId: string): void => {
    if (noted.has(apiKeyId)) return
    noted.set(apiKeyId, true)
    note(apiKeyId).catch((error: unknown) => {
      noted.delete(apiKeyId)
      logger.debug({ error }, 'key use not recorded')
    })
  }
}

function openPrincipals(sql: Sql, pepper: string) {
  const currentPepperId = pepperId(pepper)
  return createPrincipalCache((hashes) => callDatabase(findPrincipal(sql, hashes, currentPepperId), 'authenticate'))
}

function imageSpaceLimits(config: ApiConfig): ImageSpaceLimits {
  return { bytesMax: config.STORED_UPLOAD_BYTES_MAX, accountBytesMax: config.ACCOUNT_STORED_UPLOAD_BYTES_MAX }
}

/** Runs the check at most once per `readyMs`, regardless of the number of probes. */
function shareChecks(checks: ReadinessChecks): ReadinessChecks {
  const share = (check: () => Promise<unknown>) => {
    let last: Promise<unknown> | null = null
    let askedMs = Number.NEGATIVE_INFINITY
    return (): Promise<unknown> => {
      const nowMs = performance.now()
      if (last && nowMs < askedMs + readyMs) return last
      askedMs = nowMs
      last = check()
      return last
    }
  }
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, share(check)]))
}

/** Opens all dependencies of the API. Redis must be up; Postgres may come up later. */
export async function openDependencies(config: ApiConfig, logger: Logger): Promise<ApiDependencies> {
  const metrics = createApiMetrics()
  const pools = openPools(config)
  const { reserving, database, reports, selling } = pools
  const checkout = openCheckout(config, { db: selling.kysely, metrics: metrics.payments, logger })
  const principals = openPrincipals(database.sql, config.API_KEY_PEPPER)
  const listener = { onChange: principals.forget, onConnect: principals.forgetAll }
  const changes = listenToAccountChanges(config.DATABASE_URL, listener, logger)
  const [producer, uploader] = [openProducer(config.REDIS_URL, logger), openProducer(config.REDIS_URL, logger)]
  const subscriber = openSubscriber(config.REDIS_URL, logger)
  const replyNode = newId()
  const queues = await openQueues(producer, config.REDIS_PREFIX)
  const visionQueues = await openQueues(uploader, config.REDIS_PREFIX)
  const images = createImageStore(uploader, config.REDIS_PREFIX)
  const voider = createVoider(database.sql, openRefusedJobs(producer, config.REDIS_PREFIX), logger)
  const replies = await openJobReplies({
    subscriber,
    prefix: config.REDIS_PREFIX,
    replyNode,
    findOutcome: (jobId) => withDeadline(findReservedOutcome(database.sql, jobId), pollDeadlineMs, 'read outcome'),
  })
  const checks = shareChecks(openChecks(database.sql, producer))
  return {
    config,
    logger,
    database,
    reports,
    checkout,
    principals,
    noteKeyUse: openKeyUse(database.sql, logger),
    replyNode,
    limiter: createRateLimiter(producer, config.REDIS_PREFIX, metrics.rateLimitDecisions),
    runner: {
      sql: database.sql,
      reserve: createReserver(reserving.sql),
      queues,
      vision: { queues: visionQueues, images, spaceLimits: imageSpaceLimits(config) },
      accountConcurrency: createAccountConcurrencyLimiter(),
      replies,
      voider,
      metrics,
    },
    checks,
    measure: () => measureCluster(metrics.cluster, { queues, sql: database.sql, redis: producer, images }),
    workers: { areGone: async () => !(await hasConsumers(producer)), endWaits: replies.endWaits },
    async close() {
      await drain(voider.drain(), checks, logger)
      await Promise.all([closeQueues(queues), closeQueues(visionQueues)])
      subscriber.disconnect()
      uploader.disconnect()
      producer.disconnect()
      await Promise.all([changes, ...Object.values(pools)].map((opened) => opened.close()))
    },
  }
}
