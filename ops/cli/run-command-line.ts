import { Command, CommanderError } from 'commander'
import { addAccountCommands } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { addLogCommands, logChanges } from './admin-log.ts'
import { addArchiveCommands } from './archive.ts'
import { addBackupCommands } from './backup.ts'
import { addCreditCommands } from './credits.ts'
import { explainDatabaseFault } from './explain-database-fault.ts'
import { addInvoiceCommands } from './invoices.ts'
import { addKeyCommands } from './keys.ts'
import { addLedgerCommands } from './ledger.ts'
import { addMigrateCommand } from './migrate.ts'
import { addOrderCommands } from './orders.ts'
import { addPaymentCommands } from './payments.ts'
import { addPepperCommands } from './pepper.ts'
import { addPlanCommands } from './plans.ts'
import { addRefundCommands } from './refunds.ts'

const commandGroups = [
  addMigrateCommand,
  addAccountCommands,
  addKeyCommands,
  addCreditCommands,
  addLedgerCommands,
  addPlanCommands,
  addOrderCommands,
  addPaymentCommands,
  addInvoiceCommands,
  addRefundCommands,
  addPepperCommands,
  addArchiveCommands,
  addBackupCommands,
  addLogCommands,
]

/** Runs one command as the command line does; sets `process.exitCode` where it fails. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  const program = new Command('poa')
    .description(
      'Operator commands: migrations, accounts, API keys, credits, ledger, orders, invoices, refunds, archives and backups.',
    )
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Add --help for the arguments and options of this command.')
    .exitOverride()
  const changes = logChanges(program)
  for (const addCommands of commandGroups) addCommands(program)
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    await changes
      .fail()
      .catch((failure: unknown) => console.error(`The end of this command is missing in the admin log: ${failure}`))
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode
      return
    }
    const explanation = error instanceof AdminError ? error.message : explainDatabaseFault(error)
    if (explanation === null) throw error
    console.error(explanation)
    process.exitCode = 1
  }
}
