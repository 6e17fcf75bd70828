import type { PendingQuery, Row, Sql } from 'postgres'
import { type CheckScope, type CreditCheck, checkCredits, wholeLedger } from '#shared/credits/check-credits.ts'
import type { LedgerFault, LedgerReader } from '#shared/credits/ledger.ts'
import { firstIdAt } from '#shared/platform/ids.ts'

export interface LedgerCheck extends CreditCheck {
  orders: number
  refunds: number
  /** And credit notes. */
  invoices: number
}

/** Proves the whole books (credits, orders, invoices) on one snapshot, concurrently with calls and payments. */
export async function checkLedger(sql: Sql): Promise<LedgerCheck> {
  return sql.begin('isolation level repeatable read read only', (snapshot) => checkBooks(snapshot, wholeLedger))
}

/** The books within a scope; of orders and invoices, those that are new where the scope has a start. */
export async function checkBooks(snapshot: LedgerReader, scope: CheckScope): Promise<LedgerCheck> {
  const isWhole = scope.fromEntryId === null
  const credits = await checkCredits(snapshot, scope)
  const orders = await checkOrders(snapshot, isWhole)
  const invoices = await checkInvoices(snapshot, isWhole)
  const keys = isWhole ? await checkKeyUsage(snapshot) : []
  return {
    ...credits,
    ...orders,
    ...invoices,
    faults: [...credits.faults, ...orders.faults, ...invoices.faults, ...keys],
  }
}

/**
 * Checks that the counter of each API key equals the credits that its jobs of this month hold or were charged. Earlier
 * months are no longer counted, nor is a month that began before the counter existed.
 */
async function checkKeyUsage(snapshot: LedgerReader): Promise<LedgerFault[]> {
  const month = snapshot`(date_trunc('month', pg_catalog.now() at time zone 'UTC') at time zone 'UTC')`
  return snapshot<LedgerFault[]>`
    select 'key ' || id as subject, account_id as "accountId",
      'the credits counted for the month are not those of its jobs' as fault, (counted - credits)::float8 as drift
    from (
      select k.id, k.account_id, coalesce(j.credits, 0) as credits,
        case when u.month = (${month} at time zone 'UTC')::date then u.credits else 0 end as counted
      from api_key_usage u join api_keys k on k.id = u.api_key_id left join (
        select api_key_id, sum(cost) as credits from jobs
        where id >= first_id_at(${month} - interval '1 minute') and created_at >= ${month} and money_state <> 'voided'
        group by api_key_id
      ) j on j.api_key_id = k.id
      where u.since <= greatest(${month}, k.created_at)
    ) key where counted <> credits`
}

/** Credits by which the books are off; 0 when every invariant of the credits holds. */
export function totalDrift(faults: LedgerFault[]): number {
  return faults.reduce((sum, fault) => sum + Math.abs(fault.drift), 0)
}

interface FaultRow {
  subject: string
  account_id: string | null
  fault: string
}

function toFault(row: FaultRow): LedgerFault {
  return { subject: row.subject, accountId: row.account_id, fault: row.fault, drift: 0 }
}

/**
 * Proves that money and credits agree: exactly the paid orders have one grant of their credits and one invoice of their
 * amounts; exactly the refunded orders have a voided grant, one refund and one credit note, which agree with each other
 * and the ledger and exceed the invoice in no part. Unless `isWhole`, checks only orders that were created or refunded
 * in the last `newOrderDays`.
 */
