import { mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type ServiceOptions, startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'

export type Services = Awaited<ReturnType<typeof findServices>>

/**
 * Finds a real Postgres and Redis: those of DATABASE_URL and REDIS_URL, else local servers with their data in
 * `dataDirectory`. `servers` are those started here; `stop()` shuts them down cleanly.
 */
export async function findServices(options: ServiceOptions) {
  const dataDirectory = resolve(options.dataDirectory)
  mkdirSync(dataDirectory, { recursive: true })
  const find = async (name: string, variable: string, start: typeof startPostgres) => {
    const url = process.env[variable]
    if (url) {
      options.log(`${name}: from ${variable}`)
      return { url }
    }
    const directory = join(dataDirectory, name.toLowerCase())
    const server = await start({ ...options, dataDirectory: directory })
    options.log(`${name}: started locally (process ${server.pid}), data in ${relative(process.cwd(), directory)}`)
    return { url: server.url, server }
  }
  // If one fails, the other ends with this process.
  const [database, redis] = await Promise.all([
    find('Postgres', 'DATABASE_URL', startPostgres),
    find('Redis', 'REDIS_URL', startRedis),
  ])
  const servers = [database, redis].flatMap(({ server }) => server ?? [])
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
  return { databaseUrl: database.url, redisUrl: redis.url, servers, stop }
}
