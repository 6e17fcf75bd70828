import { type Kysely, sql } from 'kysely'
import type { Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'
import { toOrder } from '#shared/orders/order-repository.ts'

const pauseMinMinutes = 1
const pauseMaxMinutes = 60
/** An order can be paid for a day, and a bank may take five to confirm it; polling ends then, after a margin. */
const askedForDays = 7

/**
 * Unpaid orders whose provider is due to be asked, each to one sweep only. The next time is set as they are read: after
 * as long again as the order is old, from a minute to an hour; so a sweep that dies leaves nothing locked. Read as an
 * array for the reason that `expireOrders` has.
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
