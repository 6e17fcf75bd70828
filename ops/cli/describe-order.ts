import { findInvoiceOfOrder } from '#shared/billing/invoices/invoice.ts'
import { formatMinor } from '#shared/billing/money.ts'
import type { Database } from '#shared/db/connect.ts'
import { findOrder, findOrderByTransfer, type StoredOrder } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import { findRefundOfOrder, type Refund } from '#shared/orders/refund-repository.ts'
import { isId } from '#shared/platform/ids.ts'
import { AdminError } from './admin-error.ts'
import { type Output, table } from './run-command.ts'

/** By its id or its transfer reference. @throws AdminError if there is no such order. */
export async function getOrder({ kysely }: Database, id: string): Promise<StoredOrder> {
  const order = isId(id) ? await findOrder(kysely, id) : await findOrderByTransfer(kysely, id)
  if (!order) throw new AdminError(`No order ${id}; run "orders list"`)
  return order
}

export function presentAdminOrder(order: StoredOrder): object {
  return {
    ...presentOrder(order),
    account_id: order.accountId,
    buyer: order.buyer.legalName,
    provider_reference: order.providerReference,
    payment_reference: order.paymentReference,
  }
}

export function presentRefund(refund: Refund): object {
  return {
    id: refund.id,
    order_id: refund.orderId,
    credit_note_id: refund.creditNoteId,
    credits: refund.credits,
    currency: refund.currency,
    amount: formatMinor(refund.amounts.taxableMinor),
    total: formatMinor(refund.amounts.totalMinor),
    status: refund.status,
    provider_reference: refund.providerReference,
    created_at: refund.createdAt.toISOString(),
    paid_at: refund.paidAt?.toISOString() ?? null,
  }
}

/** Output of a command on one order: a sentence on the change, if given, and the order as it is now. */
export async function describeOrder(database: Database, id: string, done?: string): Promise<Output> {
  const order = await getOrder(database, id)
  const refund = await findRefundOfOrder(database.kysely, order.id)
  const invoice = (await findInvoiceOfOrder(database.kysely, order.id, 'invoice'))?.number ?? null
  const creditNote = (await findInvoiceOfOrder(database.kysely, order.id, 'credit_note'))?.number ?? null
  return {
    json: {
      order: presentAdminOrder(order),
      refund: refund && presentRefund(refund),
      invoice_number: invoice,
      credit_note_number: creditNote,
    },
    lines: [
      ...(done === undefined ? [] : [done, '']),
      ...describeFacts(order, invoice ?? '-'),
      ...(refund ? describeRefund(refund, creditNote ?? '-') : []),
    ],
  }
}

function describeFacts(order: StoredOrder, invoiceNumber: string): string[] {
  const { taxes, amount, total, currency } = presentOrder(order)
  return table([
    ['order', order.id],
    ['account', order.accountId],
    ['buyer', order.buyer.legalName],
    ['plan', `${order.plan}: ${order.credits} credits for ${order.validityDays} days`],
    ['status', order.status],
    ['amount', `${currency} ${amount}`],
    ...taxes.map((tax) => [tax.name, `${currency} ${tax.amount} (${tax.rate} %)`]),
    ['total', `${currency} ${total}`],
    ['supply', order.taxTreatment],
    ['provider', [order.provider, order.providerReference ?? ''].join(' ').trim()],
    ...describeTransfer(order),
    ['payment', order.paymentReference ?? '-'],
    ['invoice', invoiceNumber],
    ['created', order.createdAt.toISOString()],
    ['expires', order.expiresAt.toISOString()],
    ['paid', order.paidAt?.toISOString() ?? '-'],
  ])
}

/** As shown to the buyer: for orders from before the short references, the id. */
function describeTransfer({ provider, checkout }: StoredOrder): [string, string][] {
  if (provider !== 'manual' || typeof checkout !== 'object' || checkout === null) return []
  if (!('payment_reference' in checkout)) return []
  return [['transfer', String(checkout.payment_reference)]]
}

function describeRefund(refund: Refund, creditNoteNumber: string): string[] {
  return [
    '',
    ...table([
      ['refund', refund.id],
      ['status', refund.status],
      ['credits', String(refund.credits)],
      ['total', `${refund.currency} ${formatMinor(refund.amounts.totalMinor)}`],
      ['credit note', creditNoteNumber],
      ['payment', refund.providerReference ?? '-'],
    ]),
  ]
}
