/**
 * Prepares a start: models, settings, tables and a key. Runs in a separate process that ends, since its libraries would
 * stay in the supervisor's memory. `startPreparation` communicates with it.
 */
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import { explainDatabaseFault } from '../cli/explain-database-fault.ts'
import { runMigrations } from '../cli/migrate.ts'
import { createKey, findModels, trialSupplier, writeOperatorSettings } from './settings.ts'

type Secrets = 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'API_KEY_PEPPER'
export type Addresses = { operatorFile: string; settings: Record<Secrets, string> }
/** `environment`: settings of models and of a trial supplier. `lines`: what was found and done, for people. */
export type Prepared = { environment: Record<string, string>; secretNames: string[]; lines: string[]; key: string }

// While Postgres and Redis start.
const finding = findModels(process.env)

async function prepare({ operatorFile, settings }: Addresses): Promise<Prepared> {
  const models = await finding
  const supplier = trialSupplier(process.env)
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, API_KEY_PEPPER: pepper } = settings
  writeOperatorSettings(operatorFile, { ...process.env, ...supplier, ...settings })
  const migrations = await runMigrations({ url, ownerUrl })
  const lines = [
    `Database: ${migrations.length === 0 ? 'up to date' : `${migrations.length} migrations applied`}`,
    models.line,
  ]
  const { SUPPLIER_LEGAL_NAME: supplierName } = supplier
  if (supplierName) lines.push(`Checkout: bank transfer, supplier "${supplierName}"`)
  const environment = { ...supplier, ...models.settings }
  const secretNames = [...Object.keys(paymentSettings), 'API_KEY_PEPPER']
  return { environment, secretNames, lines, key: await createKey(url, pepper) }
}

const explain = (error: unknown): string =>
  explainDatabaseFault(error) ?? (error instanceof Error ? error.message : String(error))
process.once('message', async (addresses: Addresses) => process.send?.(await prepare(addresses).catch(explain)))
// Ctrl-C reaches every process of a terminal; this one ends with its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
