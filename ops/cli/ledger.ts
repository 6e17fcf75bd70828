import type { Command } from 'commander'
import type { LedgerCheck } from '#shared/credits/ledger-check.ts'
import { proveLedger } from '#shared/credits/prove-ledger.ts'
import { listLedgerEntries } from '#shared/credits/statement.ts'
import type { Database } from '#shared/db/connect.ts'
import { AdminError } from './admin-error.ts'
import { describeJob, formatDelta } from './describe-job.ts'
import { getAccount, type Output, runCommand, subcommand, table, wholeNumber, withDatabase } from './run-command.ts'

const entriesListedMax = 10_000

export function addLedgerCommands(program: Command): void {
  const ledger = program.command('ledger').description('show and verify the ledger')

  subcommand(ledger, 'show', 'show the entries of an account, newest first, or one job and its entries')
    .option('--account <id>', 'account id')
    .option('--job <id>', 'job id: the X-Request-Id of a call')
    .option('--limit <number>', 'entries of the account, at most', wholeNumber(1, entriesListedMax), 100)
    .action((options) =>
      runCommand(options, async ({ database }) => {
        if ((options.account === undefined) === (options.job === undefined))
          throw new AdminError('Specify either --account or --job')
        return options.job === undefined
          ? describeEntries(database, options.account, options.limit)
          : describeJob(database.sql, options.job)
      }),
    )

  ledger
    .command('verify')
    .description('verify the ledger and store the result; exits with 1 if it is inconsistent')
    .option('--since-last', 'only entries since the last verification')
    .action(({ sinceLast }: { sinceLast?: boolean }) =>
      withDatabase(async ({ sql }) => {
        const check = await proveLedger(sql, { kind: sinceLast ? 'new' : 'whole', waits: true })
        if (check) printCheck(check)
      }),
    )
}

async function describeEntries(database: Database, accountId: string, limit: number): Promise<Output> {
  const account = await getAccount(database, accountId)
  const entries = await listLedgerEntries(database.kysely, account.id, limit)
  return {
    json: {
      account_id: account.id,
      entries: entries.map((entry) => ({
        id: entry.id,
        at: entry.created_at.toISOString(),
        kind: entry.kind,
        delta: entry.delta,
        balance: entry.balance,
        grant_id: entry.grant_id,
        job_id: entry.job_id,
        reason: entry.reason,
      })),
    },
    lines: table([
      ['entry', 'at', 'kind', 'delta', 'balance', 'grant', 'job', 'reason'],
      ...entries.map((entry) => [
        entry.id,
        entry.created_at.toISOString(),
        entry.kind,
        formatDelta(entry.delta),
        String(entry.balance),
        entry.grant_id,
        entry.job_id ?? '-',
        entry.reason ?? '-',
      ]),
    ]),
  }
}

function printCheck({ faults, ...totals }: LedgerCheck): void {
  console.log(`${totals.grants} grants, ${totals.entries} ledger entries, ${totals.jobsHeld} jobs held`)
  console.log(`${totals.orders} orders, ${totals.invoices} invoices and credit notes, ${totals.refunds} refunds`)
  for (const { subject, accountId, fault, drift } of faults) {
    const place = [subject, accountId && `account ${accountId}`].filter(Boolean).join(' of ')
    console.log(`FAULT ${place}: ${fault}${drift === 0 ? '' : ` (by ${drift})`}`)
  }
  console.log(
    faults.length === 0 ? 'The ledger is consistent: drift 0.' : `The ledger is inconsistent: ${faults.length} faults.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
