import type { Sql } from 'postgres'
import { forgetLedger, type LedgerMetrics } from '#shared/credits/ledger-metrics.ts'
import { type ProofState, proveLedger, readProofState } from '#shared/credits/prove-ledger.ts'
import type { Logger } from '#shared/platform/logger.ts'

/** Below the interval of the sweep, so that each run of a single worker checks. */
const checkDueSeconds = 50
const wholeDueSeconds = 86_400
/** After a failed whole check, only new entries are checked for this long. */
const wholeRetrySeconds = 3600
/** Older results are not exported; their absence raises the alert. */
const figuresSecondsMax = 300

/**
 * Checks the books if no worker has done so within the last minute: what is new, and once a day the whole. Sets the gauges
 * to the result of the last check by any worker, and removes them if it is too old.
 */
export async function measureLedger(
  sql: Sql,
  metrics: LedgerMetrics,
  logger: Logger,
  { signal, dueSeconds = checkDueSeconds }: { signal?: AbortSignal; dueSeconds?: number } = {},
): Promise<void> {
  try {
    const state = await readProofState(sql)
    if (isDue(state.checkedSeconds, dueSeconds)) await check(sql, state, logger, signal)
  } finally {
    await showFigures(sql, metrics)
  }
}

function isDue(ageSeconds: number | null, dueSeconds: number): boolean {
  return ageSeconds === null || ageSeconds >= dueSeconds
}

async function check(sql: Sql, state: ProofState, logger: Logger, signal?: AbortSignal): Promise<void> {
  const isWhole = isDue(state.wholeSeconds, wholeDueSeconds) && isDue(state.wholeStartedSeconds, wholeRetrySeconds)
  const found = await proveLedger(sql, { kind: isWhole ? 'whole' : 'new', waits: false, signal })
  if (found && found.faults.length > 0) logger.error({ faults: found.faults.slice(0, 10) }, 'ledger check found faults')
}

async function showFigures(sql: Sql, metrics: LedgerMetrics): Promise<void> {
  const state = await readProofState(sql).catch(() => null)
  if (!state?.figures || isOutdated(state)) return forgetLedger(metrics)
  const { drift, faults, jobsHeld, oldestHeldSeconds, credits } = state.figures
  metrics.ledgerDrift.set(drift)
  metrics.ledgerFaults.set(faults)
  metrics.reservationsHeld.set(jobsHeld)
  metrics.reservationOldestSeconds.set(oldestHeldSeconds)
  metrics.ledgerWholeAgeSeconds.set(state.wholeSeconds ?? 0)
  for (const [name, sum] of Object.entries(credits)) metrics.credits.set({ state: name }, sum)
}

/** While a whole check runs, the figures of the check before it hold. */
function isOutdated({ checkedSeconds, wholeStartedSeconds }: ProofState): boolean {
  if (checkedSeconds === null) return true
  const isWholeUnderWay =
    wholeStartedSeconds !== null && wholeStartedSeconds < checkedSeconds && wholeStartedSeconds < wholeRetrySeconds
  return checkedSeconds > figuresSecondsMax && !isWholeUnderWay
}

/**
 * Sets the gauge to the age of the oldest pending refund, 0 without one. If it cannot be read, removes the gauge and
 * rejects.
 */
export async function measureRefunds(sql: Sql, { refundOldestPendingSeconds }: LedgerMetrics): Promise<void> {
  try {
    const [row] = await sql<{ seconds: number }[]>`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
      from refunds where status = 'pending'`
    refundOldestPendingSeconds.set(row?.seconds ?? 0)
  } catch (error) {
    refundOldestPendingSeconds.remove()
    throw error
  }
}
