import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#shared/platform/logger.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'

/**
 * Runs `task` repeatedly, with `intervalMs` between the end of one run and the start of the next. Failures are
 * logged as an outage and the next run goes ahead. A long task ends early when its signal aborts. The returned
 * function stops it and waits for the current run.
 */
export function runPeriodically(
  name: string,
  intervalMs: number,
  task: (signal: AbortSignal) => Promise<unknown>,
  logger: Logger,
): () => Promise<void> {
  const stop = new AbortController()
  const outage = createOutageLog(logger, 'periodic task')
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await task(stop.signal).then(outage.recovered, (error: unknown) => outage.failed(error, { task: name }))
      await delay(intervalMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
  const running = loop()
  return async () => {
    stop.abort()
    await running
  }
}
