import type { Redis } from 'ioredis'
import type { Sql } from 'postgres'
import { Gauge, type Registry } from 'prom-client'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import type { ImageStore } from '#shared/images/image-store.ts'
import { type JobQueues, labelledQueues } from '#shared/jobs/job-queue.ts'

/** Measures of the servers that all processes share; every API process reports the same values. */
type ClusterMetrics = ReturnType<typeof createClusterMetrics>

export function createClusterMetrics(registers: Registry[]) {
  return {
    queueJobs: new Gauge({
      name: 'poa_queue_jobs',
      help: 'Jobs by queue and state: waiting, active, delayed, failed. Same value from every API process.',
      labelNames: ['queue', 'state'],
      registers,
    }),
    queueWorkers: new Gauge({
      name: 'poa_queue_workers',
      help: 'Workers consuming each queue. Same value from every API process.',
      labelNames: ['queue'],
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'poa_database_connections',
      help: 'Postgres connections of API and workers by pool and state. Same value from every API process.',
      labelNames: ['pool', 'state'],
      registers,
    }),
    databaseBytes: new Gauge({
      name: 'poa_database_size_bytes',
      help: 'Database size on disk. Same value from every API process.',
      registers,
    }),
    redisMemoryBytes: new Gauge({
      name: 'poa_redis_memory_bytes',
      help: 'Redis memory by kind: used, and limit if set. Same value from every API process.',
      labelNames: ['kind'],
      registers,
    }),
    redisSaveFailed: new Gauge({
      name: 'poa_redis_save_failed',
      help: '1 if the last snapshot or append-only file write of Redis failed, else 0.',
      registers,
    }),
    storedImageBytes: new Gauge({
      name: 'poa_stored_image_bytes',
      help: 'Bytes of uploaded images in Redis, reservations included. Same value from every API process.',
      registers,
    }),
  }
}

/** Well below the default scrape timeout of Prometheus, 10 s. */
const measureDeadlineMs = 1500
const states = ['waiting', 'active', 'delayed', 'failed'] as const

interface Cluster {
  queues: JobQueues
  sql: Sql
  redis: Redis
  images: ImageStore
}

/**
 * Reads the shared gauges from Redis and Postgres. A gauge that cannot be read in time is removed, so that it never shows
 * a stale value. Never rejects.
 */
export async function measureCluster(metrics: ClusterMetrics, cluster: Cluster): Promise<void> {
  await Promise.all([
    resetOnFailure([metrics.queueJobs, metrics.queueWorkers], measureQueues(metrics, cluster.queues)),
    resetOnFailure([metrics.databaseConnections, metrics.databaseBytes], measureDatabase(metrics, cluster.sql)),
    resetOnFailure([metrics.redisMemoryBytes, metrics.redisSaveFailed], measureRedis(metrics, cluster.redis)),
    resetOnFailure([metrics.storedImageBytes], measureImages(metrics, cluster.images)),
  ])
}

async function resetOnFailure(gauges: Gauge<string>[], measuring: Promise<void>): Promise<void> {
  try {
    await withDeadline(measuring, measureDeadlineMs, 'measure')
  } catch {
    for (const gauge of gauges) {
      gauge.reset()
      gauge.remove({})
    }
  }
}

async function measureQueues({ queueJobs, queueWorkers }: ClusterMetrics, queues: JobQueues): Promise<void> {
  const measured = await Promise.all(
    labelledQueues(queues).map(async ([label, queue]) => ({
      label,
      counts: await queue.getJobCounts(...states),
      workers: await queue.getWorkersCount(),
    })),
  )
  for (const { label, counts, workers } of measured) {
    for (const state of states) queueJobs.set({ queue: label, state }, counts[state] ?? 0)
    queueWorkers.set({ queue: label }, workers)
  }
}

async function measureDatabase({ databaseConnections, databaseBytes }: ClusterMetrics, sql: Sql): Promise<void> {
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

async function measureImages({ storedImageBytes }: ClusterMetrics, images: ImageStore): Promise<void> {
  storedImageBytes.set(await images.spaceTaken())
}

async function measureRedis({ redisMemoryBytes, redisSaveFailed }: ClusterMetrics, redis: Redis): Promise<void> {
  const facts = new Map(
    (await redis.info('memory', 'persistence')).split('\r\n').map((line) => line.split(':', 2) as [string, string]),
  )
  redisMemoryBytes.set({ kind: 'used' }, Number(facts.get('used_memory')))
  const limit = Number(facts.get('maxmemory'))
  if (limit > 0) redisMemoryBytes.set({ kind: 'limit' }, limit)
  const saves = ['rdb_last_bgsave_status', 'aof_last_write_status', 'aof_last_bgrewrite_status']
  redisSaveFailed.set(saves.some((name) => (facts.get(name) ?? 'ok') !== 'ok') ? 1 : 0)
}
