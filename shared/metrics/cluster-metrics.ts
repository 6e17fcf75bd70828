import { Gauge, type Registry } from 'prom-client'

/** What every API process says of the servers that all processes share; each says the same. */
export interface ClusterMetrics {
  queueJobs: Gauge<'queue' | 'state'>
  queueWorkers: Gauge<'queue'>
  databaseConnections: Gauge<'pool' | 'state'>
  databaseBytes: Gauge
  redisMemoryBytes: Gauge<'kind'>
  redisSaveFailed: Gauge
  storedImageBytes: Gauge
}

export function createClusterMetrics(registers: Registry[]): ClusterMetrics {
  return {
    queueJobs: new Gauge({
      name: 'poa_queue_jobs',
      help: 'Jobs in each queue by state: waiting, active, delayed, failed. The same from every API process.',
      labelNames: ['queue', 'state'],
      registers,
    }),
    queueWorkers: new Gauge({
      name: 'poa_queue_workers',
      help: 'Workers that take jobs from each queue. The same from every API process.',
      labelNames: ['queue'],
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'poa_database_connections',
      help: 'Connections of our processes to Postgres by pool and state. The same from every API process.',
      labelNames: ['pool', 'state'],
      registers,
    }),
    databaseBytes: new Gauge({
      name: 'poa_database_size_bytes',
      help: 'Size of the database on disk. The same from every API process.',
      registers,
    }),
    redisMemoryBytes: new Gauge({
      name: 'poa_redis_memory_bytes',
      help: 'Memory of Redis by kind: used, and limit where one is set. The same from every API process.',
      labelNames: ['kind'],
      registers,
    }),
    redisSaveFailed: new Gauge({
      name: 'poa_redis_save_failed',
      help: '1 while Redis could not write its last snapshot or append-only file to disk, else 0.',
      registers,
    }),
    storedImageBytes: new Gauge({
      name: 'poa_stored_image_bytes',
      help: 'Bytes of uploaded images in Redis, with room reserved for them. The same from every API process.',
      registers,
    }),
  }
}
