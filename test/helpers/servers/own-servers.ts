import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { type FaultyServer, withFaults } from '../../../ops/chaos/faulty-server.ts'
import { startPostgres } from '../../../ops/dev/services/postgres.ts'
import { startRedis } from '../../../ops/dev/services/redis.ts'
import { testPepper, textsOnly } from '../given.ts'

export interface OwnServers {
  postgres: FaultyServer
  redis: FaultyServer
  /** A pool of the test's own. */
  database: Database
  /** Of an API, and of a worker that takes texts for the local engine. */
  environment: Record<string, string>
  close(): Promise<void>
}

/**
 * A Postgres and a Redis that this test file alone may freeze, kill and empty; both keep their data on disk.
 *
 * @param migrations of another version, for a database with its tables
 */
export async function startOwnServers(settings: Record<string, string> = {}, migrations?: string): Promise<OwnServers> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-fault-'))
  const at = (name: string) => ({ dataDirectory: path.join(dataDirectory, name), log: () => {} })
  if (migrations === undefined) await copyCluster(at('postgres').dataDirectory)
  const [postgres, redis] = await Promise.all([
    startPostgres(at('postgres')).then(withFaults),
    startRedis(at('redis')).then(withFaults),
  ])
  const database = openDatabase(postgres.url, { connectionsMax: 5, name: 'poa-test' })
  if (migrations !== undefined) await migrate(postgres.url, migrations)
  return {
    postgres,
    redis,
    database,
    environment: {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      API_KEY_PEPPER: testPepper,
      LOG_LEVEL: 'warn',
      ...textsOnly,
      ...settings,
    },
    async close() {
      await database.close()
      await Promise.all([postgres.stop(), redis.stop()])
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

/** Makes the data folder of a Postgres that has been migrated, with the owners of its files, which Node's copy would lose. */
export async function copyCluster(dataDirectory: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', inject('clusterDirectory'), dataDirectory])
}
