import { chmodSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { releaseStartMemory } from '#shared/platform/release-start-memory.ts'
import { buildConsole } from '../build-console.ts'
import { findFreePort, isPortFree } from '../local-servers.ts'
import * as local from './local-paths.ts'
import { startPreparation } from './preparation.ts'
import { defineProgram, programs } from './programs.ts'
import { rotateLogsIn } from './rotate-logs.ts'
import { findServices } from './services/find-services.ts'
import { claimDirectory, readRecord, secretFromFile } from './services/records.ts'
import { stopStale } from './services/server.ts'
import { createSupervisor } from './supervisor.ts'

const say = (line: string) => console.log(line)
const defaultHost = '127.0.0.1'
const defaultPort = 3000
const portMax = 65_535
const inLocal = (name: string) => join(local.localDirectory, name)

const supervisor = createSupervisor(say)
const { throwIfEnding } = supervisor
bringUp().catch((error: unknown) => {
  supervisor.end(1, error instanceof Error ? error.message : String(error))
})
const exitCode = await supervisor.ended
await supervisor.stopAll()
process.exit(exitCode)

async function bringUp(): Promise<void> {
  const host = process.env.HOST || defaultHost
  if (readRecord(local.claimPath) === undefined)
    for (const directory of local.serverDirectories) await stopStale(directory, say)
  const port = await chooseApiPort(host)
  mkdirSync(local.localDirectory, { recursive: true })
  // It holds passwords and prompts, and other users of the machine can look around.
  chmodSync(local.localDirectory, 0o700)
  process.once('exit', claimDirectory(local.claimPath, describeRun))
  const temporaryDirectory = local.makeTemporaryDirectory()
  process.once('exit', local.removeTemporaryDirectory)

  // What Node has compiled of the processes' code, so that they start sooner the next time.
  const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inLocal('compile-cache') }
  const preparation = startPreparation({ ...process.env, ...compileCache })
  process.once('exit', preparation.end)
  const building = startConsoleBuild()
  const services = await findServices({ dataDirectory: local.localDirectory, log: say })
  for (const server of services.servers) {
    supervisor.own(server, 'services')
    void supervisor.keepRunning(server)
  }
  rotateLogsIn(local.serverDirectories)
  throwIfEnding()

  const settings = chooseSecrets(services.databaseUrl)
  const prepared = await preparation.finish({ operatorFile: inLocal('operator.env'), settings })
  say(`Database: ${prepared.migrations === 0 ? 'up to date' : `${prepared.migrations} migrations applied`}`)
  throwIfEnding()
  const environment = {
    ...process.env,
    ...prepared.found,
    ...settings,
    REDIS_URL: services.redisUrl,
    HOST: host,
    PORT: String(port),
    METRICS_HOST: process.env.METRICS_HOST || defaultHost,
    TMPDIR: temporaryDirectory,
    ...compileCache,
  }
  await Promise.all([building, ...programs.map((program) => startProgram(program, environment, prepared.paymentNames))])
  throwIfEnding()
  say(prepared.modelsLine)
  if (prepared.supplierName) say(`Checkout: by bank transfer, from "${prepared.supplierName}"`)
  announce(port, prepared.key)
  releaseStartMemory()
}

/** A database that we made has a role that owns it, for migrations, and another for the processes. */
function chooseSecrets(databaseUrl: string) {
  const ownerUrl = (process.env.DATABASE_URL && process.env.DATABASE_OWNER_URL) || databaseUrl
  return {
    DATABASE_URL: process.env.DATABASE_URL || withRole(ownerUrl, 'poa', secretFromFile(inLocal('database-password'))),
    DATABASE_OWNER_URL: ownerUrl,
    API_KEY_PEPPER: process.env.API_KEY_PEPPER || secretFromFile(inLocal('api-key-pepper')),
  }
}

function describeRun(pid: number): string {
  return `This checkout runs already (process ${pid}). Stop that run first, or use another checkout.`
}

/** The same address of the database for another role. */
function withRole(url: string, role: string, password: string): string {
  return Object.assign(new URL(url), { username: role, password }).href
}

/** Reads PORT and makes sure that the API can listen there. @throws Error with one sentence on what to do. */
async function chooseApiPort(host: string): Promise<number> {
  const port = Number(process.env.PORT || defaultPort)
  if (!Number.isInteger(port) || port < 0 || port > portMax) {
    throw new Error(`PORT is not a port number: a whole number from 0 (any free port) to ${portMax} is needed.`)
  }
  if (port === 0) return findFreePort()
  if (await isPortFree(port, host)) return port
  const next = port < portMax ? port + 1 : defaultPort
  throw new Error(`Port ${port} is taken. Stop what listens there, or choose another one: PORT=${next} npm start`)
}

/** Beside the start of the servers. A build that fails leaves the API without a console, not the run without an API. */
async function startConsoleBuild(): Promise<void> {
  if (process.env.CONSOLE === 'off') return
  try {
    if (await buildConsole()) say('Console: built')
  } catch (error) {
    say(`Console: not built. ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function startProgram(
  program: (typeof programs)[number],
  environment: NodeJS.ProcessEnv,
  paymentNames: string[],
): Promise<void> {
  const noPayments = Object.fromEntries(paymentNames.map((name) => [name, '']))
  const own = program.holdsSecrets ? environment : { ...environment, ...noPayments, API_KEY_PEPPER: '' }
  const server = await defineProgram(program, own, say)
  supervisor.own(server, program.group)
  await server.restart()
  void supervisor.keepRunning(server)
  say(`${server.name}: ready; metrics at ${server.url}, log in ${relative(process.cwd(), server.logPath)}`)
}

function announce(port: number, key: string): void {
  const address = `http://127.0.0.1:${port}`
  const body = JSON.stringify({ prompt: 'a lighthouse in a storm at night, no people', target_model: 'midjourney' })
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`
  say(`
The API listens on ${address}${process.env.CONSOLE === 'off' ? '' : `\nConsole: ${address}/console`}
API key of a fresh account with 50 credits: ${key}

Try it:
curl -s ${address}/api/v1/prompts/optimize ${headers} -d '${body}'

Ctrl-C stops everything; the data stays in ${relative(process.cwd(), local.localDirectory)} until npm run reset.`)
}
