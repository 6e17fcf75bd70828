import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { childPids } from './process-identity.ts'

/** Receives one line of progress at a time, for people. */
export type Log = (line: string) => void

export type DetachedProcess = ReturnType<typeof startDetached>

export type DetachedCommand = {
  name: string
  command: string
  flags: string[]
  logPath: string
  directory?: string
  environment?: NodeJS.ProcessEnv
  /** What it gets when we end without having stopped it; Postgres needs SIGQUIT to take its backends along. */
  lastSignal?: NodeJS.Signals
  /** Receives the lines that a Node.js program sends to its parent. */
  onLine?: (line: string) => void
}

/** Each stop signal in turn, the next one only when the process has not ended within the time. */
export type StopSteps = { signal: NodeJS.Signals; deadlineMs: number }[]

const running = new Map<ChildProcess, NodeJS.Signals>()

/**
 * Starts a program in a process group of its own, its output in a log file.
 * Its own group, because a Ctrl-C in a terminal goes to every process of the foreground group at once, and
 * Postgres and Redis must outlive the API and the worker that are still finishing their requests.
 */
export function startDetached(start: DetachedCommand) {
  const { name, command, flags, logPath, directory, environment, onLine } = start
  const logFile = openSync(logPath, 'a')
  const child = spawn(command, flags, {
    detached: true,
    stdio: ['ignore', logFile, logFile, ...(onLine ? (['ipc'] as const) : [])],
    cwd: directory,
    env: environment ?? process.env,
  })
  closeSync(logFile)
  if (onLine) child.on('message', (line) => onLine(String(line)))
  const exited = watchExit(child, start.lastSignal ?? 'SIGKILL')
  return {
    name,
    logPath,
    pid: child.pid ?? 0,
    exited,
    hasExited: () => !running.has(child),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    signalTree: (signal: NodeJS.Signals) => signalTree(child, signal),
    stop: (steps: StopSteps) => stopChild({ child, exited, name, steps }),
  }
}

function watchExit(child: ChildProcess, lastSignal: NodeJS.Signals): Promise<string> {
  if (running.size === 0) process.on('exit', killTheRest)
  running.set(child, lastSignal)
  return new Promise((resolve) => {
    const settle = (how: string) => {
      running.delete(child)
      if (running.size === 0) process.off('exit', killTheRest)
      resolve(how)
    }
    child.once('error', (error) => settle(`could not start: ${error.message}`))
    child.once('exit', (code, signal) => settle(signal === null ? `exit code ${code}` : `signal ${signal}`))
  })
}

async function stopChild(stop: { child: ChildProcess; exited: Promise<string>; name: string; steps: StopSteps }) {
  for (const { signal, deadlineMs } of stop.steps) {
    if (!running.has(stop.child)) return
    stop.child.kill(signal)
    // A frozen process takes no other signal than SIGKILL until it is woken.
    signalTree(stop.child, 'SIGCONT')
    const ended = await withDeadline(stop.exited, deadlineMs, `stopping ${stop.name}`).catch(() => undefined)
    if (ended !== undefined) return
  }
  throw new Error(`${stop.name} (process ${stop.child.pid}) does not end`)
}

/** Postgres puts every backend into a session of its own, so signals to the group would miss them. */
function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || !running.has(child)) return
  const children = childPids(child.pid)
  child.kill(signal)
  for (const pid of children) signalIfAlive(pid, signal)
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the listing and the signal.
  }
}

/** The last resort when this process ends without having stopped its children, say by an uncaught exception. */
function killTheRest(): void {
  for (const [child, lastSignal] of running) {
    child.kill(lastSignal)
    child.kill('SIGCONT')
  }
}
