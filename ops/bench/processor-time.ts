import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, which counts the time of ended children in hundredths of a second. */
const tickMs = 10

/**
 * Processor time of a process and its children, such as Postgres backends, in ms: by the scheduler's clock, and for
 * ended children by the process's counters. 0 without /proc.
 */
export function readTreeMs(pid: number): number {
  return [pid, ...listChildren(pid)].reduce((sum, each) => sum + readProcessorMs(each), readEndedMs(pid))
}

/** Sum of `readTreeMs` over several processes. */
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

/** proc_pid_stat(5), cutime and cstime. Without them, the figure would fall whenever a child ends. */
function readEndedMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [userTicks = 0, systemTicks = 0] = fields.slice(13, 15).map(Number)
    return (userTicks + systemTicks) * tickMs
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
