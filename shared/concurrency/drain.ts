import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#shared/platform/logger.ts'
import { checkReadiness, type ReadinessChecks } from '#shared/platform/probe-server.ts'

const checkIntervalMs = 300
/** One late check can be load; two in a row are an outage. */
const failuresMax = 2

/**
 * Waits at shutdown for running work to end, as long as its dependencies respond. Without them it could only run into its
 * deadline, since clients queue commands until the server is back. The sweeps repair abandoned work later.
 *
 * @throws as `work`.
 */
export async function drain(work: Promise<unknown>, checks: ReadinessChecks, logger: Logger): Promise<void> {
  const ended = new AbortController()
  const watch = async (): Promise<void> => {
    for (let failures = 0; !ended.signal.aborted; await delay(checkIntervalMs, undefined, ended).catch(() => {})) {
      const { failed } = await checkReadiness(checks)
      failures = failed.length > 0 ? failures + 1 : 0
      if (failures < failuresMax || ended.signal.aborted) continue
      logger.warn({ failed }, 'stopping without waiting for running work: its dependencies are unreachable')
      return
    }
  }
  // Failures after abandoning the work are ignored.
  work.catch(() => {})
  await Promise.race([work, watch()]).finally(() => ended.abort())
}
