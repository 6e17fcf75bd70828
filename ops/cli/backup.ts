import type { Command } from 'commander'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { ownerSettings } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { dumpDatabase, loadDump } from '../backup/dump.ts'
import { addReconcileCommand } from './restore.ts'
import { jsonDescription, jsonFlags, type Output, runCommand, subcommand, table } from './run-command.ts'

/** Twice the time within which an idle server should archive: see archive_timeout in docs/backup.md. */
const archiveAgeSecondsMax = 120

export function addBackupCommands(program: Command): void {
  const backup = program.command('backup').description('dump the database and check WAL archiving')
  subcommand(backup, 'status', 'check WAL archiving; exits with 1 if it fails').action((options) =>
    runCommand(options, async ({ database }) => describeArchiving(database)),
  )
  backup
    .command('dump <file>')
    .description('dump the database to one file; needs pg_dump')
    .option(jsonFlags, jsonDescription)
    .action((file: string, { json }: { json?: boolean }) =>
      withOwner(async (database, url) => {
        const sha256 = await dumpDatabase(database.sql, url, file)
        console.log(json ? JSON.stringify({ file, sha256 }, null, 2) : `Wrote ${file}, SHA-256 ${sha256}.`)
      }),
    )

  const restore = program.command('restore').description('restore a backup')
  restore
    .command('load <file>')
    .description('load a dump into an empty database; needs pg_restore. Then: migrate, restore reconcile')
    .action((file: string) =>
      withOwner(async (database, url) => {
        await loadDump(database.sql, url, file)
        console.log(`Loaded ${file}. Now: migrate, then restore reconcile.`)
      }),
    )
  addReconcileCommand(restore)
}

async function withOwner(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATABASE_OWNER_URL: url = DATABASE_URL } = readConfigOrExit(ownerSettings)
  const database = openDatabase(url, { connectionsMax: 1, name: 'poa-admin' })
  try {
    await work(database, url)
  } finally {
    await database.close()
  }
}

interface Archiving {
  mode: string
  archived: number
  archived_at: Date | null
  archived_seconds_ago: number | null
  failed: number
  is_failing: boolean
}

async function describeArchiving({ sql }: Database): Promise<Output> {
  const [row] = await sql<Archiving[]>`
    select current_setting('archive_mode') as mode, archived_count::float8 as archived, last_archived_time as archived_at,
      extract(epoch from now() - last_archived_time)::float8 as archived_seconds_ago, failed_count::float8 as failed,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
    from pg_stat_archiver`
  if (!row) throw new Error('pg_stat_archiver has no row')
  const { mode, archived_at: at, archived_seconds_ago: age } = row
  const isLate = age === null || age > archiveAgeSecondsMax
  const isSound = mode !== 'off' && !row.is_failing && !isLate
  process.exitCode = isSound ? 0 : 1
  const state =
    mode === 'off'
      ? 'WAL archiving is disabled: archive_mode is off.'
      : row.is_failing
        ? 'The last WAL archiving attempt failed: see the Postgres log.'
        : isLate
          ? `No WAL segment archived for ${archiveAgeSecondsMax} s: check archive_timeout.`
          : 'WAL archiving works.'
  return {
    json: { archiving: { ...row, archived_at: at?.toISOString() ?? null, is_sound: isSound } },
    lines: [
      ...table([
        ['archive_mode', mode],
        ['last archived', at ? `${at.toISOString()} (${Math.round(age ?? 0)} s ago)` : '-'],
        ['archived, failed', `${row.archived}, ${row.failed}`],
      ]),
      state,
    ],
  }
}
