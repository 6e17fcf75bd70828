import { readdirSync, readFileSync } from 'node:fs'

/** What a process has used so far, in ms, by the scheduler's clock; 0 where there is no /proc. */
export function readProcessorMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + readThreadMs(pid, thread), 0)
  } catch {
    return 0
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
