import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { createKeys } from '../../bench/ours.ts'
import type { Services } from '../../services/find-services.ts'
import { findFreePort } from '../../services/free-port.ts'
import { waitUntil } from '../../services/wait-until.ts'
import { startModelStandIn } from './model-stand-in.ts'
import { startSeverableProxy } from './severable-proxy.ts'

const root = path.join(import.meta.dirname, '../../..')
const readyDeadlineMs = 60_000

export interface RunningProcess {
  job: 'poa-api' | 'poa-worker'
  metricsPort: number
  child: ChildProcess
}

export interface Stack {
  url: string
  keys: readonly string[]
  processes: RunningProcess[]
  model: Awaited<ReturnType<typeof startModelStandIn>>
  database: Awaited<ReturnType<typeof startSeverableProxy>>
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
  const processes = [
    await startProcess('poa-api', environment),
    await startProcess('poa-worker', environment),
    await startProcess('poa-worker', environment),
  ]
  await Promise.all(processes.map(waitForReady))
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    processes,
    model,
    database,
    async stop() {
      await Promise.all(processes.map(stopProcess))
      await Promise.all([model.close(), database.close()])
    },
  }
}

function startProxyOf(databaseUrl: string): ReturnType<typeof startSeverableProxy> {
  const { hostname, port } = new URL(databaseUrl)
  return startSeverableProxy({ host: hostname, port: Number(port || 5432) })
}

async function startProcess(job: RunningProcess['job'], environment: Record<string, string>): Promise<RunningProcess> {
  const metricsPort = await findFreePort()
  const file = job === 'poa-api' ? ['api/server.ts'] : ['--max-semi-space-size=16', 'worker/main.ts']
  const child = spawn(process.execPath, file, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment, METRICS_PORT: String(metricsPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { job, metricsPort, child }
}

async function waitForReady({ job, metricsPort, child }: RunningProcess): Promise<void> {
  const isReady = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${job} did not start`)
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/readyz`).catch(() => null)
    return answer?.ok === true
  }
  await waitUntil(isReady, { what: `starting ${job}`, deadlineMs: readyDeadlineMs, intervalMs: 200 })
}

async function stopProcess({ child }: RunningProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
