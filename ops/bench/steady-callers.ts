import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { post } from './open-loop.ts'

interface CallerTask {
  url: string
  body: string
  authorizations: string[]
}

interface CallCounts {
  answered: number
  failed: number
}

export interface SteadyCallers {
  /** So far. */
  count(): Promise<CallCounts>
  /** Lets every caller end its last call. */
  stop(): Promise<CallCounts>
}

/** Starts a process in which each authorization's caller sends its next call when the last is answered. */
export function startCallers(task: CallerTask): SteadyCallers {
  const child = fork(import.meta.filename)
  child.send(task)
  const ask = async (what: 'count' | 'stop'): Promise<CallCounts> => {
    child.send(what)
    const [counts] = await once(child, 'message')
    return counts
  }
  return {
    count: () => ask('count'),
    async stop() {
      const counts = await ask('stop')
      child.disconnect()
      return counts
    },
  }
}

/** The child process: calls until it is told to stop. */
function runCallers(): void {
  const agent = new Agent({ keepAlive: true })
  const counts: CallCounts = { answered: 0, failed: 0 }
  let isRunning = true
  const callRepeatedly = async (url: string, body: Buffer, authorization: string): Promise<void> => {
    while (isRunning) {
      if ((await post(url, body, { authorization }, agent)) === 200) counts.answered += 1
      else counts.failed += 1
    }
  }
  process.on('message', async (message: CallerTask | 'stop' | 'count') => {
    if (message === 'count') return void process.send?.(counts)
    if (message === 'stop') {
      isRunning = false
      return
    }
    const { url, authorizations } = message
    // Its bytes are made once: real callers run on other machines and take no time of this one.
    const body = Buffer.from(message.body)
    await Promise.all(authorizations.map((authorization) => callRepeatedly(url, body, authorization)))
    agent.destroy()
    process.send?.(counts)
  })
}

if (import.meta.main) runCallers()
