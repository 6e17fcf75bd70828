import type { Logger } from '#shared/platform/logger.ts'

/** Intervals between summaries of one outage, increasing. */
const summaryDelaysMs = [15_000, 60_000, 300_000, 900_000]

export interface OutageLog {
  /** Logs the first failure of an outage with these fields, and counts the later ones. */
  failed(error: unknown, fields?: object): void
  /** Ends the outage, if there is one, and logs its duration. */
  recovered(): void
}

/**
 * Rate-limited logging of repeated failures: one line at first, then summaries with a count, then one line on recovery.
 * Logging each failure would fill a disk.
 *
 * @param what begins each message, such as `redis connection`.
 * @param quietMs ends the outage after this time without a failure; for callers that cannot detect recovery.
 */
export function createOutageLog(logger: Logger, what: string, { quietMs = 0 } = {}): OutageLog {
  let outage: Outage | null = null
  const recovered = (): void => {
    if (!outage) return
    const { failures, firstMs, lastMs, fields, summary, quiet } = outage
    outage = null
    clearTimeout(summary)
    clearTimeout(quiet)
    logger.warn(
      { ...fields, failures, durationMs: Math.round((quietMs > 0 ? lastMs : Date.now()) - firstMs) },
      `${what} recovered`,
    )
  }
  const summarize = (current: Outage, count: number): void => {
    const delayMs = summaryDelaysMs[Math.min(count, summaryDelaysMs.length - 1)]
    current.summary = setTimeout(() => {
      const { failures, firstMs, fields } = current
      logger.warn({ ...fields, failures, durationMs: Date.now() - firstMs }, `${what} still failing`)
      summarize(current, count + 1)
    }, delayMs).unref()
  }
  const begin = (error: unknown, fields: object): Outage => {
    logger.warn({ error, ...fields }, `${what} failed; further failures are only counted`)
    const begun: Outage = { failures: 0, firstMs: Date.now(), lastMs: 0, fields }
    if (quietMs > 0) begun.quiet = setTimeout(recovered, quietMs).unref()
    summarize(begun, 0)
    return begun
  }
  return {
    failed(error, fields = {}) {
      outage ??= begin(error, fields)
      outage.failures += 1
      outage.lastMs = Date.now()
      outage.quiet?.refresh()
    },
    recovered,
  }
}

interface Outage {
  failures: number
  firstMs: number
  lastMs: number
  /** Of its first failure. */
  fields: object
  summary?: NodeJS.Timeout
  quiet?: NodeJS.Timeout
}