export async function checkOrders(
  sql: LedgerReader,
  isWhole = true,
): Promise<Pick<LedgerCheck, 'orders' | 'refunds' | 'faults'>> {
  const rows = await sql<FaultRow[]>`
    with looked_at as (
      ${isWhole ? sql`select id from orders` : selectNewOrders(sql)}
    ), books as (
      select o.id, o.account_id, o.status in ('paid', 'refunded') as is_paid, o.status = 'refunded' as is_refunded,
        g.id as grant_id, g.voided_at, i.id as invoice_id, n.id as note_id, n.credited_invoice_id, r.id as refund_id,
        count(*) over (partition by o.id) as matches, coalesce(r.credits, 0) as refunded,
        coalesce(t.credits, 0) as taken_back,
        row(o.account_id, o.credits, o.plan) as bought, row(g.account_id, g.granted, g.plan) as got,
        row(o.account_id, o.currency, o.taxable_minor, o.cgst_minor, o.sgst_minor, o.igst_minor) as owed,
        row(i.account_id, i.currency, i.taxable_minor, i.cgst_minor, i.sgst_minor, i.igst_minor) as invoiced,
        row(n.id, n.currency, n.taxable_minor, n.cgst_minor, n.sgst_minor, n.igst_minor) as credited,
        row(r.credit_note_id, r.currency, r.taxable_minor, r.cgst_minor, r.sgst_minor, r.igst_minor) as paid_back,
        n.taxable_minor > i.taxable_minor or n.cgst_minor > i.cgst_minor or n.sgst_minor > i.sgst_minor
          or n.igst_minor > i.igst_minor as is_note_above
      from looked_at l join orders o on o.id = l.id
      left join credit_grants g on g.order_id = o.id
      left join lateral (
        select -sum(delta) as credits from ledger_entries where grant_id = g.id and kind = 'refund'
      ) t on true
      left join invoices i on i.order_id = o.id and i.kind = 'invoice'
      left join invoices n on n.order_id = o.id and n.kind = 'credit_note'
      left join refunds r on r.order_id = o.id
    )
    select distinct 'order ' || b.id as subject, b.account_id, f.fault
    from books b cross join lateral (values
      ('it has two grants, invoices, credit notes or refunds', matches > 1),
      ('it is paid and has no grant', is_paid and grant_id is null),
      ('it is not paid and has a grant', not is_paid and grant_id is not null),
      ('its grant is not what was bought', grant_id is not null and got is distinct from bought),
      ('it is paid and has no invoice', is_paid and invoice_id is null),
      ('it is not paid and has an invoice', not is_paid and invoice_id is not null),
      ('its invoice is of other amounts', invoice_id is not null and invoiced is distinct from owed),
      ('it is refunded and its grant is not voided', is_refunded and voided_at is null),
      ('its grant is voided and it is not refunded', not is_refunded and voided_at is not null),
      ('it is refunded and has no refund', is_refunded and refund_id is null),
      ('it is not refunded and has a refund', not is_refunded and refund_id is not null),
      ('it is refunded and has no credit note', is_refunded and note_id is null),
      ('it is not refunded and has a credit note', not is_refunded and note_id is not null),
      ('its credit note is above its invoice', is_note_above),
      ('its credit note credits another invoice', note_id is not null and credited_invoice_id is distinct from invoice_id),
      ('its refund is not what its credit note says', refund_id is not null and paid_back is distinct from credited),
      ('its refund is not what the ledger took back', refunded <> taken_back)
    ) f (fault, is_broken)
    where f.is_broken`
  const [totals] = await sql<{ orders: number; refunds: number }[]>`
    select (select count(*) from orders)::int as orders, (select count(*) from refunds)::int as refunds`
  if (!totals) throw new Error('the order check returned no row')
  return { ...totals, faults: rows.map(toFault) }
}

/** Bank transfers are awaited for 30 days, and late payments still settle an order. Ids begin with the time. */
const newOrderDays = 60

function selectNewOrders(sql: LedgerReader): PendingQuery<Row[]> {
  return sql`
    select id from orders where id >= ${firstIdAt(Date.now() - newOrderDays * 86_400_000)}::uuid
    union select order_id from refunds where created_at > now() - make_interval(days => ${newOrderDays})`
}

/**
 * Proves the invoices and credit notes: the parts of each add up; its date is within its financial year and not before
 * that of the previous number; and the numbers of each series are 1 to n without a gap, with n + 1 next. Unless
 * `isWhole`, checks only the latest financial year.
 */
export async function checkInvoices(
  sql: LedgerReader,
  isWhole = true,
): Promise<Pick<LedgerCheck, 'invoices' | 'faults'>> {
  const ofYears = isWhole ? sql`` : sql`where financial_year = (select max(financial_year) from invoice_series)`
  const rows = [...(await findInvoiceFaults(sql, ofYears)), ...(await findSeriesFaults(sql, ofYears))]
  const [totals] = await sql<{ invoices: number }[]>`select count(*)::int as invoices from invoices`
  if (!totals) throw new Error('the invoice check returned no row')
  return { ...totals, faults: rows.map(toFault) }
}

async function findInvoiceFaults(sql: LedgerReader, ofYears: PendingQuery<Row[]>): Promise<FaultRow[]> {
  return sql<FaultRow[]>`
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

async function findSeriesFaults(sql: LedgerReader, ofYears: PendingQuery<Row[]>): Promise<FaultRow[]> {
  return sql<FaultRow[]>`
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
