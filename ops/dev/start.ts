import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { releaseStartMemory } from '#shared/platform/release-start-memory.ts'
import { buildConsole } from '../build-console.ts'
import { findFreePort, isPortFree, isServiceReady } from '../local-servers.ts'
import { programs, yieldingNiceness } from '../processes.ts'
import * as local from './local-files.ts'
import type { Addresses, Prepared } from './prepare.ts'
import { findServices } from './services/find-services.ts'
import { claimDirectory, defineServer, readRecord, secretFromFile, stopStale } from './services/server.ts'
import { createSupervisor } from './supervisor.ts'

const say = (line: string) => console.log(line)
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const defaultHost = '127.0.0.1'
const defaultPort = 3000
const portMax = 65_535
// Longer than the processes' own deadline, so that they end by themselves unless they hang.
const stopMs = (Number(process.env.SHUTDOWN_DEADLINE_MS) || 30_000) + 5_000
const hasConsole = process.env.CONSOLE !== 'off'
const sayBuilt = (isNew: boolean) => isNew && say('Console: built')
// It leaves the API without a console, not the run without an API.
const sayNotBuilt = (error: unknown) => say(`Console: not built. ${messageOf(error)}`)
const inLocal = (name: string) => join(local.localDirectory, name)

const supervisor = createSupervisor(say)
const { throwIfEnding } = supervisor
bringUp().catch((error: unknown) => supervisor.end(1, messageOf(error)))
const exitCode = await supervisor.ended
await supervisor.stopAll()
process.exit(exitCode)

async function bringUp(): Promise<void> {
  const host = process.env.HOST || defaultHost
  if (readRecord(local.claimPath) === undefined)
    for (const directory of local.serverDirectories) await stopStale(directory, say)
  const port = await chooseApiPort(host)
  mkdirSync(local.logDirectory, { recursive: true })
  // It holds passwords and prompts, and other users of the machine can look around.
  chmodSync(local.localDirectory, 0o700)
  const inUse = (pid: number) =>
    `The service is already running from this checkout (process ${pid}). Stop it first, or use another checkout.`
  process.once('exit', claimDirectory(local.claimPath, inUse))
  const temporaryDirectory = local.makeTemporaryDirectory()
  process.once('exit', local.removeTemporaryDirectory)

  // What Node has compiled of the processes' code, so that they start sooner the next time.
  const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inLocal('compile-cache') }
  const preparation = startPreparation({ ...process.env, ...compileCache })
  process.once('exit', preparation.end)
  const building = hasConsole ? buildConsole().then(sayBuilt, sayNotBuilt) : undefined
  const services = await findServices({ dataDirectory: local.localDirectory, log: say })
  for (const server of services.servers) {
    supervisor.own(server, 'services')
    void supervisor.keepRunning(server)
  }
  local.rotateLogsIn(local.serverDirectories)
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
  const ended = once(child, 'exit').then(() => ['The preparation process ended unexpectedly.'])
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
    throw new Error(`PORT must be an integer from 0 (any free port) to ${portMax}.`)
  }
  if (port === 0) return findFreePort()
  if (await isPortFree(port, host)) return port
  const next = port < portMax ? port + 1 : defaultPort
  throw new Error(
    `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${next} npm start`,
  )
}

/** Starts a process of the service and waits until it is ready. */
async function startProgram(program: (typeof programs)[number], environment: NodeJS.ProcessEnv): Promise<void> {
  const { id, name, plan, preferredPort } = program
  const port = (await isPortFree(preferredPort, defaultHost)) ? preferredPort : await findFreePort()
  // The API is ready when its own port answers.
  const readyPort = id === 'api' ? Number(environment.PORT) : port
  const own = { METRICS_PORT: String(port), DATABASE_OWNER_URL: '', ...plan.environment }
  const url = `http://${defaultHost}:${port}/metrics`
  const server = defineServer({
    name,
    command: [process.execPath, ...plan.flags, plan.entry],
    directory: local.checkout,
    environment: { ...environment, ...own },
    url,
    logPath: join(local.logDirectory, `${id}.log`),
    isReady: () => isServiceReady(readyPort),
    stopMs,
    onLine: say,
    // Only when it is ready: a busy machine would not let it start.
    onReady: (pid) => (plan.isYielding ? lowerPriority(pid) : undefined),
  })
  supervisor.own(server, program.group)
  await server.restart()
  void supervisor.keepRunning(server)
  const note = port === preferredPort ? '' : ` (port ${preferredPort} is in use)`
  say(`${name}: ready, metrics at ${url}${note}, log in ${relative(process.cwd(), server.logPath)}`)
}

/**
 * On Linux, niceness is set per thread and, with autogrouping (sched(7), "The autogroup feature"), only counts within a
 * session: so it is set for every thread and for the session.
 */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, yieldingNiceness)
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), yieldingNiceness)
    writeFileSync(`/proc/${pid}/autogroup`, String(yieldingNiceness))
  } catch {
    // Where the system lacks one of these, the process works all the same.
  }
}

function announce(port: number, key: string): void {
  const address = `http://127.0.0.1:${port}`
  const body = JSON.stringify({ prompt: 'a lighthouse in a storm at night, no people', target_model: 'midjourney' })
  const headers = `-H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json'`
  say(`
The API listens on ${address}${hasConsole ? `\nConsole: ${address}/console` : ''}
API key of a new account with 50 credits: ${key}

Try it:
curl -s ${address}/api/v1/prompts/optimize ${headers} -d '${body}'

Ctrl-C stops everything; data is kept in ${relative(process.cwd(), local.localDirectory)} until npm run reset.`)
}
