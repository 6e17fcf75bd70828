import type { Command } from 'commander'
import { listLedgerEntries } from '#shared/credits/ledger-repository.ts'
import { getAccount, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

const entriesListedMax = 10_000

export function addLedgerCommands(program: Command): void {
  const ledger = program.command('ledger').description('show the ledger')

  subcommand(ledger, 'show', 'show the entries of an account, newest first')
    .requiredOption('--account <id>', 'whose ledger')
    .option('--limit <number>', 'how many entries', wholeNumber(1, entriesListedMax), 100)
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const account = await getAccount(database, options.account)
        const entries = await listLedgerEntries(database.kysely, account.id, options.limit)
        return {
          json: {
            account_id: account.id,
            entries: entries.map((entry) => ({
              id: entry.id,
              at: entry.createdAt.toISOString(),
              kind: entry.kind,
              delta: entry.delta,
              balance: entry.balance,
              grant_id: entry.grantId,
              job_id: entry.jobId,
            })),
          },
          lines: table([
            ['entry', 'at', 'kind', 'delta', 'balance', 'grant', 'job'],
            ...entries.map((entry) => [
              entry.id,
              entry.createdAt.toISOString(),
              entry.kind,
              entry.delta > 0 ? `+${entry.delta}` : String(entry.delta),
              String(entry.balance),
              entry.grantId,
              entry.jobId ?? '-',
            ]),
          ]),
        }
      }),
    )
}
