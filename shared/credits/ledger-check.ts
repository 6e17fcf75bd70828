import type { Sql } from 'postgres'
import { checkInvoices } from '#shared/billing/invoices/check-invoices.ts'
import { type CheckScope, type CreditCheck, checkCredits, wholeLedger } from '#shared/credits/check-credits.ts'
import type { LedgerFault, LedgerReader } from '#shared/credits/ledger-fault.ts'
import { checkOrders } from '#shared/orders/check-orders.ts'

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
 * Whether the counter of each API key holds what its jobs of this month hold or have been charged. Earlier months are not
 * counted any more, nor is a month that began before the counter.
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
