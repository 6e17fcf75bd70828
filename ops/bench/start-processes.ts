import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { fetchWithDeadline, waitUntil } from '../local-servers.ts'
import { type ProcessPlan, yieldingNiceness } from '../processes.ts'
import { bodyAt, type Load } from './open-loop.ts'

const root = path.join(import.meta.dirname, '../..')
const readyDeadlineMs = 90_000
const firstAnswerDeadlineMs = 10_000
const pollMs = 50

type BenchProcess = Pick<ProcessPlan, 'entry' | 'environment'> & Partial<ProcessPlan>

interface RunningProcesses {
  /** In the order in which the processes were named. */
  pids: readonly number[]
  stop(): Promise<void>
}

export interface Contestant extends RunningProcesses {
  name: 'floor' | 'ours'
  load: Load
}

/**
 * Starts the processes and waits until they are ready; if they are not in time, all are stopped again.
 *
 * @param what - named in the error of a start that failed
 */
export async function startProcesses(
  what: string,
  plans: readonly BenchProcess[],
  isReady: () => Promise<boolean>,
): Promise<RunningProcesses> {
  const children = plans.map(({ entry, flags = [], environment, isYielding }) => {
    const child = spawn(process.execPath, [...flags, entry], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (isYielding && child.pid) os.setPriority(child.pid, yieldingNiceness)
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

/** Starts the processes and waits until a first call is answered. */
export async function startContestant(options: {
  name: Contestant['name']
  processes: readonly BenchProcess[]
  load: Load
}): Promise<Contestant> {
  const { name, processes, load } = options
  const isAnswered = async (): Promise<boolean> => {
    const headers = { 'content-type': 'application/json', authorization: load.nextAuthorization() }
    const call = { method: 'POST', headers, body: bodyAt(load, 0), deadlineMs: firstAnswerDeadlineMs }
    const answer = await fetchWithDeadline(load.url, call).catch(() => null)
    return answer?.status === 200
  }
  return { name, load, ...(await startProcesses(name, processes, isAnswered)) }
}
