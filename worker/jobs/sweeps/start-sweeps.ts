import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { purgeIdempotencyKeys } from '#shared/idempotency/idempotency-keys.ts'
import type { WorkerMetrics } from '#shared/metrics/metrics.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { createOutageLog } from '#shared/platform/outage-log.ts'
import type { WebhookDeliverer } from '../../webhooks/deliver-webhooks.ts'
import { purgeWebhookMessages } from '../../webhooks/due-delivery-repository.ts'
import type { JobContext } from '../end-job.ts'
import { expireGrants } from './expire-grants.ts'
import { measureLedger, measureRefunds } from './measure-ledger.ts'
import { measureOverdue, purgeAll, purgeTexts } from './purge.ts'
import { expireUnpaidOrders, type OrderExpiry, reconcileOrders } from './reconcile-orders.ts'
import { sweepHeldJobs } from './sweep-held-jobs.ts'

const sweepIntervalMs = 1000
const purgeIntervalMs = 60_000
const ledgerIntervalMs = 60_000
const expiryIntervalMs = 60_000
const reconcileIntervalMs = 5000
const refundIntervalMs = 60_000
const webhookIntervalMs = 500
const partitionIntervalMs = 3_600_000

interface OrderSweepContext extends OrderExpiry {
  /** Null if checkout is not configured; existing orders still expire. */
  checkout: Checkout | null
}

/** Sweeps of SWEEPS=all in addition to those of jobs. */
export interface AccountSweeps {
  orders: OrderSweepContext
  webhooks: WebhookDeliverer
  auditSql: Sql
}

/**
 * Every worker runs the sweeps of jobs, and those of accounts unless they are null; rows are claimed with `skip locked`.
 * Timers in the process rather than repeatable jobs in the queue: what repairs the loss of Redis must not depend on it.
 * The returned function stops them and waits for the current runs.
 */
export function startSweeps(
  sweeping: JobContext,
  accounts: AccountSweeps | null,
  textRetentionHours: number,
): () => Promise<void> {
  const { sql, metrics, logger } = sweeping
  const stops = [
    runPeriodically('sweep', sweepIntervalMs, () => sweepHeldJobs(sweeping), logger),
    startPurge('purge', (limit) => purgeTexts(sql, textRetentionHours, limit), logger),
    startPurge('idempotency keys', (limit) => purgeIdempotencyKeys(sql, limit), logger),
    runPeriodically('overdue', purgeIntervalMs, () => measureOverdue(sql, textRetentionHours, metrics), logger),
    ...(accounts ? startAccountSweeps(sweeping, accounts) : []),
  ]
  return async () => {
    await Promise.allSettled(stops.map((stop) => stop()))
    await accounts?.webhooks.drain()
  }
}

function startPurge(name: string, purge: (limit: number) => Promise<number>, logger: Logger): () => Promise<void> {
  return runPeriodically(name, purgeIntervalMs, (signal) => purgeAll(purge, signal), logger)
}

function startAccountSweeps({ sql, metrics, logger }: JobContext, accounts: AccountSweeps): (() => Promise<void>)[] {
  const { orders, webhooks, auditSql } = accounts
  const { checkout } = orders
  const checkBooks = (signal: AbortSignal) => measureLedger(auditSql, metrics, logger, { signal })
  return [
    runPeriodically('webhooks', webhookIntervalMs, () => webhooks.deliverDue(), logger),
    startPurge('webhook purge', (limit) => purgeWebhookMessages(sql, limit), logger),
    runPeriodically('expiry', expiryIntervalMs, (signal) => expireGrants(sql, logger, signal), logger),
    runPeriodically('unpaid orders', expiryIntervalMs, () => expireUnpaidOrders(orders), logger),
    runPeriodically('reconcile', reconcileIntervalMs, async () => checkout && reconcileOrders(checkout), logger),
    runPeriodically('partitions', partitionIntervalMs, () => extendPartitions(sql, metrics), logger),
    runPeriodically('ledger', ledgerIntervalMs, checkBooks, logger),
    runPeriodically('refunds', refundIntervalMs, () => measureRefunds(auditSql, metrics), logger),
  ]
}

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
