import type { Sql } from 'postgres'
import { checkLedger, totalDrift } from '#shared/credits/ledger-check.ts'
import { forgetLedger, type LedgerMetrics } from '#shared/credits/ledger-metrics.ts'
import { sumCredits } from '#shared/credits/sum-credits.ts'
import type { Logger } from '#shared/logger.ts'

/**
 * Sets the gauges that must be watched: drift and faults, which must be 0, reservations held, and where all credits are.
 * Where the books cannot be read it rejects and the gauges say nothing, rather than what was right a while ago.
 */
export async function measureLedger(sql: Sql, metrics: LedgerMetrics, logger: Logger): Promise<void> {
  const { check, sums } = await readBooks(sql).catch((error: unknown) => {
    forgetLedger(metrics)
    throw error
  })
  metrics.ledgerDrift.set(totalDrift(check.faults))
  metrics.ledgerFaults.set(check.faults.length)
  metrics.reservationsHeld.set(check.jobsHeld)
  const { oldestHeldSeconds, ...credits } = sums
  metrics.reservationOldestSeconds.set(oldestHeldSeconds)
  for (const [state, sum] of Object.entries(credits)) metrics.credits.set({ state }, sum)
  if (check.faults.length > 0) logger.error({ faults: check.faults.slice(0, 10) }, 'the books are wrong')
}

async function readBooks(sql: Sql) {
  const check = await checkLedger(sql)
  return { check, sums: await sumCredits(sql) }
}
