import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration'
import pRetry from 'p-retry'
import { openDatabase } from '#shared/db/connect.ts'
import type { Tables } from '#shared/db/tables.ts'

/**
 * A statement that waits for a lock makes every later statement on the table wait behind it. So a migration gives up
 * after this, lets the calls through and tries again.
 */
const lockTimeoutMs = 2000
const lockRetriesMax = 30
const lockRetryPauseMs = 1000
const lockTimeoutCode = '55P03'

/** Two runs at once would not agree on which migration is next. */
const runLock = 7_202

/**
 * A migration that exports `isConcurrent = true` runs outside a transaction, for `create index concurrently`. It waits
 * for older transactions as long as it takes, which holds up no call. Interrupted, it leaves an invalid index behind:
 * begin with `drop index concurrently if exists`.
 */
interface MigrationFile extends Migration {
  isConcurrent?: boolean
  /** The large tables that `up` locks exclusively. Not for concurrent migrations. */
  lockedTables?: readonly string[]
}

/**
 * Runs the pending migrations in order, each in its own transaction, and returns their names. A statement may take as
 * long as the table is large. A migration that cannot get its locks is rolled back and repeated; a second run waits
 * for the first.
 *
 * @param ownerUrl of the role that owns the tables
 * @throws Error of Postgres; the migrations before the failed one stay applied.
 */
export async function migrate(ownerUrl: string, migrationFolder: string): Promise<string[]> {
  const sessions = (lockTimeout: number) =>
    openDatabase(ownerUrl, {
      connectionsMax: 2,
      name: 'poa-migrate',
      statementTimeoutMs: 0,
      lockTimeoutMs: lockTimeout,
    })
  const [brief, patient] = [sessions(lockTimeoutMs), sessions(0)]
  try {
    return await patient.kysely.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${runLock})`.execute(holder)
      return applyPending({ brief: brief.kysely, patient: patient.kysely }, migrationFolder)
    })
  } finally {
    // Ends the sessions, and with them the advisory lock.
    await Promise.all([brief.close(), patient.close()])
  }
}

interface Sessions {
  /** Gives up waiting for a lock. */
  brief: Kysely<Tables>
  patient: Kysely<Tables>
}

async function applyPending({ brief, patient }: Sessions, migrationFolder: string): Promise<string[]> {
  const folder = new FileMigrationProvider({ fs, path, migrationFolder })
  const files: Record<string, MigrationFile> = await folder.getMigrations()
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(files).map(([name, file]) => [name, endVacuums(file)])),
  }
  const migrations = await new Migrator({ db: brief, provider }).getMigrations()
  const pending = migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
  for (const name of pending) {
    const disableTransactions = files[name]?.isConcurrent ?? false
    const db = disableTransactions ? patient : brief
    await applyMigration(new Migrator({ db, provider, disableTransactions }), name)
  }
  return pending
}

/**
 * An autovacuum yields its table to a lock request that has waited longer than deadlock_timeout, one second by default.
 * So the migration first takes a lock that conflicts with no call and keeps further vacuums away.
 */
function endVacuums({ up, lockedTables = [] }: MigrationFile): Migration {
  return {
    async up(db) {
      for (const table of lockedTables) {
        await sql`lock table ${sql.id(table)} in share update exclusive mode`.execute(db)
      }
      await up(db)
    },
  }
}

async function applyMigration(migrator: Migrator, name: string): Promise<void> {
  await pRetry(
    async () => {
      const { error } = await migrator.migrateTo(name)
      if (error) throw error
    },
    {
      retries: lockRetriesMax,
      minTimeout: lockRetryPauseMs,
      factor: 1,
      shouldRetry: ({ error }) => 'code' in error && error.code === lockTimeoutCode,
    },
  )
}
