import type { Transaction } from 'kysely'
import { allocateNumber } from '#shared/billing/invoices/allocate-number.ts'
import { composeCreditNote, composeInvoice } from '#shared/billing/invoices/compose-document.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { insertInvoice } from '#shared/billing/invoices/invoice-repository.ts'
import type { TaxedAmounts } from '#shared/billing/money.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Order } from '#shared/orders/order.ts'

/**
 * Issues the tax invoice of an order, in the transaction that settles its payment. It locks the number series
 * until that transaction ends: call it last, with the order as it is after the payment. An order's second
 * invoice is refused by a unique key.
 */
export async function issueInvoice(
  transaction: Transaction<Tables>,
  { order, supplier }: { order: Order; supplier: Supplier },
): Promise<Invoice> {
  const allocated = await allocateNumber(transaction, 'invoice', supplier.invoicePrefix)
  const document = composeInvoice(order, supplier, allocated.issuedOn)
  return insertInvoice(transaction, {
    kind: 'invoice',
    ...allocated,
    accountId: order.accountId,
    orderId: order.id,
    creditedInvoiceId: null,
    currency: order.currency,
    amounts: order.amounts,
    document,
  })
}

export interface NewCreditNote {
  /** The invoice that it credits. */
  invoice: Invoice
  /** What is taken back: see split-refund.ts. */
  amounts: TaxedAmounts
  /** Unspent credits taken back. */
  credits: number
  supplier: Supplier
}

/** Issues the credit note of a refund, in its transaction; call it last, as above. */
export async function issueCreditNote(transaction: Transaction<Tables>, note: NewCreditNote): Promise<Invoice> {
  const { invoice, amounts, credits, supplier } = note
  const document = composeCreditNote(invoice, amounts, credits, supplier)
  const allocated = await allocateNumber(transaction, 'credit_note', supplier.creditNotePrefix)
  return insertInvoice(transaction, {
    kind: 'credit_note',
    ...allocated,
    accountId: invoice.accountId,
    orderId: invoice.orderId,
    creditedInvoiceId: invoice.id,
    currency: invoice.currency,
    amounts,
    document,
  })
}
