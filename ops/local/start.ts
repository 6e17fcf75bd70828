import { chmodSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withRole } from '#shared/db/application-role.ts'
import { claimDirectory, findClaimHolder } from '../services/claim-directory.ts'
import { findServices } from '../services/find-services.ts'
import { secretFromFile } from '../services/secret-file.ts'
import { createLocalKey } from './create-local-key.ts'
import { findModels } from './find-models.ts'
import {
  applicationPasswordPath,
  claimPath,
  localDirectory,
  logDirectory,
  operatorSettingsPath,
  pepperPath,
} from './local-paths.ts'
import { chooseApiPort, chooseMetricsPort } from './local-ports.ts'
import { writeOperatorSettings } from './operator-settings.ts'
import { rotateLogsIn } from './rotate-logs.ts'
import { runProgram } from './run-program.ts'
import { type ProgramId, startProcess, stopStaleProcesses } from './start-processes.ts'
import { type Supervisor, superviseShutdown } from './supervise-shutdown.ts'
import { trialSupplier } from './trial-supplier.ts'

const say = (line: string) => console.log(line)
const defaultHost = '127.0.0.1'
const applicationRole = 'poa'
const apiMetricsPort = 9464
const workerMetricsPort = 9465
const visionMetricsPort = 9466

const supervisor = superviseShutdown(say)
process.exit(await run())

/** Runs the whole service until it is told to stop, and gives the exit code. */
async function run(): Promise<number> {
  try {
    await bringUp(supervisor)
  } catch (error) {
    supervisor.end(1, error instanceof Error ? error.message : String(error))
  }
  const exitCode = await supervisor.ended
  await supervisor.stopAll()
  return exitCode
}

async function bringUp({ addStop, throwIfEnding }: Supervisor): Promise<void> {
  const host = process.env.HOST || defaultHost
  if (findClaimHolder(claimPath) === undefined) await stopStaleProcesses(say)
  const port = await chooseApiPort(host)
  mkdirSync(localDirectory, { recursive: true })
  // Passwords and prompts are in there, and on a shared machine others can look around.
  chmodSync(localDirectory, 0o700)
  const inUse = (pid: number) =>
    `This checkout runs already (process ${pid}). Stop that run first, or use another checkout.`
  const release = claimDirectory(claimPath, inUse)
  process.once('exit', release)

  const services = await findServices({ dataDirectory: localDirectory, log: say })
  addStop('Redis and Postgres', services.stop)
  rotateLogsIn([logDirectory, join(localDirectory, 'postgres'), join(localDirectory, 'redis')])
  throwIfEnding()

  const supplier = trialSupplier(process.env)
  const models = await findModels(process.env)
  const environment = {
    ...process.env,
    ...supplier,
    ...models.settings,
    ...chooseDatabaseRoles(services.databaseUrl),
    REDIS_URL: services.redisUrl,
    API_KEY_PEPPER: process.env.API_KEY_PEPPER || secretFromFile(pepperPath),
    HOST: host,
    METRICS_HOST: process.env.METRICS_HOST || defaultHost,
  }
  writeOperatorSettings(operatorSettingsPath, environment)
  const migrated = await runProgram({ what: 'The migration', words: ['ops/migrate.ts'], environment })
  say(`Database: ${migrated.trim().split('\n').at(-1)}`)
  throwIfEnding()
  await startPrograms(environment, port)
  throwIfEnding()
  say(models.line)
  if (supplier.SUPPLIER_LEGAL_NAME) say(`Checkout: by bank transfer, from "${supplier.SUPPLIER_LEGAL_NAME}"`)
  announce(port, await createLocalKey(environment))
}

/** A database of our own making has a role that owns it, for migrations, and another for the processes. */
function chooseDatabaseRoles(url: string): NodeJS.ProcessEnv {
  if (process.env.DATABASE_URL) return { DATABASE_URL: url }
  return {
    DATABASE_URL: withRole(url, applicationRole, secretFromFile(applicationPasswordPath)),
    DATABASE_OWNER_URL: url,
  }
}

/** The workers first, so that on the way down the API ends first, while its last requests still find a worker. */
async function startPrograms(environment: NodeJS.ProcessEnv, port: number): Promise<void> {
  const start = async (id: ProgramId, label: string, preferredPort: number, readyAt?: number): Promise<void> => {
    const metricsPort = await chooseMetricsPort(preferredPort)
    const own = { PORT: String(port), METRICS_PORT: String(metricsPort) }
    const readyUrl = `http://127.0.0.1:${readyAt ?? metricsPort}/readyz`
    const logPath = await startProcess({ id, environment: { ...environment, ...own }, readyUrl, supervisor })
    const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
    say(`${label}: ready; metrics at ${metricsUrl}, log in ${relative(process.cwd(), logPath)}`)
    supervisor.throwIfEnding()
  }
  await start('worker', 'Worker', workerMetricsPort)
  await start('vision-worker', 'Worker for images and models', visionMetricsPort)
  await start('api', 'API', apiMetricsPort, port)
}

function announce(port: number, key: string): void {
  const address = `http://127.0.0.1:${port}`
  const body = JSON.stringify({ prompt: 'a lighthouse in a storm at night, no people', target_model: 'midjourney' })
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`
  say(`
The API listens on ${address}
API key of a fresh account with 50 credits: ${key}

Try it:
curl -s ${address}/api/v1/prompts/optimize ${headers} -d '${body}'

Ctrl-C stops everything; the data stays in ${relative(process.cwd(), localDirectory)} until npm run reset.`)
}
