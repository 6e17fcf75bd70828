import type { Sql, TransactionSql } from 'postgres'

export interface LedgerFault {
  /** Such as "grant 01a1…" or "invoice POA/26-27/000123"; null when the fault cannot be laid to one thing. */
  subject: string | null
  accountId: string | null
  /** Which invariant is broken, in words. */
  fault: string
  /** By how many credits; 0 where it is not credits that are wrong. */
  drift: number
}

/** What the parts of the check are run with: one transaction, and so one snapshot. */
export type LedgerReader = Sql | TransactionSql

interface FaultRow {
  subject: string
  account_id: string | null
  fault: string
}

export function toFault(row: FaultRow): LedgerFault {
  return { subject: row.subject, accountId: row.account_id, fault: row.fault, drift: 0 }
}
