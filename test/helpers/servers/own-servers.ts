import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { type FaultyServer, withFaults } from '../../../ops/chaos/faulty-server.ts'
import { startPostgres } from '../../../ops/dev/services/postgres.ts'
import { startRedis } from '../../../ops/dev/services/redis.ts'
import { testPepper } from '../given.ts'

export interface OwnServers {
  postgres: FaultyServer
  redis: FaultyServer
  /** A pool of the test's own. */
  database: Database
  environment: Record<string, string>
  close(): Promise<void>
}

/** A Postgres and a Redis that this test file alone may freeze, kill and empty; both keep their data on disk. */
export async function startOwnServers(
  settings: Record<string, string> = {},
  migrations = path.join(import.meta.dirname, '../../../migrations'),
): Promise<OwnServers> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-fault-'))
  const at = (name: string) => ({ dataDirectory: path.join(dataDirectory, name), log: () => {} })
  const [postgres, redis] = await Promise.all([
    startPostgres(at('postgres')).then(withFaults),
    startRedis(at('redis')).then(withFaults),
  ])
  const database = openDatabase(postgres.url, { connectionsMax: 5, name: 'poa-test' })
  await migrate(postgres.url, migrations)
  return {
    postgres,
    redis,
    database,
    environment: {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      API_KEY_PEPPER: testPepper,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    async close() {
      await database.close()
      await Promise.all([postgres.stop(), redis.stop()])
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}
