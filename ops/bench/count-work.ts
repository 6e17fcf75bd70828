import { Redis } from 'ioredis'
import postgres from 'postgres'
import type { Services } from '../dev/services/find-services.ts'

/** What the servers have done so far: counts do not depend on how busy the machine is. */
export interface ServerWork {
  /** Transactions of Postgres; a statement outside of one is one. */
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
    const commands = /^total_commands_processed:(\d+)/m.exec(await redis.info('stats'))?.[1]
    return { commits: row?.commits ?? 0, redisCommands: Number(commands) }
  } finally {
    redis.disconnect()
    await sql.end()
  }
}
