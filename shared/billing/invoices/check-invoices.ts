import type { PendingQuery, Row } from 'postgres'
import { type LedgerFault, type LedgerReader, toFault } from '#shared/credits/ledger-fault.ts'

export interface InvoiceCheck {
  /** And credit notes. */
  invoices: number
  faults: LedgerFault[]
}

interface InvoiceFaultRow {
  subject: string
  account_id: string | null
  fault: string
}

/**
 * Proves the invoices and credit notes: the parts of each add up; it is dated within its financial year and not before
 * the number before it; and the numbers of each series are 1 to n without a gap, with n + 1 to come. Unless `isWhole`, of
 * the latest financial year.
 */
export async function checkInvoices(sql: LedgerReader, isWhole = true): Promise<InvoiceCheck> {
  const ofYears = isWhole ? sql`` : sql`where financial_year = (select max(financial_year) from invoice_series)`
  const rows = [...(await findInvoiceFaults(sql, ofYears)), ...(await findSeriesFaults(sql, ofYears))]
  const [totals] = await sql<{ invoices: number }[]>`select count(*)::int as invoices from invoices`
  if (!totals) throw new Error('the invoice check returned no row')
  return { ...totals, faults: rows.map(toFault) }
}

async function findInvoiceFaults(sql: LedgerReader, ofYears: PendingQuery<Row[]>): Promise<InvoiceFaultRow[]> {
  return sql<InvoiceFaultRow[]>`
    with dated as (
      select *, lag(issued_on) over (partition by kind, financial_year order by sequence_number) as issued_before,
        extract(year from issued_on - interval '3 months')::int as year_start
      from invoices ${ofYears}
    )
    select case kind when 'invoice' then 'invoice ' else 'credit note ' end || number as subject, account_id, f.fault
    from dated cross join lateral (values
      ('its parts are not its total', total_minor <> taxable_minor + cgst_minor + sgst_minor + igst_minor),
      ('its CGST is not its SGST', cgst_minor <> sgst_minor),
      ('it has the tax of a state and that between states', cgst_minor > 0 and igst_minor > 0),
      ('its number is not that of its place in the series',
        split_part(number, '/', 2) <> financial_year or split_part(number, '/', 3) <> lpad(sequence_number::text, 6, '0')),
      ('it is dated outside its financial year',
        financial_year <> lpad((year_start % 100)::text, 2, '0') || '-' || lpad(((year_start + 1) % 100)::text, 2, '0')),
      ('it is dated before the number before it', issued_on < issued_before)
    ) f (fault, is_broken)
    where f.is_broken`
}

async function findSeriesFaults(sql: LedgerReader, ofYears: PendingQuery<Row[]>): Promise<InvoiceFaultRow[]> {
  return sql<InvoiceFaultRow[]>`
    with used as (
      select kind, financial_year, count(*) as numbers, count(distinct sequence_number) as different,
        min(sequence_number) as lowest, max(sequence_number) as highest, max(issued_on) as last_date
      from invoices ${ofYears} group by kind, financial_year
    ), series as (
      select * from invoice_series ${ofYears}
    )
    select case kind when 'invoice' then 'invoices ' else 'credit notes ' end || financial_year as subject,
      null as account_id, f.fault
    from used full join series s using (kind, financial_year) cross join lateral (values
      ('numbers are missing or doubled', lowest <> 1 or highest <> numbers or different <> numbers),
      ('the next number is not one above the last', next_number is distinct from coalesce(highest, 0) + 1),
      ('the series has forgotten its last date', last_issued_on < last_date)
    ) f (fault, is_broken)
    where f.is_broken`
}
