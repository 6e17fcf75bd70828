/**
 * What a start needs once: models, settings, tables and a key. In a process of its own that ends, since the libraries that
 * this takes would stay in the memory of the one that watches over the service. `startPreparation` speaks to it.
 */
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import { explainDatabaseFault } from '../cli/explain-database-fault.ts'
import { runMigrations } from '../cli/migrate.ts'
import { findModels } from './find-models.ts'
import type { Addresses, Reply } from './preparation.ts'
import { createKey, trialSupplier, writeOperatorSettings } from './settings.ts'

// While Postgres and Redis start.
const finding = findModels(process.env)

async function prepare({ operatorFile, settings }: Addresses): Promise<Reply> {
  const { settings: models, line: modelsLine } = await finding
  const supplier = trialSupplier(process.env)
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, API_KEY_PEPPER: pepper } = settings
  writeOperatorSettings(operatorFile, { ...process.env, ...supplier, ...settings })
  const migrations = (await runMigrations({ url, ownerUrl })).length
  const key = await createKey(url, pepper)
  const { SUPPLIER_LEGAL_NAME: supplierName } = supplier
  const paymentNames = Object.keys(paymentSettings)
  return { modelsLine, supplierName, migrations, key, paymentNames, found: { ...supplier, ...models } }
}

const explain = (error: unknown): Reply => ({
  error: explainDatabaseFault(error) ?? (error instanceof Error ? error.message : String(error)),
})
process.once('message', async (addresses: Addresses) => process.send?.(await prepare(addresses).catch(explain)))
// Ctrl-C reaches every process of a terminal; this one ends with its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
