import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { releaseStartMemory } from '#shared/platform/release-start-memory.ts'
import { buildConsole } from '../build-console.ts'
import { findFreePort, isPortFree } from '../local-servers.ts'
import { programs } from '../processes.ts'
import * as local from './local-paths.ts'
import type { Addresses, Prepared } from './prepare.ts'
import { defineProgram } from './programs.ts'
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
  const inUse = (pid: number) =>
    `This checkout runs already (process ${pid}). Stop that run first, or use another checkout.`
  process.once('exit', claimDirectory(local.claimPath, inUse))
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
  for (const line of prepared.lines) say(line)
  throwIfEnding()
  const environment = {
    ...process.env,
    ...prepared.environment,
    ...settings,
    REDIS_URL: services.redisUrl,
    HOST: host,
    PORT: String(port),
    METRICS_HOST: process.env.METRICS_HOST || defaultHost,
    TMPDIR: temporaryDirectory,
    ...compileCache,
  }
  const withoutSecrets = { ...environment, ...Object.fromEntries(prepared.secretNames.map((name) => [name, ''])) }
  const starting = programs.map((each) => startProgram(each, each.holdsSecrets ? environment : withoutSecrets))
  await Promise.all([building, ...starting])
  throwIfEnding()
  announce(port, prepared.key)
  releaseStartMemory()
}

/** Starts the process of `prepare.ts`. `finish` rejects with one sentence for people. */
function startPreparation(environment: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, 'prepare.ts'), { env: environment })
  const ended = once(child, 'exit').then(() => ['The process that prepares the start has ended.'])
  return {
    async finish(addresses: Addresses): Promise<Prepared> {
      child.send(addresses)
      const [reply]: (Prepared | string)[] = await Promise.race([once(child, 'message'), ended])
      child.disconnect()
      if (typeof reply !== 'object') throw new Error(reply)
      return reply
    },
    end: () => void (child.connected && child.disconnect()),
  }
}

/** A database that we made has a role that owns it, for migrations, and another for the processes. */
function chooseSecrets(databaseUrl: string) {
  const ownerUrl = (process.env.DATABASE_URL && process.env.DATABASE_OWNER_URL) || databaseUrl
  const role = () => ({ username: 'poa', password: secretFromFile(inLocal('database-password')) })
  return {
    DATABASE_URL: process.env.DATABASE_URL || Object.assign(new URL(ownerUrl), role()).href,
    DATABASE_OWNER_URL: ownerUrl,
    API_KEY_PEPPER: process.env.API_KEY_PEPPER || secretFromFile(inLocal('api-key-pepper')),
  }
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

async function startProgram(program: (typeof programs)[number], environment: NodeJS.ProcessEnv): Promise<void> {
  const server = await defineProgram(program, environment, say)
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
