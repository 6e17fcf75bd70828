import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { CallerTask } from './steady-callers.ts'

export interface CallCounts {
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
  const child = fork(path.join(import.meta.dirname, 'steady-callers.ts'))
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
