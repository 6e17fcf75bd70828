import { setTimeout as delay } from 'node:timers/promises'

export type Wait = { what: string; deadlineMs: number; intervalMs?: number }

/**
 * Asks `isReady` again and again until it answers true, or throws once the deadline has passed.
 * An error thrown by `isReady` ends the wait at once: it means that waiting on is pointless.
 */
export async function waitUntil(isReady: () => boolean | Promise<boolean>, wait: Wait): Promise<void> {
  const deadline = performance.now() + wait.deadlineMs
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${wait.what} took longer than ${wait.deadlineMs / 1000} s`)
    await delay(wait.intervalMs ?? 25)
  }
}
