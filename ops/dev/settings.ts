import { writeFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { billingSettings } from '#shared/billing/supplier.ts'
import { gstinCheckCharacter } from '#shared/billing/tax/gstin.ts'
import { providerIds } from '#shared/catalog/engines.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { paymentSettings } from '#shared/payments/payment-settings.ts'
import { providers } from '../../worker/engines/llm/providers/registry.ts'
import { fetchWithDeadline } from '../local-servers.ts'

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
    BANK_DETAILS: environment.BANK_DETAILS || 'Trial: not a real account, do not send money',
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

const ollamaUrl = 'http://127.0.0.1:11434'
/** A start must not wait for a host that does not answer. */
const probeMs = 700
const modelList = Type.Object({ models: Type.Array(Type.Object({ name: Type.String() })) })

const keyNames = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  providerIds.map((id) => providers[id].enabledBy[0]),
)
const none = `Models: none, quality "best" uses the local engine. Set ${keyNames}, or start Ollama (model: OLLAMA_MODEL)`

type FoundModels = { settings: Record<string, string>; line: string }

/**
 * What writes results of quality `best` in this run, as settings for the processes and one line that says so: the operator's
 * own ENGINES; else the providers whose keys are set; else a running Ollama, looked for at `probeUrl`; else none.
 */
export async function findModels(environment: NodeJS.ProcessEnv, probeUrl = ollamaUrl): Promise<FoundModels> {
  if (environment.ENGINES) return { settings: {}, line: `Models: ${environment.ENGINES} (ENGINES)` }
  const named = providerIds.filter((id) => providers[id].enabledBy.some((name) => environment[name]))
  if (named.length > 0) {
    const engines = [...named, 'local'].join(',')
    return { settings: { ENGINES: engines }, line: `Models: ${named.join(', then ')} for quality "best"` }
  }
  // The latest model comes first.
  const listed = await fetchWithDeadline(`${probeUrl}/api/tags`, { deadlineMs: probeMs })
    .then(async (response) => Value.Decode(modelList, await response.json()).models)
    .catch(() => null)
  if (listed === null) return { settings: {}, line: none }
  const model = environment.OLLAMA_MODEL || listed[0]?.name
  if (model === undefined) {
    return {
      settings: {},
      line: 'Models: none, Ollama is running without models: run "ollama pull", or set OLLAMA_MODEL',
    }
  }
  const settings = { ENGINES: 'openai,local', OPENAI_BASE_URL: `${probeUrl}/v1`, OPENAI_MODEL: model }
  const choice = environment.OLLAMA_MODEL ? '' : ' (change: OLLAMA_MODEL)'
  return { settings, line: `Models: ${model} (Ollama, ${probeUrl}) for quality "best"${choice}` }
}
