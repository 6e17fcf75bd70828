import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import type { Gauge } from 'prom-client'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { type JobQueues, listQueues } from '#shared/jobs/job-queue.ts'
import type { FleetMetrics } from '#shared/metrics/fleet-metrics.ts'

/** Prometheus gives a scrape ten seconds by default; an operator who looks waits less. */
const measureDeadlineMs = 1500
const states = ['waiting', 'active', 'delayed', 'failed'] as const

export interface Fleet {
  queues: JobQueues
  sql: Sql
  redis: Redis
  images: ImageStore
}

/**
 * Asks Redis and Postgres for what every process of the fleet shares. What could not be had in time is removed, so that a
 * gauge never shows an old figure as if it were today's. Never rejects.
 */
export async function measureFleet(metrics: FleetMetrics, fleet: Fleet): Promise<void> {
  await Promise.all([
    orNothing([metrics.queueJobs, metrics.queueWorkers], measureQueues(metrics, fleet.queues)),
    orNothing([metrics.databaseConnections, metrics.databaseBytes], measureDatabase(metrics, fleet.sql)),
    orNothing([metrics.redisMemoryBytes, metrics.redisSaveFailed], measureRedis(metrics, fleet.redis)),
    orNothing([metrics.storedImageBytes], measureImages(metrics, fleet.images)),
  ])
}

async function orNothing(gauges: Gauge<string>[], measuring: Promise<void>): Promise<void> {
  try {
    await withDeadline(measuring, measureDeadlineMs, 'measure')
  } catch {
    for (const gauge of gauges) {
      gauge.reset()
      gauge.remove({})
    }
  }
}

async function measureQueues({ queueJobs, queueWorkers }: FleetMetrics, queues: JobQueues): Promise<void> {
  const measured = await Promise.all(
    listQueues(queues).map(async (queue) => ({
      name: queue.name,
      counts: await queue.getJobCounts(...states),
      workers: await queue.getWorkersCount(),
    })),
  )
  for (const { name, counts, workers } of measured) {
    for (const state of states) queueJobs.set({ queue: name, state }, counts[state] ?? 0)
    queueWorkers.set({ queue: name }, workers)
  }
}

async function measureDatabase({ databaseConnections, databaseBytes }: FleetMetrics, sql: Sql): Promise<void> {
  const pools = await sql<{ pool: string; state: string; connections: number; bytes: number }[]>`
    select application_name as pool, case when state = 'idle' then 'idle' else 'active' end as state,
      count(*)::int as connections, pg_database_size(current_database())::float8 as bytes
    from pg_stat_activity where datname = current_database() and application_name like 'poa-%'
    group by 1, 2`
  databaseConnections.reset()
  for (const { pool, state, connections } of pools) databaseConnections.set({ pool, state }, connections)
  const [first] = pools
  if (first) databaseBytes.set(first.bytes)
}

async function measureImages({ storedImageBytes }: FleetMetrics, images: ImageStore): Promise<void> {
  storedImageBytes.set(await images.spaceTaken())
}

async function measureRedis({ redisMemoryBytes, redisSaveFailed }: FleetMetrics, redis: Redis): Promise<void> {
  const facts = new Map(
    (await redis.info('memory', 'persistence')).split('\r\n').map((line) => line.split(':', 2) as [string, string]),
  )
  redisMemoryBytes.set({ kind: 'used' }, Number(facts.get('used_memory')))
  const limit = Number(facts.get('maxmemory'))
  if (limit > 0) redisMemoryBytes.set({ kind: 'limit' }, limit)
  const saves = ['rdb_last_bgsave_status', 'aof_last_write_status', 'aof_last_bgrewrite_status']
  redisSaveFailed.set(saves.some((name) => (facts.get(name) ?? 'ok') !== 'ok') ? 1 : 0)
}
