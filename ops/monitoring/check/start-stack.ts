import { randomBytes } from 'node:crypto'
import { createKeys } from '../../bench/ours.ts'
import { startProcesses } from '../../bench/start-processes.ts'
import { startFaultyProxy } from '../../chaos/faulty-proxy.ts'
import type { Services } from '../../dev/services/find-services.ts'
import { findFreePort, isServiceReady } from '../../local-servers.ts'
import { processes } from '../../processes.ts'
import { startModelStandIn } from './model-stand-in.ts'

const api = { job: 'poa-api', plan: processes.api } as const
const worker = { job: 'poa-worker', plan: processes.worker } as const

export type Stack = Awaited<ReturnType<typeof startStack>>

/** One API process and two workers, a stand-in for the model, and a Postgres that can be cut off. */
export async function startStack(services: Services, prometheusUrl: string) {
  const pepper = randomBytes(32).toString('hex')
  const keys = await createKeys(services.databaseUrl, pepper)
  const [model, database] = await Promise.all([startModelStandIn(), startFaultyProxy(services.databaseUrl)])
  const port = await findFreePort()
  const environment = {
    DATABASE_URL: database.url,
    REDIS_URL: services.redisUrl,
    API_KEY_PEPPER: pepper,
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_HOST: '127.0.0.1',
    PROMETHEUS_URL: prometheusUrl,
    LOG_LEVEL: 'error',
    ...model.settings,
  }
  const started: ((typeof api | typeof worker) & { metricsPort: number })[] = []
  for (const program of [api, worker, worker]) started.push({ ...program, metricsPort: await findFreePort() })
  const running = await startProcesses(
    'the service',
    started.map(({ plan, metricsPort }) => {
      return { ...plan, environment: { ...environment, METRICS_PORT: String(metricsPort), ...plan.environment } }
    }),
    async () => (await Promise.all(started.map(({ metricsPort }) => isServiceReady(metricsPort)))).every(Boolean),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    processes: started,
    model,
    database,
    /** One of the two by SIGKILL, as the kernel does when memory runs out. */
    killWorker(): void {
      const pid = running.pids.at(-1)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    async stop(): Promise<void> {
      await running.stop()
      await Promise.all([model.close(), database.close()])
    },
  }
}
