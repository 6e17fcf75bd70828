import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { ContainerRuntimeClient } from 'testcontainers'
import { claimDirectory } from './claim-directory.ts'
import type { Log } from './detached-process.ts'
import { findDockerEngine } from './docker-engine.ts'
import type { Service } from './docker-service.ts'
import { startMachinePostgres } from './machine-postgres.ts'
import { startMachineRedis } from './machine-redis.ts'
import type { Server } from './server.ts'

export type Services = {
  databaseUrl: string
  redisUrl: string
  /** Those that were started here as programs of this machine; the caller may watch and restart them. */
  servers: Server[]
  stop(): Promise<void>
}

/** `durable: false` trades the data's safety in a power cut for speed; for tests, whose data nobody keeps. */
export type FindServicesOptions = { dataDirectory: string; log: Log; durable?: boolean }

type Search = {
  dataDirectory: string
  log: Log
  durable: boolean
  findEngine: () => Promise<ContainerRuntimeClient | undefined>
}
type Intent = 'Postgres' | 'Redis'
type FoundService = Service & { server?: Server }

/**
 * Gives a real Postgres and a real Redis, each found in this order: DATABASE_URL or REDIS_URL of the environment;
 * Docker, if an engine answers; this machine's own programs. `stop()` ends in order what was started here.
 */
export async function findServices(options: FindServicesOptions): Promise<Services> {
  const dataDirectory = resolve(options.dataDirectory)
  const release = claimDirectory(
    join(dataDirectory, 'services.claim'),
    (pid) => `${dataDirectory} is in use by process ${pid}.`,
  )
  let engine: Promise<ContainerRuntimeClient | undefined> | undefined
  const findEngine = () => {
    engine ??= findDockerEngine()
    return engine
  }
  const search = { dataDirectory, log: options.log, durable: options.durable ?? true, findEngine }
  // Both at once: as a rule each spends its time waiting for its own server.
  const [database, redis] = await Promise.allSettled([findService('Postgres', search), findService('Redis', search)])
  const stop = async () => {
    const started = [redis, database].flatMap((service) => (service.status === 'fulfilled' ? [service.value] : []))
    await Promise.all(started.map((service) => service.stop()))
    release()
  }
  if (database.status === 'fulfilled' && redis.status === 'fulfilled') {
    const servers = [database.value, redis.value].flatMap(({ server }) => server ?? [])
    return { databaseUrl: database.value.url, redisUrl: redis.value.url, servers, stop }
  }
  await stop()
  throw database.status === 'rejected' ? database.reason : (redis as PromiseRejectedResult).reason
}

async function findService(kind: Intent, search: Search): Promise<FoundService> {
  const variable = kind === 'Postgres' ? 'DATABASE_URL' : 'REDIS_URL'
  const givenUrl = process.env[variable]
  if (givenUrl !== undefined && givenUrl !== '') {
    search.log(`${kind}: the one that ${variable} names`)
    return { url: givenUrl, stop: async () => undefined }
  }
  const machineDirectory = join(search.dataDirectory, kind.toLowerCase())
  // A Docker engine that comes up later must not hide the data of earlier runs.
  const engine = existsSync(machineDirectory) ? undefined : await search.findEngine()
  const contained = engine === undefined ? undefined : await startContained(kind, search, engine)
  return contained ?? startOnMachine(kind, search, machineDirectory)
}

async function startContained(
  kind: Intent,
  search: Search,
  engine: ContainerRuntimeClient,
): Promise<Service | undefined> {
  const { startDockerPostgres, startDockerRedis } = await import('./docker-service.ts')
  const start = kind === 'Postgres' ? startDockerPostgres : startDockerRedis
  const dataDirectory = join(search.dataDirectory, `${kind.toLowerCase()}-docker`)
  try {
    const service = await start({ engine, dataDirectory, log: search.log, durable: search.durable })
    search.log(`${kind}: in a Docker container, data in ${relative(process.cwd(), dataDirectory)}`)
    return service
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).trim().split('\n')[0]
    removeIfEmpty(dataDirectory)
    search.log(`${kind}: Docker answers but cannot start it (${reason}), so this machine's own program is used.`)
    return undefined
  }
}

/** A container that never ran leaves an empty folder, which must not look like data later. */
function removeIfEmpty(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length === 0) rmdirSync(directory)
}

async function startOnMachine(kind: Intent, search: Search, dataDirectory: string): Promise<FoundService> {
  mkdirSync(search.dataDirectory, { recursive: true })
  if (existsSync(`${dataDirectory}-docker`))
    search.log(`${kind}: the data in ${dataDirectory}-docker needs Docker and is left as it is.`)
  const start = kind === 'Postgres' ? startMachinePostgres : startMachineRedis
  const server = await start({ dataDirectory, log: search.log, durable: search.durable })
  search.log(
    `${kind}: started on this machine (process ${server.pid}), data in ${relative(process.cwd(), dataDirectory)}`,
  )
  return { url: server.url, stop: server.stop, server }
}
