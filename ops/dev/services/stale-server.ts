import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Log, StopSteps } from './detached-process.ts'
import { processIdentity } from './process-identity.ts'
import { waitUntil } from './wait-until.ts'

type Stale = { name: string; recordPath: string; stopSteps: StopSteps; log: Log }

/** Notes which process serves a data directory, so that a later run can find it if this one is killed. */
export function recordServer(recordPath: string, pid: number): void {
  writeFileSync(recordPath, processIdentity(pid) ?? '', { mode: 0o600 })
}

/**
 * Stops the server that a killed run has left behind on a data directory.
 * Two servers on one directory would destroy each other's data, and the old one holds its locks.
 */
export async function stopStaleServer({ name, recordPath, stopSteps, log }: Stale): Promise<void> {
  const identity = readRecord(recordPath)
  const pid = Number.parseInt(identity, 10)
  const isRunning = () => identity !== '' && processIdentity(pid) === identity
  if (isRunning()) {
    log(`${name} of an interrupted run is still there (process ${pid}); stopping it.`)
    for (const step of stopSteps) await signalAndWait({ name, pid, isRunning, ...step })
    if (isRunning())
      throw new Error(`${name} of an earlier run (process ${pid}) does not end; stop it by: kill -9 ${pid}`)
  }
  rmSync(recordPath, { force: true })
}

type Signalled = { name: string; pid: number; isRunning: () => boolean; signal: NodeJS.Signals; deadlineMs: number }

async function signalAndWait({ name, pid, isRunning, signal, deadlineMs }: Signalled): Promise<void> {
  if (!isRunning()) return
  process.kill(pid, signal)
  process.kill(pid, 'SIGCONT')
  await waitUntil(() => !isRunning(), { what: `stopping ${name}`, deadlineMs }).catch(() => undefined)
}

function readRecord(recordPath: string): string {
  try {
    return readFileSync(recordPath, 'utf8')
  } catch {
    return ''
  }
}
