import type { Sql } from 'postgres'
import { checkLedger, totalDrift } from '#shared/credits/ledger-check.ts'
import type { Logger } from '#shared/logger.ts'
import type { WorkerMetrics } from '#shared/metrics.ts'

/** Sets the gauges that must be watched: drift, which must be 0, and reservations held. */
export async function measureLedger(sql: Sql, metrics: WorkerMetrics, logger: Logger): Promise<void> {
  const check = await checkLedger(sql)
  const drift = totalDrift(check.faults)
  metrics.ledgerDrift.set(drift)
  metrics.reservationsHeld.set(check.jobsHeld)
  if (drift !== 0) logger.error({ faults: check.faults.slice(0, 10) }, 'grants and ledger disagree')
}
