import { randomBytes } from 'node:crypto'
import type { Database } from '#shared/db/connect.ts'
import { createCustomer } from '../bench/ours.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import { startModelStandIn } from '../monitoring/check/model-stand-in.ts'
import { startImageHost, startWebhookReceiver } from './outside-hosts.ts'
import { createKeeper, startServiceProcess } from './service-process.ts'
import { startStores } from './stores.ts'

export type Stack = Awaited<ReturnType<typeof startStack>>
export type ProcessName = 'api' | 'textWorker' | 'imageWorker'
export type SideName = 'api' | 'workers'

/** The accounts of each plan stay below its rate limit at 100 calls a second. */
const accounts = { enterprise: 50, sandbox: 100 } as const
type ChaosPlanId = keyof typeof accounts
/** One call in this many is of a sandbox account, and with it of the standard queues. */
const standardEvery = 5
const creditsEach = 1_000_000
/** So many of the accounts have a webhook for their jobs. */
const webhookAccounts = 3

/**
 * The service as `npm start` runs it, with its own Postgres and Redis behind proxies, hosts of images and webhooks, and a
 * stand-in for the model. A process that ends is started again.
 */
export async function startStack(dataDirectory: string, log: (line: string) => void) {
  const keeper = createKeeper(log)
  const stores = await startStores(dataDirectory, keeper, log)
  const [model, images, webhooks] = await Promise.all([startModelStandIn(), startImageHost(), startWebhookReceiver()])
  const pepper = randomBytes(32).toString('hex')
  const keys = await createCustomers(stores.database(), pepper)
  const settings = {
    API_KEY_PEPPER: pepper,
    LOG_LEVEL: 'error',
    // All callers have one address, and many calls are open while something is away.
    IP_CONNECTIONS_MAX: '10000',
    CONNECTIONS_MAX: '10000',
    WEBHOOK_URL_ALLOW: webhooks.host,
    IMAGE_URL_ALLOW: images.host,
    ...model.settings,
  }
  const start = async (name: ProcessName, side: SideName) => {
    const { postgres, redis } = stores.proxies
    const environment = { ...settings, DATABASE_URL: postgres[side].url, REDIS_URL: redis[side].url }
    return keeper.keep(await startServiceProcess(name, dataDirectory, environment))
  }
  const [api, textWorker, imageWorker] = await Promise.all([
    start('api', 'api'),
    start('textWorker', 'workers'),
    start('imageWorker', 'workers'),
  ])
  const processes = { api, textWorker, imageWorker }
  await registerWebhooks(api.publicUrl, keys, webhooks.url)
  return {
    ...stores,
    url: api.publicUrl,
    keys,
    dataDirectory,
    processes,
    model,
    images,
    webhooks,
    keeper,
    async stop(): Promise<void> {
      keeper.end()
      await Promise.all(Object.values(processes).map((process) => process.stop()))
      await Promise.all([model.close(), images.close(), webhooks.close()])
      await stores.close()
    },
  }
}

/** Keys in the order in which calls use them. */
async function createCustomers(database: Database, pepper: string): Promise<string[]> {
  const keys: string[] = []
  const turns: Record<ChaosPlanId, number> = { enterprise: 0, sandbox: 0 }
  const secrets: Record<ChaosPlanId, string[]> = { enterprise: [], sandbox: [] }
  for (let turn = 0; turn < accounts.sandbox * standardEvery; turn += 1) {
    const plan: ChaosPlanId = turn % standardEvery === 0 ? 'sandbox' : 'enterprise'
    const index = turns[plan]++ % accounts[plan]
    const customer = { name: `Chaos ${plan} ${index}`, plan, credits: creditsEach }
    secrets[plan][index] ??= await createCustomer(database, pepper, customer)
    keys.push(secrets[plan][index])
  }
  return keys
}

/** Registers a webhook at `url` for some of the accounts. @throws Error if the API refuses it. */
async function registerWebhooks(apiUrl: string, keys: readonly string[], url: string): Promise<void> {
  for (const key of keys.slice(1, 1 + webhookAccounts)) {
    const response = await fetchWithDeadline(`${apiUrl}/api/v1/account/webhook-endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url, event_types: ['job.succeeded', 'batch.completed'] }),
    })
    if (!response.ok) throw new Error(`a webhook endpoint was refused: ${response.status}`)
  }
}
