import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const yieldingPriority = 10

/**
 * Makes a process yield to all others, as far as the system lets us. On Linux niceness belongs to a thread, and counts
 * within a session only where whole sessions are weighed against each other (sched(7), "The autogroup feature"); so
 * every thread gets it, and the session.
 */
export function lowerPriority(pid: number): void {
  for (const id of threadsOf(pid)) tryTo(() => setPriority(id, yieldingPriority))
  tryTo(() => writeFileSync(`/proc/${pid}/autogroup`, String(yieldingPriority)))
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}

/** Whatever fails here, the process works all the same, only less considerately. */
function tryTo(step: () => void): void {
  try {
    step()
  } catch {}
}
