import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { waitUntil } from '../../local-servers.ts'

/** Receives one line of progress at a time, for people. */
export type Log = (line: string) => void

/** A program that runs on this machine until it is stopped, and can be started again: Postgres, Redis, the API, a worker. */
export type Server = ReturnType<typeof defineServer>

export interface ServerPlan {
  name: string
  url: string
  /** The program, then its arguments. */
  command: readonly string[]
  /** Its working directory; that of the log if absent. */
  directory?: string
  environment?: NodeJS.ProcessEnv
  /** Beside it is the record by which a later run finds the process if this one is killed. */
  logPath: string
  /** Time for an orderly end on SIGINT; 2 s if absent. */
  stopMs?: number
  isReady(pid: number): Promise<boolean>
  onReady?(pid: number): void
  /** Receives the lines that a Node.js program sends to its parent. */
  onLine?: Log
}

const readyMs = 60_000
const stopMsDefault = 2_000
const staleStopMs = 30_000
const quitMs = 1_000
const killMs = 5_000
const logLinesShown = 12
const running = new Set<ChildProcess>()

// The last resort when this process ends without having stopped its children, such as by an uncaught exception.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Defines a server; `restart` starts it. */
export function defineServer(plan: ServerPlan) {
  let current = { pid: 0, identity: '', exited: Promise.resolve('never started') }
  const stop = async (): Promise<void> => {
    if (current.identity === '') return
    await stopProcess(plan.name, current.identity, plan.stopMs ?? stopMsDefault)
    await current.exited
  }
  return {
    name: plan.name,
    url: plan.url,
    logPath: plan.logPath,
    /** Changes with every restart. */
    get pid() {
      return current.pid
    },
    /** Resolves with `exit code 1` or `signal SIGKILL` when the process that runs now has ended. */
    exited: () => current.exited,
    /** Ends it in order, so that all it has accepted is on disk. Does nothing if it has ended. */
    stop,
    /** Stops it if it runs, and starts it on the same port with the same data. @throws Error if it does not become ready. */
    async restart(): Promise<void> {
      await stop()
      const { child, exited } = spawnDetached(plan)
      const { pid = 0 } = child
      current = { pid, identity: processIdentity(pid) ?? '', exited }
      writeFileSync(plan.logPath.replace(/\.log$/, '.record'), current.identity, { mode: 0o600 })
      await waitUntilReady(child, exited, plan)
      plan.onReady?.(pid)
    },
  }
}

/** Defines a server and starts it. @throws Error with the end of its log if it does not become ready. */
export async function startServer(plan: ServerPlan): Promise<Server> {
  const server = defineServer(plan)
  await server.restart()
  return server
}

/** Stops servers of an interrupted run with a record in this folder: they hold ports, jobs and the locks of data. */
export async function stopStale(directory: string, log: Log): Promise<void> {
  const names = existsSync(directory) ? readdirSync(directory) : []
  for (const name of names.filter((each) => each.endsWith('.record'))) {
    const identity = readRecord(join(directory, name))
    if (identity === undefined) continue
    const [pid] = identity.split(' ', 1)
    log(`Stopping process ${pid}, left by an interrupted run (${join(directory, name)}).`)
    await stopProcess('It', identity, staleStopMs)
  }
}

/** SIGINT is an orderly end for Postgres, Redis and our processes; Postgres repairs an end by SIGQUIT on its next start. */
async function stopProcess(name: string, identity: string, stopMs: number): Promise<void> {
  const pid = Number.parseInt(identity, 10)
  const hasEnded = () => processIdentity(pid) !== identity
  const waits = { SIGINT: stopMs, SIGQUIT: quitMs, SIGKILL: killMs }
  for (const [signal, deadlineMs] of Object.entries(waits)) {
    // A suspended process handles no other signal than SIGKILL until it is resumed.
    for (const each of [signal, 'SIGCONT']) if (!hasEnded()) process.kill(pid, each)
    await waitUntil(hasEnded, { what: `stopping ${name}`, deadlineMs }).catch(() => undefined)
  }
  if (!hasEnded()) throw new Error(`${name} (process ${pid}) does not stop; run: kill -9 ${pid}`)
}

/**
 * In a separate process group: a terminal sends Ctrl-C to its whole foreground group at once, and Postgres and Redis
 * must outlive the API and the workers, which still finish their requests.
 */
function spawnDetached({ command, logPath, directory, environment, onLine }: ServerPlan) {
  const [program = '', ...args] = command
  const logFile = openSync(logPath, 'a')
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', logFile, logFile, ...(onLine ? (['ipc'] as const) : [])],
    cwd: directory ?? dirname(logPath),
    env: environment ?? process.env,
  })
  closeSync(logFile)
  running.add(child)
  if (onLine) child.on('message', (line) => onLine(String(line)))
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not start: ${error.message}`))
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`))
  }).finally(() => running.delete(child))
  return { child, exited }
}

async function waitUntilReady(child: ChildProcess, exited: Promise<string>, plan: ServerPlan): Promise<void> {
  const isUp = async () => {
    if (!running.has(child)) throw new Error(`${plan.name} ended while starting (${await exited})`)
    return plan.isReady(child.pid ?? 0)
  }
  try {
    await waitUntil(isUp, { what: `starting ${plan.name}`, deadlineMs: readyMs })
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`${error instanceof Error ? error.message : error}\n${logTail(plan.logPath)}`, { cause: error })
  }
}

/** The last lines of a log file, under its path. */
export function logTail(path: string): string {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-logLinesShown)
  return [`Last lines of ${path}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}

/**
 * Identifies one running process, as `<pid> <start time>`; undefined if there is none with this id. Process ids are
 * reused, and a record of an earlier run must never end an unrelated process.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
      return line.startsWith('Z') ? undefined : `${pid} ${line.replace(/^\S+\s+/, '')}`
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command comes first, in parentheses, and may itself hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended; its parent has not read the exit code yet.
    if (fields[0] === 'Z') return undefined
    return `${pid} ${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`
  } catch {
    return undefined
  }
}

/** The identity in a record file, if that process still runs. */
export function readRecord(recordPath: string): string | undefined {
  const identity = existsSync(recordPath) ? readFileSync(recordPath, 'utf8') : ''
  return identity !== '' && processIdentity(Number.parseInt(identity, 10)) === identity ? identity : undefined
}

/** Claims a folder by a record in it; returns the release. @throws Error with `inUse` if another process holds it. */
export function claimDirectory(claimPath: string, inUse: (holderPid: number) => string): () => void {
  const holder = readRecord(claimPath)
  if (holder !== undefined) throw new Error(inUse(Number.parseInt(holder, 10)))
  mkdirSync(dirname(claimPath), { recursive: true })
  rmSync(claimPath, { force: true })
  // `wx` fails if another process has made the file since.
  writeFileSync(claimPath, processIdentity(process.pid) ?? '', { flag: 'wx' })
  return () => rmSync(claimPath, { force: true })
}

/** The secret kept in this file, made at random on first use and readable by its owner alone. */
export function secretFromFile(path: string): string {
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}
