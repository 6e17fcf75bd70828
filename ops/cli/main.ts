#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { addAccountCommands } from './accounts.ts'
import { AdminError } from './admin-error.ts'
import { addLogCommands, logChanges } from './admin-log.ts'
import { addArchiveCommands } from './archive.ts'
import { addCreditCommands } from './credits.ts'
import { failWithAdvice } from './explain-database-fault.ts'
import { addInvoiceCommands } from './invoices.ts'
import { addKeyCommands } from './keys.ts'
import { addLedgerCommands } from './ledger.ts'
import { addMigrateCommand } from './migrate.ts'
import { addOrderCommands } from './orders.ts'
import { addPaymentCommands } from './payments.ts'
import { addPepperCommands } from './pepper.ts'
import { addPlanCommands } from './plans.ts'
import { addRefundCommands } from './refunds.ts'

const program = new Command('poa')
  .description(
    'Migrations, accounts, API keys, credits, the ledger, orders, invoices, refunds and archives, for operators.',
  )
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError('Add --help to see what this command takes.')
  .exitOverride()

const changes = logChanges(program)
addMigrateCommand(program)
addAccountCommands(program)
addKeyCommands(program)
addCreditCommands(program)
addLedgerCommands(program)
addPlanCommands(program)
addOrderCommands(program)
addPaymentCommands(program)
addInvoiceCommands(program)
addRefundCommands(program)
addPepperCommands(program)
addArchiveCommands(program)
addLogCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  await changes
    .fail()
    .catch((failure: unknown) => console.error(`The admin log has no end of this command: ${failure}`))
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode
  } else if (error instanceof AdminError) {
    console.error(error.message)
    process.exitCode = 1
  } else {
    failWithAdvice(error)
  }
}
