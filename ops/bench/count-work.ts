import { Redis } from 'ioredis'
import postgres from 'postgres'
import type { Services } from '../dev/services/find-services.ts'

/** What the servers have done so far: counts do not depend on how busy the machine is. */
interface ServerWork {
  /** Postgres transactions, implicit ones included. */
  commits: number
  /** Commands of Redis, those of scripts among them. */
  redisCommands: number
}

export async function countWork({ databaseUrl, redisUrl }: Services): Promise<ServerWork> {
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false })
  const redis = new Redis(redisUrl)
  try {
    const [row] = await sql<{ commits: number }[]>`
      select xact_commit::int as commits from pg_stat_database where datname = current_database()`
    return { commits: row?.commits ?? 0, redisCommands: await readRedisInfo(redis, 'total_commands_processed') }
  } finally {
    redis.disconnect()
    await sql.end()
  }
}

/** A numeric field of Redis INFO. @throws Error if it is missing. */
export async function readRedisInfo(redis: Redis, field: string): Promise<number> {
  const value = new RegExp(`^${field}:(\\d+)`, 'm').exec(await redis.info())?.[1]
  if (value === undefined) throw new Error(`Redis does not tell its ${field}`)
  return Number(value)
}
