import { setTimeout as delay } from 'node:timers/promises'

export type Wait = { what: string; deadlineMs: number; intervalMs?: number }

/** Polls until `isReady` returns true. @throws Error once the deadline has passed, and what `isReady` throws, at once. */
export async function waitUntil(isReady: () => boolean | Promise<boolean>, wait: Wait): Promise<void> {
  const deadline = performance.now() + wait.deadlineMs
  while (!(await isReady())) {
    if (performance.now() > deadline) throw new Error(`${wait.what} took longer than ${wait.deadlineMs / 1000} s`)
    await delay(wait.intervalMs ?? 25)
  }
}
