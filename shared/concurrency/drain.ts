import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#shared/platform/logger.ts'
import { checkReadiness, type ReadinessChecks } from '#shared/platform/probe-server.ts'

const checkIntervalMs = 300
/** One late check can be load; two in a row are an outage. */
const failuresMax = 2

/** Resolves with true after two failures in a row, with false once `signal` aborts. */
async function failsInARow(hasFailed: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  for (let failures = 0; !signal.aborted; await delay(checkIntervalMs, undefined, { signal }).catch(() => {})) {
    failures = (await hasFailed()) ? failures + 1 : 0
    if (failures === failuresMax) return !signal.aborted
  }
  return false
}

/** The workers on which the running work of an API process waits. */
export interface AwaitedWorkers {
  /** Whether none is connected any more. */
  areGone(): Promise<boolean>
  /** Ends the waits for them. */
  endWaits(): void
}

/**
 * Waits at shutdown for running work to end, as long as its dependencies respond. Without them the work could only miss
 * its deadline, since clients queue commands until the server is back. The sweeps repair abandoned work later. Once no
 * worker is left, calls in flight are answered at once instead of after their whole wait.
 *
 * @throws what `work` rejects with.
 */
export async function drain(
  work: Promise<unknown>,
  checks: ReadinessChecks,
  logger: Logger,
  workers?: AwaitedWorkers,
): Promise<void> {
  const ended = new AbortController()
  const watch = async (): Promise<void> => {
    let failed: string[] = []
    const hasFailed = async (): Promise<boolean> => {
      failed = (await checkReadiness(checks)).failed
      return failed.length > 0
    }
    if (!(await failsInARow(hasFailed, ended.signal))) return
    logger.warn({ failed }, 'stopping without draining: dependencies are unreachable')
  }
  const watchWorkers = async ({ areGone, endWaits }: AwaitedWorkers): Promise<void> => {
    if (!(await failsInARow(() => areGone().catch(() => false), ended.signal))) return
    logger.warn('aborting calls in flight: no worker left')
    endWaits()
  }
  // Failures after abandoning the work are ignored.
  work.catch(() => {})
  if (workers) void watchWorkers(workers)
  await Promise.race([work, watch()]).finally(() => ended.abort())
}
