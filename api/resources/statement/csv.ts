import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { StatementEntry, StatementPage } from '#shared/credits/statement.ts'

type Cell = string | number | null

/** Rows written before yielding to the event loop: about a millisecond. */
const entriesAtOnce = 100

const columns = [
  'id',
  'created_at',
  'kind',
  'credits',
  'balance',
  'grant_id',
  'job_id',
  'endpoint',
  'order_id',
  'reason',
]

export function presentEntry(entry: StatementEntry) {
  return {
    id: entry.id,
    created_at: entry.at.toISOString(),
    kind: entry.kind,
    credits: entry.credits,
    balance: entry.balance,
    grant_id: entry.grantId,
    job_id: entry.jobId,
    endpoint: entry.endpoint,
    order_id: entry.orderId,
    reason: entry.reason,
  }
}

/** Prevents formula injection with an apostrophe; numbers stay numbers. */
function toLines(rows: Cell[][]): string {
  return stringify(rows, { escape_formulas: true })
}

function balanceLine(kind: 'opening_balance' | 'closing_balance', balance: number): Cell[] {
  return [null, null, kind, null, balance, null, null, null, null, null]
}

/**
 * A whole statement, newest entry first: closing balance, entries, opening balance. A file without the last line is
 * truncated.
 */
export async function* writeStatementCsv(
  firstPage: StatementPage,
  readPage: (position: NonNullable<StatementPage['next']>) => Promise<StatementPage>,
): AsyncGenerator<string> {
  yield toLines([columns, balanceLine('closing_balance', firstPage.closingBalance)])
  let page = firstPage
  for (;;) {
    for (let at = 0; at < page.entries.length; at += entriesAtOnce) {
      const entries = page.entries.slice(at, at + entriesAtOnce)
      yield toLines(entries.map((entry) => Object.values(presentEntry(entry))))
      await nextTurn()
    }
    if (page.next === null) break
    page = await readPage(page.next)
  }
  yield toLines([balanceLine('opening_balance', page.openingBalance)])
}
