import { batchCalls } from '#shared/batch-calls.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { withDeadline } from '#shared/deadline.ts'
import { openQueues } from '#shared/jobs/job-queue.ts'
import { claimJobs } from '#shared/jobs/job-repository.ts'
import { captureJobs, type JobResult } from '#shared/jobs/settle-job.ts'
import type { Logger } from '#shared/logger.ts'
import { createWorkerMetrics } from '#shared/metrics.ts'
import type { ReadinessChecks } from '#shared/probe-server.ts'
import { openConsumer, openProducer } from '#shared/redis/connect.ts'
import type { WorkerConfig } from './config.ts'
import { startConsumer } from './consumer.ts'
import { createRulesEngine } from './engines/rules-engine.ts'
import { purgeTexts } from './sweeps/held-job-repository.ts'
import { measureLedger } from './sweeps/measure-ledger.ts'
import { runPeriodically } from './sweeps/run-periodically.ts'
import { type Sweeping, sweepHeldJobs } from './sweeps/sweep-held-jobs.ts'

const probeDeadlineMs = 1000
/** Results of one batch travel in one statement; this many of the largest are a few hundred kilobytes. */
const batchSizeMax = 32
/** One for each batch that may be under way. */
const claimConnections = 2
const sweepIntervalMs = 1000
const purgeIntervalMs = 60_000
const purgedPerRunMax = 1000
const ledgerIntervalMs = 60_000

export interface RunningWorker {
  metrics: ReturnType<typeof createWorkerMetrics>
  checks: ReadinessChecks
  /** Finishes the jobs under way, then closes what was opened, in reverse. */
  close(): Promise<void>
}

/** Opens everything the worker talks to and starts its consumers and sweeps. */
export async function startWorker(config: WorkerConfig, logger: Logger): Promise<RunningWorker> {
  const metrics = createWorkerMetrics()
  const database = openDatabase(config.DATABASE_URL, {
    connectionsMax: config.DATABASE_CONNECTIONS,
    name: 'poa-worker',
    isKeyed: true,
  })
  const claiming = openDatabase(config.DATABASE_URL, {
    connectionsMax: claimConnections,
    name: 'poa-worker-claim',
    isKeyed: true,
    isRelaxed: true,
  })
  const auditDatabase = openDatabase(config.DATABASE_URL, { connectionsMax: 1, name: 'poa-worker-audit' })
  const publisher = openProducer(config.REDIS_URL, logger)
  const connection = openConsumer(config.REDIS_URL, logger)
  const queues = await openQueues(publisher, config.REDIS_PREFIX)
  const sweeping: Sweeping = {
    sql: database.sql,
    claim: batchCalls({
      sizeMax: batchSizeMax,
      run: (jobIds: string[]) => claimJobs(claiming.sql, jobIds),
      isShared: isDatabaseUnavailable,
    }),
    capture: batchCalls({
      sizeMax: batchSizeMax,
      run: (results: JobResult[]) => captureJobs(database.sql, results),
      isShared: isDatabaseUnavailable,
    }),
    publisher,
    prefix: config.REDIS_PREFIX,
    engine: createRulesEngine(),
    engineDeadlineMs: config.ENGINE_DEADLINE_MS,
    metrics,
    logger,
    queues,
  }
  const consumers = [
    startConsumer({ tier: 'standard', concurrency: config.CONCURRENCY_STANDARD, connection, running: sweeping }),
    startConsumer({ tier: 'priority', concurrency: config.CONCURRENCY_PRIORITY, connection, running: sweeping }),
  ]
  const stopPeriodic = [
    runPeriodically('sweep', sweepIntervalMs, () => sweepHeldJobs(sweeping), logger),
    runPeriodically(
      'purge',
      purgeIntervalMs,
      () => purgeTexts(database.sql, config.RETENTION_HOURS, purgedPerRunMax),
      logger,
    ),
    runPeriodically('ledger', ledgerIntervalMs, () => measureLedger(auditDatabase.sql, metrics, logger), logger),
  ]
  return {
    metrics,
    checks: {
      postgres: () => withDeadline(database.sql`select 1`, probeDeadlineMs, 'postgres'),
      redis: () => withDeadline(publisher.ping(), probeDeadlineMs, 'redis'),
      consumers: async () => {
        if (!consumers.every((consumer) => consumer.isRunning())) throw new Error('a consumer has stopped')
      },
    },
    async close() {
      await Promise.allSettled(consumers.map((consumer) => consumer.close()))
      await Promise.allSettled(stopPeriodic.map((stop) => stop()))
      await Promise.allSettled(Object.values(queues).map((queue) => queue.close()))
      connection.disconnect()
      publisher.disconnect()
      await Promise.all([claiming.close(), database.close(), auditDatabase.close()])
    },
  }
}
