import path from 'node:path'
import type { Command } from 'commander'
import { openDatabase } from '#shared/db/connect.ts'
import { ownerSettings } from '#shared/platform/config.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { checkArchive } from '../backup/archive-file.ts'
import { archiveSegment, listSegments } from '../backup/archive-segment.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { runCommand, subcommand, table } from './run-command.ts'

/** Old months of jobs and ledger entries: lists them, moves one to a file, checks such a file. */
export function addArchiveCommands(program: Command): void {
  const archive = program.command('archive').description('archive old months of jobs and ledger entries to files')

  subcommand(archive, 'list', 'list monthly partitions in the database, oldest first').action((options) =>
    runCommand(options, async ({ database }) => {
      const segments = await listSegments(database.sql)
      return {
        json: {
          months: segments.map(({ name, endsAt, bytes, isOld }) => ({
            name,
            ends_at: endsAt.toISOString(),
            bytes,
            can_be_archived: isOld,
          })),
        },
        lines: table([
          ['month', 'ends at', 'bytes', ''],
          ...segments.map(({ name, endsAt, bytes, isOld }) => [
            name,
            endsAt.toISOString(),
            String(bytes),
            isOld ? 'archivable' : '',
          ]),
        ]),
      }
    }),
  )

  changeCommand(archive, 'oldest', 'write the oldest month to a file, verify the file and drop the partitions')
    .requiredOption('--directory <path>', 'directory of the archive file; keep it with the backups')
    .action((options) =>
      runCommand(options, async () => {
        const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url } = readConfigOrExit(ownerSettings)
        const database = openDatabase(ownerUrl, { connectionsMax: 2, name: 'poa-archive', statementTimeoutMs: 0 })
        try {
          const archived = await archiveSegment(database.sql, path.resolve(options.directory))
          const { name, file, sha256, totals } = archived
          return {
            json: { name, file, sha256, jobs: totals.jobs, entries: totals.entries },
            lines: [
              `${name}: ${totals.jobs} jobs and ${totals.entries} ledger entries are in ${file}`,
              `sha256 ${sha256}`,
            ],
          }
        } finally {
          await database.close()
        }
      }),
    )

  subcommand(archive, 'check <file>', 'verify an archive file against the database').action((file, options) =>
    runCommand(options, async ({ database }) => {
      const found = await checkArchive(file)
      const [known] = await database.sql<{ name: string; jobs: number; entries: number }[]>`
        select name, jobs::float8, entries::float8 from ledger_archives where file_sha256 = ${found.sha256}`
      if (!known || known.jobs !== found.totals.jobs || known.entries !== found.totals.entries)
        throw new AdminError(`${file} is not an archive of this database, or was modified`)
      return { json: { name: known.name, ...found }, lines: [`${file} is the unmodified archive of ${known.name}.`] }
    }),
  )
}
