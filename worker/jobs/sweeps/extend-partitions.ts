import type { Sql } from 'postgres'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'

/**
 * Creates the partitions of jobs and ledger entries for the next three months, unless they exist, and sets the gauge to
 * the end of the last one. Beyond it no job can be inserted.
 */
export async function extendPartitions(
  sql: Sql,
  { partitionsEnd }: Pick<WorkerMetrics, 'partitionsEnd'>,
): Promise<void> {
  try {
    await sql`select create_month_partitions()`
  } finally {
    const [row] = await sql<{ seconds: number }[]>`select extract(epoch from partitions_end())::float8 as seconds`
    if (row) partitionsEnd.set(row.seconds)
  }
}
