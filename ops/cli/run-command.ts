import { Command, InvalidArgumentError } from 'commander'
import { Type } from 'typebox'
import { type Account, findAccount } from '#shared/accounts/account-repository.ts'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { apiKeyPepperSetting, sharedSettings } from '#shared/platform/config.ts'
import { isId } from '#shared/platform/ids.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { AdminError } from './admin-error.ts'

/** Output of a command: a document for scripts, lines for people. */
export interface Output {
  json: object
  lines: string[]
}

interface CommandContext {
  database: Database
  pepper(): string
  /** The context of checkout; null without a supplier. @throws AdminError for a wrong setting. */
  findCheckout(): Promise<Checkout | null>
  /** Like `findCheckout`. @throws AdminError also without a supplier. */
  checkout(): Promise<Checkout>
}

const databaseSettings = Type.Object({ DATABASE_URL: sharedSettings.DATABASE_URL })
const pepperSettings = Type.Object({ API_KEY_PEPPER: apiKeyPepperSetting })

/** Runs `work` with a database that is closed afterwards. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const config = readConfigOrExit(databaseSettings)
  const database = openDatabase(config.DATABASE_URL, { connectionsMax: 1, name: 'poa-admin' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Runs `work` with an open database and prints its output: one JSON document with --json, else lines. */
export async function runCommand(
  options: { json?: boolean },
  work: (context: CommandContext) => Promise<Output>,
): Promise<void> {
  const output = await withDatabase((database) => {
    // Loaded when it is needed: the payment providers' libraries take longer to load than most commands to run.
    const findCheckout = async () => (await import('./open-admin-checkout.ts')).openAdminCheckout(database)
    return work({
      database,
      pepper: () => readConfigOrExit(pepperSettings).API_KEY_PEPPER,
      findCheckout,
      checkout: async () => requireSupplier(await findCheckout()),
    })
  })
  console.log(options.json ? JSON.stringify(output.json, null, 2) : output.lines.join('\n'))
}

function requireSupplier(checkout: Checkout | null): Checkout {
  if (checkout !== null) return checkout
  throw new AdminError('Supplier not configured: set SUPPLIER_LEGAL_NAME, SUPPLIER_ADDRESS and SUPPLIER_GSTIN')
}

export const jsonFlags = '--json'
export const jsonDescription = 'print one JSON document only'

/** Adds a subcommand that takes --json. */
export function subcommand(parent: Command, usage: string, description: string): Command {
  const command = new Command(usage.split(' ', 1)[0]).description(description).option(jsonFlags, jsonDescription)
  for (const argument of usage.split(' ').slice(1)) command.argument(argument)
  command.copyInheritedSettings(parent)
  parent.addCommand(command)
  return command
}

const listedMax = 1000

/** Adds the subcommand "list", with --limit. */
export function listCommand(parent: Command, description: string): Command {
  return subcommand(parent, 'list', description).option(
    '--limit <number>',
    'rows, at most',
    wholeNumber(1, listedMax),
    50,
  )
}

/** @throws AdminError if there is no such account. */
export async function getAccount(database: Database, id: string): Promise<Account> {
  const account = isId(id) ? await findAccount(database.kysely, id) : null
  if (!account) throw new AdminError(`No account ${id}; run "accounts list"`)
  return account
}

/** A whole number from `min` to `max`, as an option's value. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`Specify an integer from ${min} to ${max}.`)
    }
    return value
  }
}

/** Columns of text, aligned. */
export function table(rows: string[][]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length)
  }
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
