import path from 'node:path'
import { Type } from 'typebox'
import { sharedSettings } from '#shared/config.ts'
import { prepareApplicationRole } from '#shared/db/application-role.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { readConfigOrExit } from '#shared/read-config-or-exit.ts'
import { failWithAdvice, requireServerVersion } from './explain-database-fault.ts'

const migrationFolder = path.join(import.meta.dirname, '..', 'migrations')

const config = readConfigOrExit(
  Type.Object({
    DATABASE_URL: sharedSettings.DATABASE_URL,
    DATABASE_OWNER_URL: Type.Optional(
      Type.String({
        pattern: '^postgres(ql)?://',
        description: 'The same database for the role that owns its tables; that of DATABASE_URL then only uses them',
        isSecret: true,
      }),
    ),
  }),
)
const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url } = config
const refused = new Set(['28P01', '28000'])

const database = openDatabase(ownerUrl, { connectionsMax: 1, name: 'poa-migrate' })
try {
  const [server] = await database.sql<{ version: number }[]>`
    select current_setting('server_version_num')::int as version`
  requireServerVersion(server?.version ?? 0)
  const names = await migrate(ownerUrl, migrationFolder)
  if (ownerUrl !== url) await prepareApplicationRole(database, url)
  console.log(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate')
} catch (error) {
  if (error instanceof Error && 'code' in error && refused.has(String(error.code)) && ownerUrl !== url) {
    console.error(
      'Postgres refuses the user or password in DATABASE_OWNER_URL. A server takes POSTGRES_PASSWORD only when its volume ' +
        'is first made; docs/operating.md, "Change a password", says how to change it later.',
    )
    process.exitCode = 1
  } else failWithAdvice(error)
} finally {
  await database.close()
}
