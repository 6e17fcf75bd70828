import { type Kysely, sql, type Transaction } from 'kysely'
import { findInvoiceOfOrder } from '#shared/billing/invoices/invoice.ts'
import { issueCreditNote } from '#shared/billing/invoices/issue-invoice.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import { splitRefund } from '#shared/billing/tax/tax.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'
import { lockOrder } from '#shared/orders/order-repository.ts'
import { insertRefund, type Refund } from '#shared/orders/refund-repository.ts'

/** Why an order cannot be refunded; for `calls_held`, not at this moment. */
export type RefundRefusal =
  | 'unknown_order'
  | 'not_paid'
  | 'already_refunded'
  | 'credits_expired'
  | 'nothing_unspent'
  | 'calls_held'

/**
 * Takes the unspent credits of a paid order back, with the plan that came with them, and issues the credit note for
 * them: all of it or nothing. The money is not sent here: the refund is left pending, for pay-refund.ts.
 */
export async function refundOrder(
  db: Kysely<Tables>,
  orderId: string,
  supplier: Supplier,
): Promise<{ outcome: 'refunded'; refund: Refund } | { outcome: RefundRefusal }> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (!order) return { outcome: 'unknown_order' }
    if (order.status === 'refunded') return { outcome: 'already_refunded' }
    if (order.status !== 'paid') return { outcome: 'not_paid' }

    const grant = await lockGrant(transaction, order.id)
    if (grant.hasExpired) return { outcome: 'credits_expired' }
    if (await isHeld(transaction, order.accountId, grant.id)) return { outcome: 'calls_held' }
    if (grant.remaining === 0) return { outcome: 'nothing_unspent' }
    await voidGrant(transaction, order, grant)
    return { outcome: 'refunded', refund: await bookRefund(transaction, order, grant.remaining, supplier) }
  })
}

interface LockedGrant {
  id: string
  remaining: number
  hasExpired: boolean
}

async function lockGrant(transaction: Transaction<Tables>, orderId: string): Promise<LockedGrant> {
  const grant = await transaction
    .selectFrom('credit_grants')
    .select(['id', 'remaining', sql<boolean>`expires_at <= now()`.as('hasExpired')])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!grant) throw new Error(`order ${orderId} is paid and has no grant: run "npm run ledger:verify"`)
  return grant
}

/** Asked once the grant is locked: from then on no call can be set aside on it. */
async function isHeld(transaction: Transaction<Tables>, accountId: string, grantId: string): Promise<boolean> {
  const leg = await transaction
    .selectFrom('jobs as j')
    .innerJoin('ledger_entries as e', 'e.job_id', 'j.id')
    .select('j.id')
    .where('j.account_id', '=', accountId)
    .where('j.money_state', '=', 'held')
    .where('e.grant_id', '=', grantId)
    .where('e.kind', '=', 'reserve')
    .limit(1)
    .executeTakeFirst()
  return leg !== undefined
}

async function voidGrant(transaction: Transaction<Tables>, order: Order, grant: LockedGrant): Promise<void> {
  await transaction
    .updateTable('credit_grants')
    .set({ remaining: 0, active: false, voided_at: sql<Date>`now()` })
    .where('id', '=', grant.id)
    .execute()
  await transaction
    .insertInto('ledger_entries')
    .values({
      account_id: order.accountId,
      grant_id: grant.id,
      job_id: null,
      kind: 'refund',
      delta: -grant.remaining,
    })
    .execute()
  await transaction.updateTable('orders').set({ status: 'refunded' }).where('id', '=', order.id).execute()
}

async function bookRefund(
  transaction: Transaction<Tables>,
  order: Order,
  credits: number,
  supplier: Supplier,
): Promise<Refund> {
  const invoice = await findInvoiceOfOrder(transaction, order.id, 'invoice')
  if (!invoice) throw new Error(`order ${order.id} is paid and has no invoice: run "npm run ledger:verify"`)
  const share = { unspent: credits, granted: order.credits }
  const amounts = splitRefund(order.amounts, order.taxRateBasisPoints, order.taxTreatment, share)
  const creditNote = await issueCreditNote(transaction, { invoice, amounts, credits, supplier })
  return insertRefund(transaction, {
    orderId: order.id,
    creditNoteId: creditNote.id,
    credits,
    currency: order.currency,
    amounts,
  })
}
