import type { Selectable, Transaction } from 'kysely'
import type { Buyer } from '#shared/billing/billing-details.ts'
import { type Currency, type TaxedAmounts, toAmountColumns, toAmounts } from '#shared/billing/money.ts'
import type { TaxLine, TaxTreatment } from '#shared/billing/tax/tax.ts'
import type { InvoiceKind, InvoicesTable, Queryable, Tables } from '#shared/db/tables.ts'
import type { PaymentProviderId } from '#shared/orders/order.ts'
import { newId } from '#shared/platform/ids.ts'

/** An amount in dollars, converted to rupees for returns and registers. */
export interface RupeeValue {
  /** Rupees for a dollar. */
  rate: string
  taxableMinor: number
  taxMinor: number
  totalMinor: number
}

/**
 * The content of an invoice or credit note apart from its number, dates and amounts, frozen at issue: later changes to
 * settings, plans or the account do not affect it. Stored as JSON. CGST Rules 2017, rule 46 and rule 53(1A).
 */
export interface InvoiceDocument {
  supplier: {
    legalName: string
    addressLines: string[]
    gstin: string
    state: string
    gstCode: string
    email: string | null
  }
  /** With names in place of codes: the state of an Indian address, the country. */
  buyer: Buyer & { stateName: string | null; stateGstCode: string | null; countryName: string }
  /** State and its GST code; abroad the country, and no code. */
  placeOfSupply: { name: string; gstCode: string | null }
  line: { sacCode: string; description: string; quantity: number }
  treatment: TaxTreatment
  taxes: TaxLine[]
  /** Bought, or taken back. */
  credits: number
  isReverseCharge: boolean
  totalInWords: string
  /** The statement that an export needs, and its letter of undertaking. */
  endorsement: string | null
  lutReference: string | null
  rupeeValue: RupeeValue | null
  payment: { provider: PaymentProviderId; reference: string | null }
  /** The invoice that a credit note credits. */
  creditedInvoice: { number: string; issuedOn: string } | null
}

export interface Invoice {
  id: string
  kind: InvoiceKind
  number: string
  financialYear: string
  /** YYYY-MM-DD, in India. */
  issuedOn: string
  accountId: string
  orderId: string
  creditedInvoiceId: string | null
  currency: Currency
  amounts: TaxedAmounts
  document: InvoiceDocument
  /** Of the e-invoice registration, if there was one. */
  irn: string | null
  irnAcknowledgement: string | null
  irnQrCode: string | null
  createdAt: Date
}

type NewInvoice = Omit<Invoice, 'id' | 'createdAt' | 'irn' | 'irnAcknowledgement' | 'irnQrCode'> & {
  sequenceNumber: number
}

export async function insertInvoice(transaction: Transaction<Tables>, invoice: NewInvoice): Promise<Invoice> {
  const row = await transaction
    .insertInto('invoices')
    .values({
      id: newId(),
      kind: invoice.kind,
      financial_year: invoice.financialYear,
      sequence_number: invoice.sequenceNumber,
      number: invoice.number,
      issued_on: invoice.issuedOn,
      account_id: invoice.accountId,
      order_id: invoice.orderId,
      credited_invoice_id: invoice.creditedInvoiceId,
      currency: invoice.currency,
      ...toAmountColumns(invoice.amounts),
      document: invoice.document,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromRow(row)
}

/** An invoice or credit note of the account; null also for another account's. */
export async function findInvoice(db: Queryable, accountId: string, id: string): Promise<Invoice | null> {
  const query = db.selectFrom('invoices').selectAll().where('id', '=', id).where('account_id', '=', accountId)
  return fromOptionalRow(await query.executeTakeFirst())
}

/** For the operator: of any account. */
export async function findInvoiceByNumber(db: Queryable, number: string): Promise<Invoice | null> {
  return fromOptionalRow(await db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirst())
}

/** An order has at most one of each kind. */
export async function findInvoiceOfOrder(db: Queryable, orderId: string, kind: InvoiceKind): Promise<Invoice | null> {
  const query = db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).where('kind', '=', kind)
  return fromOptionalRow(await query.executeTakeFirst())
}

interface InvoicePage {
  /** Id of the last one of the page before; null for the first page. */
  cursor: string | null
  limit: number
}

/** Newest first. `accountId` is null for the operator, who sees all accounts. */
export async function listInvoices(db: Queryable, accountId: string | null, page: InvoicePage): Promise<Invoice[]> {
  let query = db.selectFrom('invoices').selectAll().orderBy('id', 'desc').limit(page.limit)
  if (accountId !== null) query = query.where('account_id', '=', accountId)
  if (page.cursor !== null) query = query.where('id', '<', page.cursor)
  return (await query.execute()).map(fromRow)
}

function fromOptionalRow(row: Selectable<InvoicesTable> | undefined): Invoice | null {
  return row ? fromRow(row) : null
}

function fromRow(row: Selectable<InvoicesTable>): Invoice {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    financialYear: row.financial_year,
    issuedOn: row.issued_on.toISOString().slice(0, 10),
    accountId: row.account_id,
    orderId: row.order_id,
    creditedInvoiceId: row.credited_invoice_id,
    currency: row.currency,
    amounts: toAmounts(row),
    // Written by insertInvoice alone, and final from then on.
    document: row.document as InvoiceDocument,
    irn: row.irn,
    irnAcknowledgement: row.irn_acknowledgement,
    irnQrCode: row.irn_qr_code,
    createdAt: row.created_at,
  }
}
