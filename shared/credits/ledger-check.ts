import type { Sql } from 'postgres'
import { checkInvoices } from '#shared/billing/invoices/check-invoices.ts'
import { checkCredits } from '#shared/credits/check-credits.ts'
import type { LedgerFault } from '#shared/credits/ledger-fault.ts'
import { checkOrders } from '#shared/orders/check-orders.ts'

export interface LedgerCheck {
  grants: number
  entries: number
  jobsHeld: number
  orders: number
  refunds: number
  /** And credit notes. */
  invoices: number
  faults: LedgerFault[]
}

/** Proves the books (credits, orders, invoices) on one snapshot, while calls and payments go on. */
export async function checkLedger(sql: Sql): Promise<LedgerCheck> {
  return sql.begin('isolation level repeatable read read only', async (snapshot) => {
    const credits = await checkCredits(snapshot)
    const orders = await checkOrders(snapshot)
    const invoices = await checkInvoices(snapshot)
    const faults = [...credits.faults, ...orders.faults, ...invoices.faults]
    return { ...credits, ...orders, ...invoices, faults }
  })
}

/** Credits by which the books are off; 0 when every invariant of the credits holds. */
export function totalDrift(faults: LedgerFault[]): number {
  return faults.reduce((sum, fault) => sum + Math.abs(fault.drift), 0)
}
