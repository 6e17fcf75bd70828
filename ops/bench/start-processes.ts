import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { waitUntil } from '../dev/services/wait-until.ts'

const root = path.join(import.meta.dirname, '../..')
const readyDeadlineMs = 90_000
const pollMs = 50

export interface ProcessPlan {
  file: string
  /** For Node, in front of the file. */
  flags?: readonly string[]
  environment: Record<string, string>
  /** Added to the process's niceness; it then yields to the others. */
  niceness?: number
}

export interface RunningProcesses {
  /** In the order in which the processes were named. */
  pids: readonly number[]
  stop(): Promise<void>
}

/**
 * Starts the processes and waits until they are ready; if they are not in time, all are stopped again.
 *
 * @param what - named in the error of a start that failed
 */
export async function startProcesses(
  what: string,
  plans: readonly ProcessPlan[],
  isReady: () => Promise<boolean>,
): Promise<RunningProcesses> {
  const children = plans.map(({ file, flags = [], environment, niceness }) => {
    const child = spawn(process.execPath, [...flags, file], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (niceness && child.pid) os.setPriority(child.pid, niceness)
    return child
  })
  const stop = async (): Promise<void> => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    }
  }
  const areReady = (): Promise<boolean> => {
    if (children.some((child) => child.exitCode !== null)) throw new Error(`${what} did not start`)
    return isReady()
  }
  try {
    await waitUntil(areReady, { what: `starting ${what}`, deadlineMs: readyDeadlineMs, intervalMs: pollMs })
  } catch (error) {
    await stop()
    throw error
  }
  return { pids: children.flatMap((child) => (child.pid === undefined ? [] : [child.pid])), stop }
}
