import { type Kysely, sql, type Transaction } from 'kysely'
import { issueInvoice } from '#shared/billing/invoices/issue-invoice.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Order, PaymentProviderId } from '#shared/orders/order.ts'
import { lockOrder, toOrder } from '#shared/orders/order-repository.ts'
import type { Payment } from '#shared/payments/payment-provider.ts'

/**
 * Outcome of a payment. `paid`: it settled the order. `already_paid`: it settled the order before. `surplus`: another
 * payment settled it; the operator pays this one back. The others name the mismatch, and nothing was changed.
 */
export const settleOutcomes = [
  'paid',
  'already_paid',
  'surplus',
  'unknown_order',
  'wrong_amount',
  'wrong_currency',
  'wrong_provider',
] as const
export type SettleOutcome = (typeof settleOutcomes)[number]

interface Settlement {
  orderId: string
  provider: PaymentProviderId
  payment: Payment
}

/**
 * The only way to settle an order, for webhook, browser callback, sweep and operator. In one transaction it grants the
 * credits, marks the order paid and issues the invoice; or it does nothing. First writer wins: a concurrent settlement
 * waits for the row lock and finds the order paid.
 */
export async function settleOrder(
  db: Kysely<Tables>,
  settlement: Settlement,
  supplier: Supplier,
): Promise<{ outcome: SettleOutcome }> {
  return db.transaction().execute((transaction) => settleWithin(transaction, settlement, supplier))
}

/** Like `settleOrder`, within the caller's transaction, which should end soon: it locks the invoice number series. */
export async function settleWithin(
  transaction: Transaction<Tables>,
  { orderId, provider, payment }: Settlement,
  supplier: Supplier,
): Promise<{ outcome: SettleOutcome }> {
  const order = await lockOrder(transaction, orderId)
  const outcome = order ? judgePayment(order, provider, payment) : 'unknown_order'
  if (order && outcome === 'paid') {
    if (await paidAnotherOrder(transaction, provider, payment)) return { outcome: 'surplus' }
    await pay(transaction, order, payment, supplier)
  }
  return { outcome }
}

function judgePayment(order: Order, provider: PaymentProviderId, payment: Payment): SettleOutcome {
  if (order.provider !== provider) return 'wrong_provider'
  const isPaid = order.status === 'paid' || order.status === 'refunded'
  if (isPaid) return order.paymentReference === payment.reference ? 'already_paid' : 'surplus'
  if (order.currency !== payment.currency) return 'wrong_currency'
  return order.amounts.totalMinor === payment.amountMinor ? 'paid' : 'wrong_amount'
}

/** One online payment pays one order. The operator may split a bank transfer over several. */
async function paidAnotherOrder(
  transaction: Transaction<Tables>,
  provider: PaymentProviderId,
  payment: Payment,
): Promise<boolean> {
  if (provider === 'manual') return false
  const row = await transaction
    .selectFrom('orders')
    .select('id')
    .where('provider', '=', provider)
    .where('payment_reference', '=', payment.reference)
    .executeTakeFirst()
  return row !== undefined
}

async function pay(
  transaction: Transaction<Tables>,
  order: Order,
  payment: Payment,
  supplier: Supplier,
): Promise<void> {
  await insertGrant(transaction, {
    accountId: order.accountId,
    plan: order.plan,
    source: 'purchase',
    credits: order.credits,
    validityDays: order.validityDays,
    orderId: order.id,
  })
  const paid = await transaction
    .updateTable('orders')
    .set({ status: 'paid', payment_reference: payment.reference, next_check_at: null, paid_at: sql<Date>`now()` })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await issueInvoice(transaction, { order: toOrder(paid), supplier })
}
