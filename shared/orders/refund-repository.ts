import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Currency, type TaxedAmounts, toAmountColumns, toAmounts } from '#shared/billing/money.ts'
import type { RefundsTable, Tables } from '#shared/db/tables.ts'
import { newId } from '#shared/platform/ids.ts'

type Reader = Kysely<Tables> | Transaction<Tables>

export const refundStatuses = ['pending', 'paid'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** The money paid back for the unspent credits of an order, which has at most one refund. */
export interface Refund {
  /** Also the provider's idempotency key. */
  id: string
  orderId: string
  creditNoteId: string
  /** Unspent credits that were taken back. */
  credits: number
  currency: Currency
  amounts: TaxedAmounts
  /** Pending until the money is on its way back. */
  status: RefundStatus
  /** The provider's or the bank's reference of the repayment. */
  providerReference: string | null
  createdAt: Date
  paidAt: Date | null
}

export type NewRefund = Pick<Refund, 'orderId' | 'creditNoteId' | 'credits' | 'currency' | 'amounts'>

export async function insertRefund(transaction: Transaction<Tables>, refund: NewRefund): Promise<Refund> {
  const row = await transaction
    .insertInto('refunds')
    .values({
      id: newId(),
      order_id: refund.orderId,
      credit_note_id: refund.creditNoteId,
      credits: refund.credits,
      currency: refund.currency,
      ...toAmountColumns(refund.amounts),
      status: 'pending',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRefund(row)
}

export async function findRefundOfOrder(db: Reader, orderId: string): Promise<Refund | null> {
  const row = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return row ? toRefund(row) : null
}

export async function findRefundsOfOrders(db: Reader, orderIds: string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return []
  return (await db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).execute()).map(toRefund)
}

/** Newest first; of one status if given. */
export async function listRefunds(db: Reader, page: { status: RefundStatus | null; limit: number }): Promise<Refund[]> {
  let query = db.selectFrom('refunds').selectAll().orderBy('id', 'desc').limit(page.limit)
  if (page.status !== null) query = query.where('status', '=', page.status)
  return (await query.execute()).map(toRefund)
}

/** Null if the refund is no longer pending (first writer wins). */
export async function markRefundPaid(db: Reader, id: string, providerReference: string): Promise<Refund | null> {
  const row = await db
    .updateTable('refunds')
    .set({ status: 'paid', provider_reference: providerReference, paid_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
  return row ? toRefund(row) : null
}

function toRefund(row: Selectable<RefundsTable>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    creditNoteId: row.credit_note_id,
    credits: row.credits,
    currency: row.currency,
    amounts: toAmounts(row),
    status: row.status,
    providerReference: row.provider_reference,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  }
}
