import path from 'node:path'
import type { Command } from 'commander'
import { prepareApplicationRole } from '#shared/db/application-role.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { ownerSettings } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { AdminError } from './admin-error.ts'
import { requireServerVersion } from './explain-database-fault.ts'

const migrationFolder = path.join(import.meta.dirname, '../../migrations')
const refusedCodes = new Set<unknown>(['28P01', '28000'])
const ownerRefused =
  'Postgres rejects the user or password in DATABASE_OWNER_URL. POSTGRES_PASSWORD applies only when the volume ' +
  'is created; for later changes see docs/deployment.md, "Change a password".'

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description(
      'apply pending migrations; needs DATABASE_OWNER_URL if the role of DATABASE_URL does not own the tables',
    )
    .action(async () => {
      const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url } = readConfigOrExit(ownerSettings)
      const names = await runMigrations({ url, ownerUrl }).catch((error: unknown) => {
        const isRefused = error instanceof Error && 'code' in error && refusedCodes.has(error.code)
        throw isRefused && ownerUrl !== url ? new AdminError(ownerRefused) : error
      })
      console.log(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate')
    })
}

/**
 * Applies pending migrations as the role of `ownerUrl` and, if `url` differs, prepares its role for the processes.
 * Returns the names of the applied migrations.
 *
 * @throws AdminError for a Postgres that is too old; an error that `explainDatabaseFault` explains.
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
