import { execFile, spawnSync } from 'node:child_process'
import { mkdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { startPostgres } from '../dev/services/postgres.ts'
import { startRedis } from '../dev/services/redis.ts'
import { startServerProxies } from './faulty-proxy.ts'
import { type FaultyServer, withFaults } from './faulty-server.ts'
import type { Keeper } from './service-process.ts'

const run = promisify(execFile)
const statementTimeoutMs = 60_000
const diskBytes = 4 * 1024 ** 3
/** What a full disk still has room for. */
const spareBytes = 64 * 1024

/** A migrated Postgres and a Redis behind proxies, that can be replaced. */
export async function startStores(dataDirectory: string, keeper: Keeper, log: (line: string) => void) {
  const disk = await startDisk(path.join(dataDirectory, 'postgres'))
  const at = (name: string) => ({ dataDirectory: path.join(dataDirectory, name), log })
  const openPostgres = async (): Promise<FaultyServer> => withFaults(await startPostgres(at('postgres')))
  const openRedis = async (name: string): Promise<FaultyServer> => withFaults(await startRedis(at(name)))
  const servers = { postgres: keeper.keep(await openPostgres()), redis: keeper.keep(await openRedis('redis')) }
  const proxies = await startServerProxies(servers)
  await migrate(servers.postgres.url, path.join(import.meta.dirname, '../../migrations'))
  let database = open(servers.postgres.url)
  return {
    disk,
    servers,
    proxies,
    openPostgres,
    openRedis,
    /** Not by way of a proxy; a new one after Postgres has moved. */
    database: () => database,
    /** Makes this the server, including for processes behind the proxies. */
    async replace(name: 'postgres' | 'redis', server: FaultyServer): Promise<void> {
      servers[name] = keeper.keep(server)
      proxies.retarget(name, server.url)
      if (name === 'redis') return
      const previous = database
      database = open(server.url)
      await previous.close()
    },
    async close(): Promise<void> {
      await database.close()
      await proxies.close()
      await Promise.all(Object.values(servers).map((server) => server.stop()))
      await disk.close()
    },
  }
}

function open(url: string): Database {
  return openDatabase(url, { connectionsMax: 4, name: 'chaos', statementTimeoutMs })
}

interface Disk {
  /** Leaves no room beyond what is in use; null where no file system can be mounted. */
  fill: (() => Promise<void>) | null
  empty(): Promise<void>
  close(): Promise<void>
}

/** A disk in memory whose size can be changed, for Linux's root; elsewhere an ordinary folder. */
async function startDisk(directory: string): Promise<Disk> {
  await mkdir(directory, { recursive: true })
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', directory]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return { fill: null, empty: async () => {}, close: async () => {} }
  const unmount = (): void => {
    spawnSync('umount', ['--lazy', directory])
  }
  // Also after an interrupted run.
  process.once('exit', unmount)
  const resize = (bytes: number) => run('mount', ['-o', `remount,size=${bytes}`, directory])
  return {
    async fill() {
      const { blocks, bfree, bsize } = await statfs(directory)
      await resize((blocks - bfree) * bsize + spareBytes)
    },
    empty: async () => void (await resize(diskBytes)),
    async close() {
      process.off('exit', unmount)
      unmount()
    },
  }
}
