import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { drain } from '#shared/concurrency/drain.ts'
import { createMicroBatcher } from '#shared/concurrency/micro-batcher.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { createImageStore } from '#shared/images/image-store.ts'
import { closeQueues, openQueues } from '#shared/jobs/job-queue.ts'
import { claimJobs } from '#shared/jobs/job-repository.ts'
import { openRefusedJobs } from '#shared/jobs/refused-jobs.ts'
import { type Capture, captureJobs } from '#shared/jobs/settle-job.ts'
import { createWorkerMetrics, type WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { ProviderMetrics } from '#shared/metrics/provider-metrics.ts'
import { openCheckout } from '#shared/orders/checkout.ts'
import { ConfigError, readPeppers } from '#shared/platform/config.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { ReadinessChecks } from '#shared/platform/probe-server.ts'
import { openConsumer, openProducer } from '#shared/redis/connect.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import type { WorkerConfig } from './config.ts'
import {
  checkModelSettings,
  chooseProviders,
  listProviders,
  noProviders,
} from './engines/llm/providers/choose-providers.ts'
import { type ModelBudget, measureSpend, openModelBudget } from './engines/llm/providers/model-budget.ts'
import { openProviders } from './engines/llm/providers/open-providers.ts'
import { openEngines, takesModelJobs } from './engines/open-engines.ts'
import { createReplyPublisher, type JobContext, settleDeadlineMs } from './jobs/end-job.ts'
import type { JobRunContext } from './jobs/run-job.ts'
import { type Consumers, startConsumers } from './jobs/start-consumers.ts'
import { type AccountSweeps, startSweeps } from './jobs/sweeps/start-sweeps.ts'
import { loadKnowledge } from './text-engine/knowledge/load/load-knowledge.ts'
import { createWebhookDeliverer, type WebhookDeliverer } from './webhooks/deliver-webhooks.ts'

const probeDeadlineMs = 1000
/** The results of a batch are sent in one statement; a full batch of the largest is a few hundred kilobytes. */
const batches = { sizeMax: 32, inFlightMax: 2, deadlineMs: settleDeadlineMs, failsWholeBatch: isDatabaseUnavailable }
/** One for each batch that may be under way. */
const claimConnections = batches.inFlightMax

export interface RunningWorker {
  metrics: WorkerMetrics
  checks: ReadinessChecks
  /** Sets the gauges whose values are read from Redis. Never rejects. */
  measure(): Promise<void>
  /** Finishes the jobs under way while Redis and Postgres answer, then closes what was opened, in reverse. */
  close(): Promise<void>
}

interface Pools {
  claiming: Database
  settling: Database
  /** Its statements read whole tables, unlike those of the others. */
  auditing: Database
}

function openPools(config: WorkerConfig): Pools {
  const url = config.DATABASE_URL
  return {
    claiming: openDatabase(url, {
      connectionsMax: claimConnections,
      name: 'poa-worker-claim',
      usesGenericPlans: true,
      asyncCommit: true,
    }),
    settling: openDatabase(url, {
      connectionsMax: config.DATABASE_CONNECTIONS,
      name: 'poa-worker',
      usesGenericPlans: true,
    }),
    auditing: openDatabase(url, { connectionsMax: 1, name: 'poa-worker-audit' }),
  }
}

function openChecks(sql: Sql, redis: Redis): ReadinessChecks {
  return {
    postgres: () => withDeadline(sql`select 1`, probeDeadlineMs, 'postgres'),
    redis: () => withDeadline(redis.ping(), probeDeadlineMs, 'redis'),
  }
}

type Tools = Pick<JobContext, 'metrics' | 'logger'>

/** The account sweeps; null if SWEEPS=jobs, so that such a worker holds no payment keys and no pepper. */
function openAccountSweeps(config: WorkerConfig, pools: Pools, tools: Tools): AccountSweeps | null {
  if (config.SWEEPS === 'jobs') return null
  if (config.API_KEY_PEPPER === '') {
    throw new ConfigError(['API_KEY_PEPPER is missing (SWEEPS=all sends webhooks, which it signs)'])
  }
  const orders = { db: pools.settling.kysely, metrics: tools.metrics.payments, logger: tools.logger }
  return {
    orders: { ...orders, checkout: openCheckout(config, orders) },
    webhooks: openWebhooks(config, { ...tools, sql: pools.settling.sql }),
    auditSql: pools.auditing.sql,
  }
}

function openWebhooks(
  config: WorkerConfig,
  { sql, metrics, logger }: Pick<JobContext, 'sql' | keyof Tools>,
): WebhookDeliverer {
  const allowedHosts = parseAllowedHosts(config.WEBHOOK_URL_ALLOW)
  return createWebhookDeliverer({ sql, metrics, logger, peppers: readPeppers(config), allowedHosts })
}

/**
 * Opens everything the worker talks to and starts its consumers and sweeps.
 *
 * @throws ConfigError for settings that do not go together, before anything is opened.
 */
export async function startWorker(config: WorkerConfig, logger: Logger): Promise<RunningWorker> {
  const metrics = createWorkerMetrics()
  const choice = chooseProviders(config)
  // Only a worker that takes jobs for models opens their providers, and so only that one needs their keys.
  const asked = takesModelJobs(config) ? choice : noProviders
  checkModelSettings(config, listProviders(asked))
  const pools = openPools(config)
  const { sql } = pools.settling
  const accountSweeps = openAccountSweeps(config, pools, { metrics, logger })
  const [publisher, connection] = [openProducer(config.REDIS_URL, logger), openConsumer(config.REDIS_URL, logger)]
  // Its own connection: megabytes on the way must not hold up the replies of text jobs.
  const downloader = openProducer(config.REDIS_URL, logger)
  const budget = openBudget(config, publisher, metrics.providers)
  const providers = await openProviders(config, asked, { metrics: metrics.providers, logger, budget })
  const queues = await openQueues(publisher, config.REDIS_PREFIX)
  const knowledge = loadKnowledge()
  const engines = await openEngines(config, { knowledge, providers, metrics: metrics.providers, logger })
  const context: JobContext = {
    sql,
    queues,
    images: createImageStore(downloader, config.REDIS_PREFIX),
    refusedJobs: openRefusedJobs(publisher, config.REDIS_PREFIX),
    publish: createReplyPublisher(publisher, config.REDIS_PREFIX, logger),
    metrics,
    logger,
  }
  const hasModel = (endpoint: PricedEndpoint): boolean => choice[endpoint].length > 0
  const { UNCHANGED_RESULTS: unchangedResults } = config
  const running = { ...context, ...batchStatements(pools), hasModel, unchangedResults }
  const consumers = startConsumers(config, engines, running, { prefix: config.REDIS_PREFIX, connection })
  const stopSweeps = startSweeps(context, accountSweeps, config.RETENTION_HOURS)
  const systems = openChecks(sql, publisher)
  return {
    metrics,
    checks: listChecks(systems, consumers),
    measure: () => measureSpend(publisher, config.REDIS_PREFIX, metrics.providers.spendToday),
    async close() {
      await drain(consumers.drain().then(stopSweeps), systems, logger)
      await engines.close()
      await closeQueues(queues)
      connection.disconnect()
      downloader.disconnect()
      publisher.disconnect()
      await Promise.all(Object.values(pools).map((pool: Database) => pool.close()))
    },
  }
}

function listChecks(systems: ReadinessChecks, consumers: Consumers): ReadinessChecks {
  return {
    ...systems,
    consumers: async () => {
      if (!consumers.workers.every((consumer) => consumer.isRunning())) throw new Error('a consumer has stopped')
    },
  }
}

function batchStatements({ claiming, settling }: Pools): Pick<JobRunContext, 'claim' | 'capture'> {
  return {
    claim: createMicroBatcher({ ...batches, what: 'claim', run: (ids: string[]) => claimJobs(claiming.sql, ids) }),
    capture: createMicroBatcher({
      ...batches,
      what: 'capture',
      run: (jobs: Capture[]) => captureJobs(settling.sql, jobs),
    }),
  }
}

function openBudget(config: WorkerConfig, redis: Redis, metrics: ProviderMetrics): ModelBudget {
  metrics.budget.set(config.MODEL_BUDGET_TOTAL_MICRODOLLARS_PER_DAY)
  return openModelBudget(redis, config.REDIS_PREFIX, {
    totalMax: config.MODEL_BUDGET_TOTAL_MICRODOLLARS_PER_DAY,
    accountMax: config.MODEL_BUDGET_ACCOUNT_MICRODOLLARS_PER_DAY,
    apiKeyMax: config.MODEL_BUDGET_API_KEY_MICRODOLLARS_PER_DAY,
  })
}
