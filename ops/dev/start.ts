import { chmodSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withRole } from '#shared/db/application-role.ts'
import { explainDatabaseFault } from '../explain-database-fault.ts'
import { runMigrations } from '../run-migrations.ts'
import { createKey } from './create-key.ts'
import { findModels } from './find-models.ts'
import { keepRunning } from './keep-running.ts'
import {
  applicationPasswordPath,
  claimPath,
  compileCacheDirectory,
  localDirectory,
  logDirectory,
  makeTemporaryDirectory,
  operatorSettingsPath,
  pepperPath,
  removeTemporaryDirectory,
} from './local-paths.ts'
import { chooseApiPort, chooseMetricsPort } from './local-ports.ts'
import { writeOperatorSettings } from './operator-settings.ts'
import { rotateLogsIn } from './rotate-logs.ts'
import { claimDirectory, findClaimHolder } from './services/claim-directory.ts'
import { findServices } from './services/find-services.ts'
import { secretFromFile } from './services/secret-file.ts'
import { type ProgramId, startProcess, stopStaleProcesses } from './start-processes.ts'
import { createSupervisor } from './supervisor.ts'
import { trialSupplier } from './trial-supplier.ts'

const say = (line: string) => console.log(line)
const defaultHost = '127.0.0.1'
const applicationRole = 'poa'
const metricsPorts = { api: 9464, worker: 9465, 'vision-worker': 9466 } as const

const supervisor = createSupervisor(say)
const { addStop, throwIfEnding } = supervisor
process.exit(await run())

/** Runs the whole service until it is told to stop, and gives the exit code. */
async function run(): Promise<number> {
  bringUp().catch((error: unknown) => {
    supervisor.end(1, explainDatabaseFault(error) ?? (error instanceof Error ? error.message : String(error)))
  })
  const exitCode = await supervisor.ended
  await supervisor.stopAll()
  return exitCode
}

async function bringUp(): Promise<void> {
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
  const temporaryDirectory = makeTemporaryDirectory()
  process.once('exit', removeTemporaryDirectory)

  const [services, models] = await Promise.all([
    findServices({ dataDirectory: localDirectory, log: say }),
    findModels(process.env),
  ])
  addStop('services', 'Redis and Postgres', services.stop)
  for (const server of services.servers) void keepRunning(server, supervisor)
  rotateLogsIn([logDirectory, join(localDirectory, 'postgres'), join(localDirectory, 'redis')])
  throwIfEnding()

  const supplier = trialSupplier(process.env)
  const settings = {
    ...chooseDatabaseRoles(services.databaseUrl),
    API_KEY_PEPPER: process.env.API_KEY_PEPPER || secretFromFile(pepperPath),
  }
  const environment = {
    ...process.env,
    ...supplier,
    ...models.settings,
    ...settings,
    REDIS_URL: services.redisUrl,
    HOST: host,
    METRICS_HOST: process.env.METRICS_HOST || defaultHost,
    TMPDIR: temporaryDirectory,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || compileCacheDirectory,
  }
  writeOperatorSettings(operatorSettingsPath, environment)
  const migrated = await runMigrations({ url: settings.DATABASE_URL, ownerUrl: settings.DATABASE_OWNER_URL })
  say(`Database: ${migrated.length > 0 ? `${migrated.length} migrations applied` : 'up to date'}`)
  throwIfEnding()
  const [key] = await Promise.all([
    createKey(settings.DATABASE_URL, settings.API_KEY_PEPPER),
    startPrograms(environment, port),
  ])
  throwIfEnding()
  say(models.line)
  if (supplier.SUPPLIER_LEGAL_NAME) say(`Checkout: by bank transfer, from "${supplier.SUPPLIER_LEGAL_NAME}"`)
  announce(port, key)
}

/** A database of our own making has a role that owns it, for migrations, and another for the processes. */
function chooseDatabaseRoles(url: string): { DATABASE_URL: string; DATABASE_OWNER_URL: string } {
  if (process.env.DATABASE_URL) return { DATABASE_URL: url, DATABASE_OWNER_URL: process.env.DATABASE_OWNER_URL || url }
  const ownUrl = withRole(url, applicationRole, secretFromFile(applicationPasswordPath))
  return { DATABASE_URL: ownUrl, DATABASE_OWNER_URL: url }
}

async function startPrograms(environment: NodeJS.ProcessEnv, port: number): Promise<void> {
  const start = async (id: ProgramId): Promise<void> => {
    const preferredPort = metricsPorts[id]
    const metricsPort = await chooseMetricsPort(preferredPort)
    const own = { PORT: String(port), METRICS_PORT: String(metricsPort) }
    const readyUrl = `http://127.0.0.1:${id === 'api' ? port : metricsPort}/readyz`
    const { name, logPath } = await startProcess({ id, environment: { ...environment, ...own }, readyUrl, supervisor })
    const moved = metricsPort === preferredPort ? '' : ` (port ${preferredPort} is taken)`
    const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
    say(`${name}: ready; metrics at ${metricsUrl}${moved}, log in ${relative(process.cwd(), logPath)}`)
  }
  await Promise.all([start('api'), start('worker'), start('vision-worker')])
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
