import { type Kysely, sql, type Transaction } from 'kysely'
import { composeCreditNote, composeInvoice } from '#shared/billing/invoices/compose-document.ts'
import { financialYearOf, findIndianDay } from '#shared/billing/invoices/financial-year.ts'
import { type Invoice, insertInvoice } from '#shared/billing/invoices/invoice.ts'
import type { TaxedAmounts } from '#shared/billing/money.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import type { InvoiceKind, Tables } from '#shared/db/tables.ts'
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
  /** Of the refund: see `splitRefund`. */
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

/** CGST Rules 2017, rule 46(b) and rule 53(1A)(c). */
const numberCharactersMax = 16
const sequenceDigits = 6

interface AllocatedNumber {
  number: string
  financialYear: string
  sequenceNumber: number
  /** YYYY-MM-DD. */
  issuedOn: string
}

/**
 * The next number of a series, such as POA/26-27/000123. Each financial year counts from 1. The series' row stays locked
 * until the transaction ends: if that fails, the next one gets the same number, so that none is ever missing. Within a
 * year no number has an earlier date than the one before it. A prefix that a restore has retired is replaced.
 *
 * @throws Error when the number no longer fits into 16 characters.
 */
export async function allocateNumber(
  transaction: Transaction<Tables> | Kysely<Tables>,
  kind: InvoiceKind,
  prefix: string,
): Promise<AllocatedNumber> {
  const today = await findIndianDay(transaction)
  const financialYear = financialYearOf(today)
  const { rows } = await sql<{ sequence: number; issued_on: string; prefix: string }>`
    insert into invoice_series as s (kind, financial_year, next_number, last_issued_on)
    values (${kind}, ${financialYear}, 2, ${today}::date)
    on conflict (kind, financial_year) do update
      set next_number = s.next_number + 1, last_issued_on = greatest(s.last_issued_on, excluded.last_issued_on)
    returning next_number - 1 as sequence, to_char(last_issued_on, 'YYYY-MM-DD') as issued_on,
      coalesce((select replacement from invoice_prefixes where configured = ${prefix}), ${prefix}) as prefix`.execute(
    transaction,
  )
  const [row] = rows
  if (!row) throw new Error('Postgres gave no invoice number.')
  const number = formatNumber(row.prefix, financialYear, row.sequence)
  return { number, financialYear, sequenceNumber: row.sequence, issuedOn: row.issued_on }
}

export interface PrefixChange {
  /** As set in INVOICE_PREFIX or CREDIT_NOTE_PREFIX. */
  configured: string
  replacement: string
}

/**
 * Numbers issued from now on begin with the replacement wherever the configured prefix would be used. Repeating a change
 * does nothing; a later change of the same configured prefix takes its place.
 *
 * @returns false if numbers with one of the new prefixes exist already; then nothing is changed.
 */
export async function replacePrefixes(db: Kysely<Tables>, changes: PrefixChange[]): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows: current } = await sql<PrefixChange>`select configured, replacement from invoice_prefixes`.execute(
      transaction,
    )
    const isDone = ({ configured, replacement }: PrefixChange) =>
      current.some((known) => known.configured === configured && known.replacement === replacement)
    const open = changes.filter((change) => !isDone(change))
    const names = open.map(({ replacement }) => replacement)
    const { rows: used } = await sql`
      select 1 from invoices where split_part(number, '/', 1) = any(${names}::text[])
      union all select 1 from invoice_prefixes where replacement = any(${names}::text[])
      limit 1`.execute(transaction)
    if (used.length > 0) return false
    for (const { configured, replacement } of open) {
      await sql`
        insert into invoice_prefixes (configured, replacement) values (${configured}, ${replacement})
        on conflict (configured) do update set replacement = excluded.replacement, created_at = now()`.execute(
        transaction,
      )
    }
    return true
  })
}

export function formatNumber(prefix: string, financialYear: string, sequence: number): string {
  const number = `${prefix}/${financialYear}/${String(sequence).padStart(sequenceDigits, '0')}`
  if (number.length > numberCharactersMax) {
    throw new Error(`${number} has over ${numberCharactersMax} characters: a shorter prefix makes room.`)
  }
  return number
}
