import type { Sql } from 'postgres'
import type { LedgerMetrics } from '#shared/credits/ledger-metrics.ts'

/**
 * Sets the age of the oldest refund whose money is not on its way back, 0 without any. Where it cannot be read it rejects
 * and the gauge says nothing.
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
