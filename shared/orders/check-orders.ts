import type { PendingQuery, Row } from 'postgres'
import { type LedgerFault, type LedgerReader, toFault } from '#shared/credits/ledger-fault.ts'
import { firstIdAt } from '#shared/platform/ids.ts'

export interface OrderCheck {
  orders: number
  refunds: number
  faults: LedgerFault[]
}

interface OrderFaultRow {
  subject: string
  account_id: string
  fault: string
}

/**
 * Proves that money and credits belong together: every paid order, and no other, has one grant of its credits and one
 * invoice of its amounts; every refunded order, and no other, has a voided grant, one refund and one credit note, which
 * agree with each other and the ledger and are in no part above the invoice. Unless `isWhole`, of orders that were made or
 * refunded in the last days.
 */
export async function checkOrders(sql: LedgerReader, isWhole = true): Promise<OrderCheck> {
  const rows = await sql<OrderFaultRow[]>`
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

/** An order can be paid for a week at most. Ids begin with the time. */
const newOrderDays = 30

function selectNewOrders(sql: LedgerReader): PendingQuery<Row[]> {
  return sql`
    select id from orders where id >= ${firstIdAt(Date.now() - newOrderDays * 86_400_000)}::uuid
    union select order_id from refunds where created_at > now() - make_interval(days => ${newOrderDays})`
}
