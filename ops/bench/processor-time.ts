import { readdirSync, readFileSync } from 'node:fs'

/**
 * What a process and its children, such as the backends of Postgres, have used so far, in ms, by the scheduler's clock; 0
 * where there is no /proc. What ended children have used is missing.
 */
export function readTreeMs(pid: number): number {
  return [pid, ...listChildren(pid)].reduce((sum, each) => sum + readProcessorMs(each), 0)
}

/** The same of several together. */
export function sumTreeMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readTreeMs(pid), 0)
}

function readProcessorMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + readThreadMs(pid, thread), 0)
  } catch {
    return 0
  }
}

function listChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** A thread may end between the listing and the reading. */
function readThreadMs(pid: number, thread: string): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}
