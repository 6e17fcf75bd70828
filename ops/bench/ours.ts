import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import type { PlanId } from '#shared/accounts/plans.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { migrate } from '#shared/db/migrate.ts'
import { findServices, type Services } from '../dev/services/find-services.ts'
import { findFreePort } from '../local-servers.ts'
import { type ProcessPlan, processes } from '../processes.ts'
import { type Contestant, startContestant } from './start-processes.ts'

/**
 * Postgres and Redis for one measurement, with their data in `dataDirectory`, a new folder for temporary files that
 * `stop` removes with them.
 */
export async function openServices(name: string, log: (line: string) => void) {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), `poa-${name}-`))
  const services = await findServices({ dataDirectory, log })
  const removeData = () => rm(dataDirectory, { recursive: true, force: true })
  return { ...services, dataDirectory, stop: async () => void (await services.stop().then(removeData)) }
}

/** Enough that none reaches the 600 requests per minute of its plan. */
const paidAccounts = { accounts: 300, plan: 'enterprise', credits: 100_000 } as const

/** Of the account whose key is the one at `index`. */
export function accountName(index: number): string {
  return `Bench ${index}`
}

/** A migrated database with a key for each of the accounts that are added. */
export async function createKeys(
  databaseUrl: string,
  pepper: string,
  { accounts, plan, credits }: { accounts: number; plan: PlanId; credits: number } = paidAccounts,
): Promise<string[]> {
  const database = openDatabase(databaseUrl, { connectionsMax: 4, name: 'poa-bench' })
  await migrate(databaseUrl, path.join(import.meta.dirname, '../../migrations'))
  const keys: string[] = []
  for (let index = 0; index < accounts; index += 1) {
    keys.push(await createCustomer(database, pepper, { name: accountName(index), plan, credits }))
  }
  await database.close()
  return keys
}

/** An account with credits. Returns the secret of its key. */
export async function createCustomer(
  { kysely }: Database,
  pepper: string,
  { name, plan, credits }: { name: string; plan: PlanId; credits: number },
): Promise<string> {
  const accountId = await createAccount(kysely, { name })
  const grant = { accountId, plan, source: 'operator', credits, validityDays: 365 } as const
  await kysely.transaction().execute((transaction) => insertGrant(transaction, grant))
  return (await createApiKey(kysely, { accountId, name: 'bench', pepper })).secret
}

export interface OurSetup {
  keys: readonly string[]
  pepper: string
  body: string
  /** The workers beside the API; one for everything unless said otherwise. */
  workers?: readonly ProcessPlan[]
  /** Environment of all processes. */
  settings?: Record<string, string>
  /** For Node, beside those of the processes. */
  flags?: readonly string[]
}

/** Our API with its workers, under a load of `optimize` calls. */
export async function startService(
  services: Services,
  { keys, pepper, body, workers = [processes.worker], settings, flags = [] }: OurSetup,
): Promise<Contestant> {
  const port = String(await findFreePort())
  const environment = {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    API_KEY_PEPPER: pepper,
    PORT: port,
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: '0',
    ...settings,
  }
  let turn = 0
  return startContestant({
    name: 'ours',
    processes: [processes.api, ...workers].map((plan) => ({
      ...plan,
      flags: [...plan.flags, ...flags],
      environment: { ...environment, ...plan.environment },
    })),
    load: {
      url: `http://127.0.0.1:${port}/api/v1/prompts/optimize`,
      body,
      nextAuthorization: () => `Bearer ${keys[turn++ % keys.length]}`,
    },
  })
}
