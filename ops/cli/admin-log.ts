import { hostname, userInfo } from 'node:os'
import { type Command, Option } from 'commander'
import type { Kysely } from 'kysely'
import { insertAdminLogEntry, listAdminLog } from '#shared/accounts/admin-log.ts'
import type { AdminLogTable, Tables } from '#shared/db/tables.ts'
import { isId } from '#shared/platform/ids.ts'
import { listCommand, runCommand, subcommand, table, withDatabase } from './run-command.ts'

const reasonFlag = '--reason <text>'
/** Options whose values are logged. Of all others only the name is logged: they may hold personal data. */
const loggedOptions = new Set(
  (
    'account amount before confirm creditNotePrefix credits currency days dryRun grant graceHours invoicePrefix ' +
    'monthlyCreditsMax plan provider queue reason reference requestsPerMinute scopes since status whole'
  ).split(' '),
)

/** Adds a subcommand that changes data: it takes a reason, and the admin log records it. */
export function changeCommand(parent: Command, usage: string, description: string): Command {
  return subcommand(parent, usage, description).addOption(
    new Option(reasonFlag, 'reason, for the admin log').env('ADMIN_REASON'),
  )
}

/**
 * Records every change before it begins and when it ends. An entry without an end is a command that was killed: its
 * effect must be checked.
 */
export function logChanges(program: Command): { fail(): Promise<void> } {
  let started: Command | null = null
  const record = (command: Command, phase: AdminLogTable['phase']) =>
    withDatabase(({ kysely }) => insertEntry(kysely, command, phase))
  program.hook('preAction', async (_program, command) => {
    if (!command.options.some(({ flags }) => flags === reasonFlag)) return
    await record(command, 'started')
    started = command
  })
  program.hook('postAction', async () => {
    const ended = started
    started = null
    if (ended) await record(ended, 'succeeded')
  })
  return {
    async fail() {
      if (started) await record(started, 'failed')
    },
  }
}

async function insertEntry(db: Kysely<Tables>, command: Command, phase: AdminLogTable['phase']): Promise<void> {
  const group = command.parent?.name() ?? ''
  const options: Record<string, unknown> = command.opts()
  const given = Object.entries(options).map(([name, value]) => [name, loggedOptions.has(name) ? value : '(not logged)'])
  const account = options.account ?? (group === 'accounts' ? command.args[0] : undefined)
  await insertAdminLogEntry(db, {
    command: `${group} ${command.name()}`,
    phase,
    operator: process.env.ADMIN_OPERATOR || `${process.env.SUDO_USER || userInfo().username}@${hostname()}`,
    reason: typeof options.reason === 'string' ? options.reason : null,
    accountId: typeof account === 'string' && isId(account) ? account : null,
    arguments: { arguments: command.args, options: Object.fromEntries(given) },
  })
}

export function addLogCommands(program: Command): void {
  const log = program.command('log').description('show the admin log')
  listCommand(log, 'list changes by operators, newest first')
    .option('--account <id>', 'filter by account')
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const entries = await listAdminLog(database.kysely, options.account ?? null, options.limit)
        return {
          json: { entries: entries.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() })) },
          lines: table([
            ['at', 'phase', 'command', 'operator', 'account', 'reason'],
            ...entries.map((entry) => [
              entry.created_at.toISOString(),
              entry.phase,
              entry.command,
              entry.operator,
              entry.account_id ?? '-',
              entry.reason ?? '-',
            ]),
          ]),
        }
      }),
    )
}
