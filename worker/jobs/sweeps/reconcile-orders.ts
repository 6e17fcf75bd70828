import { type Kysely, sql } from 'kysely'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { Order } from '#shared/orders/order.ts'
import { expireOrders, toOrder } from '#shared/orders/order-repository.ts'
import { receiveFoundPayment } from '#shared/orders/receive-payment.ts'
import { observePayment } from '#shared/payments/payment-metrics.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'

export type OrderExpiry = Pick<Checkout, 'db' | 'metrics' | 'logger'>

const ordersPerRunMax = 20
const expiredPerRunMax = 500
const settleDeadlineMs = 5000

/**
 * Finds payments without a webhook: polls the providers for unpaid orders and settles those that have been paid. A
 * provider that fails is skipped until the next run.
 */
export async function reconcileOrders(checkout: Checkout): Promise<void> {
  const orders = await withDeadline(takeDueOrders(checkout.db, ordersPerRunMax), databaseDeadlineMs, 'due orders')
  const failed = new Set<PaymentProvider['id']>()
  for (const order of orders) {
    const provider = order.provider === 'manual' ? undefined : checkout.providers.get(order.provider)
    if (!provider || failed.has(provider.id)) continue
    try {
      await reconcile(checkout, provider, order)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      failed.add(provider.id)
      checkout.logger.warn({ error, orderId: order.id }, 'payment provider call failed')
    }
  }
}

async function reconcile(checkout: Checkout, provider: PaymentProvider, order: Order): Promise<void> {
  const payment = await provider.findPayment(order)
  if (payment === null) return
  const receiving = receiveFoundPayment(
    checkout.db,
    provider.id,
    { order, payment, source: 'sweep' },
    checkout.supplier,
  )
  observePayment(checkout, provider.id, 'sweep', await withDeadline(receiving, settleDeadlineMs, 'settle'))
}

/** Ends orders that were not paid in time, so that they no longer count as waiting. */
export async function expireUnpaidOrders({ db, metrics, logger }: OrderExpiry): Promise<void> {
  const providers = await withDeadline(expireOrders(db, expiredPerRunMax), settleDeadlineMs, 'expire orders')
  for (const provider of providers) metrics.orders.inc({ provider, outcome: 'expired' })
  if (providers.length > 0) logger.info({ orders: providers.length }, 'unpaid orders expired')
}

const pauseMinMinutes = 1
const pauseMaxMinutes = 60
/** An order can be paid for a day, and a bank may take five to confirm it; polling ends then, after a margin. */
const askedForDays = 7

/**
 * Unpaid orders that are due for polling, each for one sweep only. Reading an order postpones its next check by its
 * age, at least a minute and at most an hour, so that a sweep that dies leaves nothing locked. Read as an array for the
 * reason given at `expireOrders`.
 */
export async function takeDueOrders(db: Kysely<Tables>, limit: number): Promise<Order[]> {
  const due = db
    .selectFrom('orders')
    .select('id')
    .where('next_check_at', '<=', sql<Date>`now()`)
    .orderBy('next_check_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('orders')
    .set({
      next_check_at: sql<Date | null>`case when created_at > now() - make_interval(days => ${askedForDays})
        then now() + least(greatest(now() - created_at, make_interval(mins => ${pauseMinMinutes})),
          make_interval(mins => ${pauseMaxMinutes})) end`,
    })
    .where('id', '=', sql<string>`any(array(${due}))`)
    .returningAll()
    .execute()
  return rows.map(toOrder)
}
