import { randomBytes } from 'node:crypto'
import { startModelStandIn } from '../monitoring/check/model-stand-in.ts'
import { createCustomers, registerWebhooks } from './customers.ts'
import { startImageHost, startWebhookReceiver } from './outside-hosts.ts'
import { createKeeper, startServiceProcess } from './service-process.ts'
import { startStores } from './stores.ts'

export type Stack = Awaited<ReturnType<typeof startStack>>
export type ProcessName = 'api' | 'textWorker' | 'imageWorker'
export type SideName = 'api' | 'workers'

/**
 * The service as `npm start` runs it, with Postgres and Redis of its own behind proxies, hosts of images and webhooks, and
 * a model that is none. What ends is started again.
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
    ENGINES: 'openai,local',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'none',
    OPENAI_MODEL: 'gpt-5.4-mini',
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
