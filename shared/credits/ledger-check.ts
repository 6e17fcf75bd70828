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
  return { ...credits, ...orders, ...invoices, faults: [...credits.faults, ...orders.faults, ...invoices.faults] }
}

/** Credits by which the books are off; 0 when every invariant of the credits holds. */
export function totalDrift(faults: LedgerFault[]): number {
  return faults.reduce((sum, fault) => sum + Math.abs(fault.drift), 0)
}
