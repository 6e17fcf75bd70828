import { Command, CommanderError } from 'commander'
import { failWithAdvice } from '../explain-database-fault.ts'
import { addAccountCommands } from './accounts.ts'
import { addCreditCommands } from './credits.ts'
import { addKeyCommands } from './keys.ts'
import { addLedgerCommands } from './ledger.ts'
import { AdminError } from './run-command.ts'

const program = new Command('admin')
  .description('Accounts, API keys, credits and the ledger, for operators.')
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError('Add --help to see what this command takes.')
  .exitOverride()

addAccountCommands(program)
addKeyCommands(program)
addCreditCommands(program)
addLedgerCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode
  } else if (error instanceof AdminError) {
    console.error(error.message)
    process.exitCode = 1
  } else {
    failWithAdvice(error)
  }
}
