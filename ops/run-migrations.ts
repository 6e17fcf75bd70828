import path from 'node:path'
import { prepareApplicationRole } from '#shared/db/application-role.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { requireServerVersion } from './explain-database-fault.ts'

const migrationFolder = path.join(import.meta.dirname, '..', 'migrations')

/**
 * Brings the tables up to date as the role of `ownerUrl` and, where that is another one, prepares the role of `url` that
 * the processes use. Returns the names of the migrations that were applied.
 */
export async function runMigrations({ url, ownerUrl = url }: { url: string; ownerUrl?: string }): Promise<string[]> {
  const database = openDatabase(ownerUrl, { connectionsMax: 1, name: 'poa-migrate' })
  try {
    const [server] = await database.sql<{ version: number }[]>`
      select current_setting('server_version_num')::int as version`
    requireServerVersion(server?.version ?? 0)
    const names = await migrate(ownerUrl, migrationFolder)
    if (ownerUrl !== url) await prepareApplicationRole(database, url)
    return names
  } finally {
    await database.close()
  }
}
