import { type Selectable, sql, type Transaction } from 'kysely'
import type { Buyer } from '#shared/billing/billing-details.ts'
import { toAmountColumns, toAmounts } from '#shared/billing/money.ts'
import type { OrdersTable, Queryable, Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'
import { readTransferReference, transferReferenceOf } from '#shared/orders/transfer-reference.ts'
import { firstIdAt } from '#shared/platform/ids.ts'

/** An order with the invoice of its payment. */
export interface StoredOrder extends Order {
  invoiceId: string | null
}

type SetLater = 'status' | 'providerReference' | 'checkout' | 'paymentReference' | 'createdAt' | 'expiresAt' | 'paidAt'

/** An order at its creation. */
interface NewOrder extends Omit<Order, SetLater> {
  /** Time to pay. */
  lifetimeHours: number
  /** Null until it is opened at a provider. */
  checkout: object | null
}

/** Inserts a pending order. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<Order> {
  const row = await db
    .insertInto('orders')
    .values({
      id: order.id,
      account_id: order.accountId,
      plan: order.plan,
      credits: order.credits,
      validity_days: order.validityDays,
      provider: order.provider,
      status: 'pending',
      currency: order.currency,
      ...toAmountColumns(order.amounts),
      tax_treatment: order.taxTreatment,
      tax_rate_basis_points: order.taxRateBasisPoints,
      buyer: sql`${JSON.stringify(order.buyer)}::text::jsonb`,
      checkout: order.checkout === null ? null : sql`${JSON.stringify(order.checkout)}::text::jsonb`,
      expires_at: sql<Date>`now() + make_interval(hours => ${order.lifetimeHours})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOrder(row)
}

/** Stores the provider's checkout. After `firstCheckMs` the sweep polls for its payment. */
export async function storeCheckout(
  db: Queryable,
  orderId: string,
  opened: { reference: string; checkout: object; firstCheckMs: number },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      provider_reference: opened.reference,
      checkout: sql`${JSON.stringify(opened.checkout)}::text::jsonb`,
      // A webhook may have settled it first; paid orders need no reconciliation.
      next_check_at: sql<Date>`case when status = 'pending' then now() + ${opened.firstCheckMs} * interval '1 ms' end`,
    })
    .where('id', '=', orderId)
    .execute()
}

/** Ends a pending order before its time. Money that arrives afterwards still pays it. */
export async function expireOrder(db: Queryable, orderId: string): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * Expires pending orders of every provider that are due by Postgres's clock; returns their providers. The ids of the
 * due orders are an array, which is evaluated once: with `in`, a plan made for a small table evaluates the subquery
 * again for every order, and each time takes up to `limit` further orders.
 */
export async function expireOrders(db: Queryable, limit: number): Promise<Order['provider'][]> {
  const due = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('id', '=', sql<string>`any(array(${due}))`)
    .returning('provider')
    .execute()
  return rows.map((row) => row.provider)
}

/** `accountId` is null for the operator, who sees all accounts. */
export async function findOrder(
  db: Queryable,
  id: string,
  accountId: string | null = null,
): Promise<StoredOrder | null> {
  let query = selectStored(db).where('o.id', '=', id)
  if (accountId !== null) query = query.where('o.account_id', '=', accountId)
  const row = await query.executeTakeFirst()
  return row ? toStoredOrder(row) : null
}

/** Locks the order until the transaction ends; null if it does not exist. */
export async function lockOrder(transaction: Transaction<Tables>, id: string): Promise<Order | null> {
  const row = await transaction.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? toOrder(row) : null
}

export interface OrderPage {
  /** Id of the last one of the page before; null for the first page. */
  cursor: string | null
  limit: number
}

/** Newest first. `accountId` is null for the operator, who sees all accounts. */
export async function listOrders(db: Queryable, accountId: string | null, page: OrderPage): Promise<StoredOrder[]> {
  let query = selectStored(db).orderBy('o.id', 'desc').limit(page.limit)
  if (accountId !== null) query = query.where('o.account_id', '=', accountId)
  if (page.cursor !== null) query = query.where('o.id', '<', page.cursor)
  return (await query.execute()).map(toStoredOrder)
}

/** Of all accounts: orders that wait for a bank transfer, newest first. */
export async function listTransferOrders(db: Queryable, limit: number): Promise<StoredOrder[]> {
  const rows = await selectStored(db)
    .where('o.status', '=', 'pending')
    .where('o.provider', '=', 'manual')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toStoredOrder)
}

/** The order with this transfer reference; null for none, or for several. */
export async function findOrderByTransfer(db: Queryable, text: string): Promise<StoredOrder | null> {
  const read = readTransferReference(text)
  if (!read) return null
  const [first, next] = [firstIdAt(read.timeMs), firstIdAt(read.timeMs + 1)]
  const rows = await selectStored(db).where('o.id', '>=', first).where('o.id', '<', next).execute()
  const [row, ...more] = rows.filter(({ id }) => transferReferenceOf(id) === read.reference)
  return row && more.length === 0 ? toStoredOrder(row) : null
}

function selectStored(db: Queryable) {
  return db
    .selectFrom('orders as o')
    .leftJoin('invoices as i', (join) => join.onRef('i.order_id', '=', 'o.id').on('i.kind', '=', 'invoice'))
    .selectAll('o')
    .select('i.id as invoice_id')
}

function toStoredOrder(row: Selectable<OrdersTable> & { invoice_id: string | null }): StoredOrder {
  return { ...toOrder(row), invoiceId: row.invoice_id }
}

export function toOrder(row: Selectable<OrdersTable>): Order {
  return {
    id: row.id,
    accountId: row.account_id,
    plan: row.plan,
    credits: row.credits,
    validityDays: row.validity_days,
    provider: row.provider,
    status: row.status,
    currency: row.currency,
    amounts: toAmounts(row),
    taxTreatment: row.tax_treatment,
    taxRateBasisPoints: row.tax_rate_basis_points,
    // Written by insertOrder alone, from a checked buyer.
    buyer: row.buyer as Buyer,
    providerReference: row.provider_reference,
    checkout: row.checkout,
    paymentReference: row.payment_reference,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
  }
}
