import { promises as fs } from 'node:fs'
import path from 'node:path'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from '#shared/db/connect.ts'

/** Runs what has not run yet, under kysely's lock, and returns the names of the migrations it ran. */
export async function migrate(database: Database, migrationFolder: string): Promise<string[]> {
  const migrator = new Migrator({
    db: database.kysely,
    provider: new FileMigrationProvider({ fs, path, migrationFolder }),
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
