import path from 'node:path'
import { Type } from 'typebox'
import { sharedSettings } from '#shared/config.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { readConfigOrExit } from '#shared/read-config-or-exit.ts'
import { failWithAdvice } from './explain-database-fault.ts'

const migrationFolder = path.join(import.meta.dirname, '..', 'migrations')

const config = readConfigOrExit(Type.Object({ DATABASE_URL: sharedSettings.DATABASE_URL }))
const database = openDatabase(config.DATABASE_URL, { connectionsMax: 2, name: 'poa-migrate' })
try {
  const names = await migrate(database, migrationFolder)
  console.log(names.length > 0 ? `migrated: ${names.join(', ')}` : 'nothing to migrate')
} catch (error) {
  failWithAdvice(error)
} finally {
  await database.close()
}
