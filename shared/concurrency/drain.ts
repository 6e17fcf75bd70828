import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#shared/platform/logger.ts'
import { checkReadiness, type ReadinessChecks } from '#shared/platform/probe-server.ts'

const checkIntervalMs = 300
/** One check may be late on a busy machine; a second one in a row is not. */
const failuresMax = 2

/**
 * Waits at shutdown until `work`, the work under way, has ended, for as long as the systems that it needs answer. Without
 * them it would only wait for its deadline: clients queue their commands until a server is back. What is given up is
 * taken up by the sweeps once the systems are back.
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
      logger.warn({ failed }, 'stopping without waiting for work under way, whose systems cannot be reached')
      return
    }
  }
  // A failure that comes after it was given up has nowhere to go.
  work.catch(() => {})
  await Promise.race([work, watch()]).finally(() => ended.abort())
}
