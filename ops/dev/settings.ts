import { writeFileSync } from 'node:fs'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { billingSettings } from '#shared/billing/supplier.ts'
import { gstinCheckCharacter } from '#shared/billing/tax/gstin.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { paymentSettings } from '#shared/payments/payment-settings.ts'

const supplierSettings = ['SUPPLIER_LEGAL_NAME', 'SUPPLIER_ADDRESS', 'SUPPLIER_GSTIN'] as const
/** Well formed, in Karnataka, and registered to no company. */
const gstinStart = '29TRIAL0000T1Z'
const operatorSettings = [
  ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'API_KEY_PEPPER', 'PLANS_FILE'],
  ...Object.keys({ ...billingSettings, ...paymentSettings }),
]

/**
 * Settings of a supplier that is plainly a trial, so that checkout by bank transfer works out of the box; nothing if the
 * environment names a supplier, even in part.
 */
export function trialSupplier(environment: NodeJS.ProcessEnv): Record<string, string> {
  if (supplierSettings.some((name) => environment[name])) return {}
  return {
    SUPPLIER_LEGAL_NAME: 'Trial Supplier, not a real company',
    SUPPLIER_ADDRESS: '1 Trial Street|Bengaluru 560001',
    SUPPLIER_GSTIN: gstinStart + gstinCheckCharacter(gstinStart),
    BANK_DETAILS: environment.BANK_DETAILS || 'Trial: there is no such account, send no money',
  }
}

/** Writes what the operator's command line needs in order to work on this run, for a shell to read; secrets are in it. */
export function writeOperatorSettings(file: string, environment: NodeJS.ProcessEnv): void {
  const lines = operatorSettings.flatMap((name) => {
    const value = environment[name]
    return value ? [`${name}='${value.replaceAll("'", "'\\''")}'\n`] : []
  })
  writeFileSync(file, lines.join(''), { mode: 0o600 })
}

/** Creates an account with its sign-up credits and one API key; returns the key's secret. */
export async function createKey(databaseUrl: string, pepper: string): Promise<string> {
  const database = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-start' })
  try {
    const accountId = await createAccount(database.kysely, { name: 'Local account' })
    return (await createApiKey(database.kysely, { accountId, name: 'local', pepper })).secret
  } finally {
    await database.close()
  }
}
