import type { Sql } from 'postgres'
import { checkLedger, totalDrift } from '#shared/credits/ledger-check.ts'
import { sumCredits } from '#shared/credits/sum-credits.ts'
import type { Logger } from '#shared/logger.ts'
import type { WorkerMetrics } from '#shared/metrics.ts'

/** Sets the gauges that must be watched: drift and faults, which must be 0, reservations held, and where all credits are. */
export async function measureLedger(sql: Sql, metrics: WorkerMetrics, logger: Logger): Promise<void> {
  const check = await checkLedger(sql)
  metrics.ledgerDrift.set(totalDrift(check.faults))
  metrics.ledgerFaults.set(check.faults.length)
  metrics.reservationsHeld.set(check.jobsHeld)
  const { oldestHeldSeconds, ...credits } = await sumCredits(sql)
  metrics.reservationOldestSeconds.set(oldestHeldSeconds)
  for (const [state, sum] of Object.entries(credits)) metrics.credits.set({ state }, sum)
  if (check.faults.length > 0) logger.error({ faults: check.faults.slice(0, 10) }, 'the books are wrong')
}
