import { randomBytes } from 'node:crypto'
import { createKeys } from '../../bench/ours.ts'
import { startProcesses } from '../../bench/start-processes.ts'
import type { Services } from '../../dev/services/find-services.ts'
import { findFreePort } from '../../local-servers.ts'
import { type ProcessPlan, processes } from '../../processes.ts'
import { startModelStandIn } from './model-stand-in.ts'
import { startSeverableProxy } from './severable-proxy.ts'

const api = { job: 'poa-api', plan: processes.api } as const
const worker = { job: 'poa-worker', plan: processes.worker } as const

export interface StackProcess {
  job: 'poa-api' | 'poa-worker'
  metricsPort: number
}

export interface Stack {
  url: string
  keys: readonly string[]
  processes: readonly StackProcess[]
  model: Awaited<ReturnType<typeof startModelStandIn>>
  database: Awaited<ReturnType<typeof startSeverableProxy>>
  /** One of the two, as the system would that has no memory left. */
  killWorker(): void
  stop(): Promise<void>
}

/** One API process and two workers, a model that is none, and a Postgres that can be cut off. */
export async function startStack(services: Services, prometheusUrl: string): Promise<Stack> {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const [model, database] = await Promise.all([startModelStandIn(), startProxyOf(services.databaseUrl)])
  const port = await findFreePort()
  const databaseUrl = new URL(services.databaseUrl)
  databaseUrl.hostname = '127.0.0.1'
  databaseUrl.port = String(database.port)
  const environment = {
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: services.redisUrl,
    API_KEY_PEPPER: pepper,
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_HOST: '127.0.0.1',
    PROMETHEUS_URL: prometheusUrl,
    LOG_LEVEL: 'error',
    ENGINES: 'openai,local',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'none',
    OPENAI_MODEL: 'gpt-5.4-mini',
  }
  const started: (StackProcess & { plan: ProcessPlan })[] = []
  for (const program of [api, worker, worker]) started.push({ ...program, metricsPort: await findFreePort() })
  const running = await startProcesses(
    'the service',
    started.map(({ plan, metricsPort }) => {
      return { ...plan, environment: { ...environment, METRICS_PORT: String(metricsPort), ...plan.environment } }
    }),
    async () => (await Promise.all(started.map(isReady))).every(Boolean),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    processes: started,
    model,
    database,
    killWorker() {
      const pid = running.pids.at(-1)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    async stop() {
      await running.stop()
      await Promise.all([model.close(), database.close()])
    },
  }
}

function startProxyOf(databaseUrl: string): ReturnType<typeof startSeverableProxy> {
  const { hostname, port } = new URL(databaseUrl)
  return startSeverableProxy({ host: hostname, port: Number(port || 5432) })
}

function isReady({ metricsPort }: StackProcess): Promise<boolean> {
  return fetch(`http://127.0.0.1:${metricsPort}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}
