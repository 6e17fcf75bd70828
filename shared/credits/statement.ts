import type { InstantRange } from '#shared/credits/date-range.ts'
import type { LedgerKind } from '#shared/credits/ledger.ts'

export interface StatementEntry {
  id: string
  at: Date
  kind: LedgerKind
  credits: number
  /** Of the account, after this entry. */
  balance: number
  grantId: string
  /** What was bought with the entry's grant. */
  orderId: string | null
  jobId: string | null
  /**
   * Why credits were given back, `unchanged_result` or an error code, or taken back, in the operator's words. Null for
   * other kinds and former versions.
   */
  reason: string | null
  /** Of the job. */
  endpoint: string | null
}

/** The moment that all pages of one statement show. */
export interface StatementMoment {
  /** A pg_snapshot: which transactions had been committed. */
  snapshot: string
  /** Not after the snapshot was taken. */
  takenAt: Date
}

/** Where the next page of a statement begins. */
export interface StatementPosition {
  moment: StatementMoment
  /** Only entries with lower ids follow. */
  beforeId: string
  /** The closing balance of what follows. */
  balance: number
}

/** Part of a statement, newest entry first: openingBalance + Σ credits = closingBalance. */
export interface StatementPage {
  moment: StatementMoment
  openingBalance: number
  closingBalance: number
  entries: StatementEntry[]
  /** Null on the last page. */
  next: StatementPosition | null
}

export interface StatementRequest {
  accountId: string
  range: InstantRange
  entriesMax: number
  /** Null for the first page. */
  position: StatementPosition | null
}

/** An entry as the ledger has it, without its balance. */
export type LedgerLine = Omit<StatementEntry, 'balance'>

/** Walks down from the closing balance. `lines` may hold one more than the page: it says that there is a next one. */
export function toStatementPage(
  lines: LedgerLine[],
  closing: { balance: number; moment: StatementMoment },
  entriesMax: number,
): StatementPage {
  const entries: StatementEntry[] = []
  let balance = closing.balance
  for (const line of lines.slice(0, entriesMax)) {
    entries.push({ ...line, balance })
    balance -= line.credits
  }
  const last = entries.at(-1)
  const hasNext = lines.length > entriesMax && last !== undefined
  return {
    moment: closing.moment,
    openingBalance: balance,
    closingBalance: closing.balance,
    entries,
    next: hasNext ? { moment: closing.moment, beforeId: last.id, balance } : null,
  }
}
