import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { Redis } from 'ioredis'
import { readRedisInfo } from '../bench/count-work.ts'
import { waitUntil } from '../local-servers.ts'
import { type Fault, type Heal, nothingToHeal } from './fault.ts'
import type { NetworkFault } from './faulty-proxy.ts'
import type { SideName, Stack } from './stack.ts'

type StoreName = 'postgres' | 'redis'

const labels: Record<StoreName, string> = { postgres: 'Postgres', redis: 'Redis' }
const syncDeadlineMs = 30_000
const slow: NetworkFault = { latencyMs: 60 }
const narrow: NetworkFault = { bytesPerSecond: 40_000 }
/** What a full Redis still has room for. */
const spareBytes = 4096
let replicas = 0

const killed = (name: StoreName): Fault => ({
  what: `${labels[name]}: SIGKILL to all its processes, then started again`,
  inject: async ({ servers }) => {
    await servers[name].kill()
    return nothingToHeal
  },
})

const frozen = (name: StoreName): Fault => ({
  what: `${labels[name]}: SIGSTOP, later SIGCONT`,
  inject: async ({ servers }) => {
    const server = servers[name]
    server.freeze()
    return () => server.thaw()
  },
})

const restarted = (name: StoreName): Fault => ({
  what: `${labels[name]}: orderly stop, then started again`,
  inject: async ({ servers }) => {
    await servers[name].stop()
    return nothingToHeal
  },
})

const network = (name: StoreName, fault: NetworkFault, what: string): Fault => ({
  what: `${labels[name]}: ${what}`,
  inject: async ({ proxies }) => {
    proxies.behave(name, fault)
    return () => proxies.behave(name, {})
  },
})

const connectionsCut = (name: StoreName): Fault => ({
  what: `${labels[name]}: every connection is reset by the network`,
  inject: async ({ proxies }) => {
    proxies.cut(name)
    return nothingToHeal
  },
})

const partition = (side: SideName, name: StoreName): Fault => ({
  what: `${side === 'api' ? 'API' : 'Workers'} cut off from ${labels[name]}: connections stay open, nothing passes`,
  inject: async ({ proxies }) => {
    const proxy = proxies[name][side]
    proxy.behave({ isStalled: true })
    return () => proxy.behave({})
  },
})

async function withRedis<Result>(stack: Stack, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(stack.servers.redis.url)
  try {
    return await work(redis)
  } finally {
    redis.disconnect()
  }
}

const redisFull: Fault = {
  what: 'Redis: maxmemory reached, nothing is evicted, writes are refused',
  inject: async (stack) => {
    const limit = await withRedis(stack, async (redis) => {
      const [, before = '0'] = (await redis.config('GET', 'maxmemory')) as string[]
      const used = await readRedisInfo(redis, 'used_memory')
      await redis.config('SET', 'maxmemory', String(used + spareBytes))
      return before
    })
    return () => withRedis(stack, async (redis) => void (await redis.config('SET', 'maxmemory', limit)))
  },
}

const redisClientsKilled: Fault = {
  what: 'Redis: CLIENT KILL of every connection',
  inject: (stack) =>
    withRedis(stack, async (redis) => {
      for (const type of ['normal', 'pubsub']) await redis.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes')
      return nothingToHeal
    }),
}

const redisEmptied: Fault = {
  what: 'Redis: FLUSHALL',
  inject: (stack) =>
    withRedis(stack, async (redis) => {
      await redis.flushall()
      return nothingToHeal
    }),
}

/** A replica joins and is promoted when the primary dies, on another port. */
const redisPromoted: Fault = {
  what: 'Redis: the primary is killed and its replica promoted',
  async inject(stack): Promise<Heal> {
    const { redis: primary } = stack.servers
    replicas += 1
    const name = `redis-replica-${replicas}`
    const { hostname, port, password } = new URL(primary.url)
    // One password for both, since it is part of the address that the processes know.
    copyFileSync(path.join(stack.dataDirectory, 'redis.password'), path.join(stack.dataDirectory, `${name}.password`))
    const replica = await stack.openRedis(name)
    const client = new Redis(replica.url)
    await client.config('SET', 'masterauth', password)
    await client.replicaof(hostname, port)
    const isInSync = async (): Promise<boolean> => (await client.info('replication')).includes('master_link_status:up')
    await waitUntil(isInSync, { what: 'the replica', deadlineMs: syncDeadlineMs })
    stack.keeper.release(primary)
    await primary.kill()
    await client.replicaof('NO', 'ONE')
    client.disconnect()
    await stack.replace('redis', replica)
    return nothingToHeal
  },
}

/** As after a failover without loss: the same data at another address. */
const postgresMoved: Fault = {
  what: 'Postgres: killed, then started with the same data on another port',
  async inject(stack) {
    const { postgres } = stack.servers
    stack.keeper.release(postgres)
    await postgres.kill()
    await stack.replace('postgres', await stack.openPostgres())
    return nothingToHeal
  },
}

const backendsTerminated: Fault = {
  what: 'Postgres: pg_terminate_backend for every connection',
  inject: async (stack) => {
    await stack.database().sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'poa-%'`
    return nothingToHeal
  },
}

const postgresFull: Fault = {
  what: 'Postgres: its disk is full',
  findObstacle: ({ disk }) => (disk.fill ? null : 'no file system can be mounted'),
  inject: async ({ disk }) => {
    await disk.fill?.()
    return () => disk.empty()
  },
}

export const storeFaults = {
  'redis-killed': killed('redis'),
  'redis-frozen': frozen('redis'),
  'redis-restarted': restarted('redis'),
  'redis-slow': network('redis', slow, '60 ms later in each direction'),
  'redis-narrow': network('redis', narrow, '40 kB/s for each connection'),
  'redis-full': redisFull,
  'redis-cut': connectionsCut('redis'),
  'redis-clients-killed': redisClientsKilled,
  'redis-emptied': redisEmptied,
  'redis-promoted': redisPromoted,
  'redis-away-from-api': partition('api', 'redis'),
  'redis-away-from-workers': partition('workers', 'redis'),
  'postgres-killed': killed('postgres'),
  'postgres-frozen': frozen('postgres'),
  'postgres-restarted': restarted('postgres'),
  'postgres-slow': network('postgres', slow, '60 ms later in each direction'),
  'postgres-narrow': network('postgres', narrow, '40 kB/s for each connection'),
  'postgres-full': postgresFull,
  'postgres-cut': connectionsCut('postgres'),
  'postgres-backends-terminated': backendsTerminated,
  'postgres-moved': postgresMoved,
  'postgres-away-from-api': partition('api', 'postgres'),
  'postgres-away-from-workers': partition('workers', 'postgres'),
} as const satisfies Record<string, Fault>
