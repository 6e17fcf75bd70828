import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { findOrder, type StoredOrder } from '#shared/orders/order-repository.ts'
import { isId } from '#shared/platform/ids.ts'
import { callDatabase } from '../../call-dependency.ts'

export interface OrderRoutes {
  database: Database
  /** Null if checkout is not configured. */
  checkout: Checkout | null
  /** Seals cursors. */
  pepper: string
}

/** @throws AppError not_found, also for an order of another account. */
export async function getOrder({ kysely }: Database, accountId: string, id: string): Promise<StoredOrder> {
  const order = isId(id) ? await callDatabase(findOrder(kysely, id, accountId), 'order') : null
  if (!order) throw new AppError('not_found')
  return order
}
