import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PendingQuery, Sql } from 'postgres'
import { idempotencyHours } from '#shared/idempotency/idempotency-keys.ts'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import { overdueMessages, webhookRetentionDays } from '../../webhooks/due-delivery-repository.ts'

/** Rows in one statement: some ten milliseconds of locks. */
const purgedPerStatementMax = 1000

/** Purges in statements of bounded size until nothing is overdue or `signal` aborts. Returns how many rows. */
export async function purgeAll(purge: (limit: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0
  while (!signal?.aborted) {
    const purged = await purge(purgedPerStatementMax)
    total += purged
    if (purged < purgedPerStatementMax) break
    await nextTurn()
  }
  return total
}

/** Removes the texts of jobs that ended longer ago than the retention; their billing data is kept. Returns how many. */
export async function purgeTexts(sql: Sql, textRetentionHours: number, limit: number): Promise<number> {
  const rows = await sql`
    with overdue as materialized (
      select id from jobs
      where request is not null and finished_at is not null
        and finished_at < now() - make_interval(hours => ${textRetentionHours})
      order by finished_at limit ${limit} for update skip locked
    )
    update jobs j set request = null, result = null from overdue where j.id = overdue.id
    returning 1`
  return rows.length
}

/** Sets for each kind how long its oldest row has been kept beyond its retention; 0 if none has. */
export async function measureOverdue(
  sql: Sql,
  textRetentionHours: number,
  { purgeOverdueSeconds }: Pick<WorkerMetrics, 'purgeOverdueSeconds'>,
): Promise<void> {
  const overdue = (column: string, hours: number) =>
    sql`greatest(0, coalesce(extract(epoch from now() - min(${sql(column)})) - ${hours * 3600}::float8, 0))::float8`
  // Separate statements, so that a slow one does not hold back the others.
  const statements: Record<PurgedKind, PendingQuery<{ seconds: number }[]>> = {
    texts: sql`
      select ${overdue('finished_at', textRetentionHours)} as seconds from jobs
      where request is not null and finished_at is not null`,
    idempotency_keys: sql`select ${overdue('created_at', idempotencyHours)} as seconds from idempotency_keys`,
    webhook_messages: sql`
      select ${overdue('created_at', webhookRetentionDays * 24)} as seconds from ${sql.unsafe(overdueMessages)}`,
  }
  await Promise.all(
    Object.entries(statements).map(async ([kind, statement]) => {
      for (const { seconds } of await statement) purgeOverdueSeconds.set({ kind }, seconds)
    }),
  )
}

type PurgedKind = 'texts' | 'idempotency_keys' | 'webhook_messages'
