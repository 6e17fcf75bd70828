import type { Command } from 'commander'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import {
  type BillingDetails,
  checkBillingDetails,
  type NormalBillingDetails,
  normalizeBillingDetails,
} from '#shared/billing/billing-details.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { getAccount, type Output, runCommand, table } from './run-command.ts'

/** Option by field. */
const optionOf = {
  legal_name: '--legal-name <name>',
  email: '--email <address>',
  gstin: '--gstin <number>',
  address: '--address <lines>',
  city: '--city <name>',
  state: '--state <code>',
  postal_code: '--postal-code <code>',
  country: '--country <code>',
} as const satisfies Record<keyof BillingDetails, string>

const descriptionOf: Record<keyof BillingDetails, string> = {
  legal_name: 'legal name on invoices',
  email: 'billing email',
  gstin: 'GSTIN of a registered Indian business',
  address: 'street address; lines separated by "|"',
  city: 'city',
  state: 'state or province, such as KA; required in India',
  postal_code: 'postal code (PIN code in India); required in India',
  country: 'ISO 3166-1 alpha-2, such as IN',
}

const fields = Object.keys(optionOf) as (keyof BillingDetails)[]

/** The fields that were given; commander names options in camel case. */
function readFields(options: Record<string, unknown>): BillingDetails {
  const details: BillingDetails = {}
  for (const field of fields) {
    const value = options[field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
    if (typeof value === 'string') details[field] = field === 'address' ? value.replaceAll('|', '\n') : value
  }
  return details
}

function describeDetails(details: NormalBillingDetails): Output {
  const faults = checkBillingDetails(details)
  return {
    json: { billing_details: details, missing: faults.map(({ field, message }) => ({ field, message })) },
    lines: [
      ...table(fields.map((field) => [field.replace('_', ' '), details[field]?.replaceAll('\n', ' | ') ?? '-'])),
      ...(faults.length > 0 ? ['', 'Required before an order:', ...faults.map(describeFault)] : []),
    ],
  }
}

export function describeFault({ field, message }: { field: string; message: string }): string {
  return `  ${field} ${message}`
}

/** Adds the command to the group of accounts. */
export function addBillingCommand(accounts: Command): void {
  const command = changeCommand(accounts, 'billing <account>', 'show or change billing details')
  for (const field of fields) command.option(optionOf[field], `${descriptionOf[field]}; "" removes it`)
  command.action((id: string, options) =>
    runCommand(options, async ({ database }) => {
      const { id: accountId } = await getAccount(database, id)
      const stored = await findBillingDetails(database.kysely, accountId)
      const changes = readFields(options)
      if (Object.keys(changes).length === 0) return describeDetails({ ...normalizeBillingDetails({}), ...stored })
      const details = { ...stored, ...changes }
      const faults = checkBillingDetails(details)
      if (faults.length > 0) {
        throw new AdminError(`Nothing was changed:\n${faults.map(describeFault).join('\n')}`)
      }
      return describeDetails(await storeBillingDetails(database.kysely, accountId, details))
    }),
  )
}
