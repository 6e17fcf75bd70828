import { inject } from 'vitest'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { newId } from '#shared/platform/ids.ts'
import { applicationUrl, templateName } from '../setup/services.ts'

export interface TestDatabase extends Database {
  /** For the service's processes, which are no superuser. */
  url: string
  /** The one that the test itself uses. */
  ownerUrl: string
}

/** A fresh, migrated database for one test file; `close()` drops it. */
export async function createTestDatabase(connectionsMax = 10): Promise<TestDatabase> {
  const name = `poa_test_${newId().replaceAll('-', '')}`
  const serverUrl = inject('databaseUrl')
  await onServer(serverUrl, `create database ${name} template ${templateName}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = openDatabase(url.href, { connectionsMax, name: 'poa-test' })
  return {
    ...database,
    url: applicationUrl(url.href),
    ownerUrl: url.href,
    async close() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const server = openDatabase(serverUrl, { connectionsMax: 1, name: 'poa-test' })
  // Two files may clone the template at the same moment, which Postgres refuses: the lock puts them in line.
  try {
    await server.sql`select pg_advisory_lock(1)`
    await server.sql.unsafe(statement)
  } finally {
    await server.close()
  }
}
