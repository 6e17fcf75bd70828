import { readFileSync } from 'node:fs'
import { type DetachedCommand, type DetachedProcess, type StopSteps, startDetached } from './detached-process.ts'
import { childPids, processIdentity } from './process-identity.ts'
import { recordServer } from './stale-server.ts'
import { waitUntil } from './wait-until.ts'

/** A program that runs on this machine until it is stopped, and can be started again: Postgres, Redis, the API, a worker. */
export type Server = {
  readonly name: string
  readonly url: string
  /** Changes with every restart. */
  readonly pid: number
  readonly logPath: string
  /** Resolves when the process that runs now has ended, with `exit code 1` or `signal SIGKILL`. */
  exited(): Promise<string>
  /** Ends it in order, so that all it has accepted is on disk. Does nothing if it has ended. */
  stop(): Promise<void>
  /** Ends it as a power cut would: SIGKILL to it and to its children. */
  kill(): Promise<void>
  /** Lets it hang: connections stay open and nothing answers. */
  freeze(): void
  /** Wakes it from a freeze. */
  thaw(): void
  /** Stops it if it runs, and starts it on the same port with the same data. Throws if it does not become ready. */
  restart(): Promise<void>
}

export type ServerLaunch = DetachedCommand & {
  url: string
  stopSteps: StopSteps
  /** Where a later run finds the process if this one is killed. */
  recordPath: string
  isReady: () => Promise<boolean>
  readyWaitMs: number
  onReady?: (pid: number) => void
}

const killWaitMs = 5_000

/** Defines a server; `restart` starts it. */
export function defineServer(launch: ServerLaunch): Server {
  let running: DetachedProcess | undefined
  const current = (): DetachedProcess => {
    if (running === undefined) throw new Error(`${launch.name} was never started`)
    return running
  }
  const stop = async (): Promise<void> => running?.stop(launch.stopSteps)
  return {
    name: launch.name,
    url: launch.url,
    logPath: launch.logPath,
    get pid() {
      return current().pid
    },
    exited: () => current().exited,
    stop,
    async kill() {
      const { pid, signalTree, exited } = current()
      const pids = [pid, ...childPids(pid)]
      signalTree('SIGKILL')
      await exited
      // A backend that is still dying holds the shared memory that the next start asks for.
      const areGone = () => pids.every((each) => processIdentity(each) === undefined)
      await waitUntil(areGone, { what: 'killing the server', deadlineMs: killWaitMs })
    },
    freeze: () => current().signalTree('SIGSTOP'),
    thaw: () => current().signalTree('SIGCONT'),
    async restart() {
      await stop()
      running = startDetached(launch)
      if (running.pid !== 0) recordServer(launch.recordPath, running.pid)
      await waitUntilReady(running, launch)
      launch.onReady?.(running.pid)
    },
  }
}

/** Defines a server and starts it; if it ends or stays silent, throws with the end of its log. */
export async function startServer(launch: ServerLaunch): Promise<Server> {
  const server = defineServer(launch)
  await server.restart()
  return server
}

async function waitUntilReady(started: DetachedProcess, { name, isReady, readyWaitMs, logPath }: ServerLaunch) {
  const isUp = async () => {
    if (started.hasExited()) throw new Error(`${name} ended while starting (${await started.exited})`)
    return isReady()
  }
  try {
    await waitUntil(isUp, { what: `starting ${name}`, deadlineMs: readyWaitMs })
  } catch (error) {
    started.signalTree('SIGKILL')
    throw new Error(`${error instanceof Error ? error.message : error}\n${logTail(logPath)}`, { cause: error })
  }
}

/** The last lines of a log file, under its path. */
export function logTail(path: string): string {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-12)
  return [`The end of ${path}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}
