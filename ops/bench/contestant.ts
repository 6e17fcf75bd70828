import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { waitUntil } from '../services/wait-until.ts'
import type { Load } from './open-loop.ts'

const root = path.join(import.meta.dirname, '../..')
const readyDeadlineMs = 90_000
const pollMs = 50

export interface ContestantProcess {
  file: string
  /** For Node, in front of the file. */
  flags?: readonly string[]
  environment: Record<string, string>
  /** Added to the process's niceness; it then yields to the others. */
  niceness?: number
}

export interface Contestant {
  name: 'floor' | 'ours'
  load: Load
  /** Of the processes, in the order in which they were named. */
  pids: readonly number[]
  stop(): Promise<void>
}

/** Starts the processes and waits until a first call is answered. */
export async function startContestant(options: {
  name: Contestant['name']
  processes: readonly ContestantProcess[]
  load: Load
}): Promise<Contestant> {
  const children = options.processes.map(({ file, flags = [], environment, niceness }) => {
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
  await waitForAnswer(options.load, children).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    name: options.name,
    load: options.load,
    pids: children.flatMap((child) => (child.pid === undefined ? [] : [child.pid])),
    stop,
  }
}

async function waitForAnswer(load: Load, children: ChildProcess[]): Promise<void> {
  const isAnswered = async (): Promise<boolean> => {
    if (children.some((child) => child.exitCode !== null)) throw new Error('a contestant did not start')
    const headers = { 'content-type': 'application/json', authorization: load.nextAuthorization() }
    const answer = await fetch(load.url, { method: 'POST', headers, body: load.body }).catch(() => null)
    return answer?.status === 200
  }
  await waitUntil(isAnswered, { what: 'starting a contestant', deadlineMs: readyDeadlineMs, intervalMs: pollMs })
}
