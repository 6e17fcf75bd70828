import { Redis } from 'ioredis'
import postgres from 'postgres'

/** Says whether Postgres takes a connection and a query now. */
export function postgresAnswers(url: string): Promise<boolean> {
  return postgresSaysYes(url, 'select true as yes')
}

/**
 * The same for a container that is being made: an image may first run a server of its own to prepare the data, and
 * stop it again. The one that stays is the container's process 1, as its lock file tells.
 */
export function containerPostgresAnswers(url: string): Promise<boolean> {
  return postgresSaysYes(url, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) = '1' as yes")
}

async function postgresSaysYes(url: string, question: string): Promise<boolean> {
  // The driver's look at types would end this process if the server were to stop meanwhile (porsager/postgres#1192).
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 2,
    idle_timeout: 1,
    fetch_types: false,
    onnotice: () => undefined,
  })
  try {
    const [row] = await sql.unsafe<{ yes: boolean }[]>(question)
    return row?.yes ?? false
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Says whether Redis takes a connection and has its data loaded. */
export async function redisAnswers(url: string): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    enableReadyCheck: false,
  })
  // Without a listener ioredis prints every refused connection; here a refusal is an answer.
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return (await redis.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
