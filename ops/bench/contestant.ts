import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { waitUntil } from '../services/wait-until.ts'
import type { Load } from './open-loop.ts'

const root = path.join(import.meta.dirname, '../..')
const readyDeadlineMs = 20_000
const pollMs = 50

export interface Contestant {
  name: 'floor' | 'ours'
  load: Load
  stop(): Promise<void>
}

/** Starts one API and one worker process and waits until a first call is answered. */
export async function startContestant(options: {
  name: Contestant['name']
  files: [string, string]
  environments: [Record<string, string>, Record<string, string>]
  load: Load
}): Promise<Contestant> {
  const children = options.files.map((file, index) =>
    spawn(process.execPath, [file], {
      cwd: root,
      env: { PATH: process.env.PATH, ...options.environments[index] },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  await waitForAnswer(options.load, children)
  return {
    name: options.name,
    load: options.load,
    async stop() {
      for (const child of children) {
        if (child.exitCode !== null) continue
        const exit = once(child, 'exit')
        child.kill('SIGTERM')
        await exit
      }
    },
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
