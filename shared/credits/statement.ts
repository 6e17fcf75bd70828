import { type Kysely, sql as kyselySql } from 'kysely'
import type { PendingQuery, Row, Sql } from 'postgres'
import type { InstantRange } from '#shared/credits/date-range.ts'
import { longestTransaction, lowestEntryId } from '#shared/credits/entry-bound.ts'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import type { Tables } from '#shared/db/tables.ts'

export interface StatementEntry {
  id: string
  at: Date
  kind: LedgerKind
  credits: number
  /** Of the account, after this entry. */
  balance: number
  grantId: string
  /** Of the entry's grant, if it was bought. */
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
interface StatementMoment {
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
  /** The closing balance of the next page. */
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
type LedgerLine = Omit<StatementEntry, 'balance'>

/** Balances from the closing one down. `lines` may hold one more than the page, which means that a next page exists. */
function toStatementPage(
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

interface LineRow {
  id: string | null
  created_at: Date
  kind: LedgerKind
  delta: number
  grant_id: string
  job_id: string | null
  reason: string | null
  endpoint: string | null
  order_id: string | null
}

interface FirstRow extends LineRow {
  balance: number
  snapshot: string
  taken_at: Date
}

/**
 * One page of an account's ledger, read in one statement and so as of one moment. The closing balance of the first page
 * is the remaining credits of all grants, less the movements since the end of the range; each further page continues with
 * the opening balance of the page before it, as of the moment of the first.
 */
export async function readStatementPage(sql: Sql, request: StatementRequest): Promise<StatementPage> {
  return request.position ? readNextPage(sql, request, request.position) : readFirstPage(sql, request)
}

async function readFirstPage(sql: Sql, request: StatementRequest): Promise<StatementPage> {
  const rows = await sql<FirstRow[]>`
    select closing.*, line.*
    from (
      select pg_current_snapshot()::text as snapshot, now() as taken_at,
        (select coalesce(sum(remaining), 0) from credit_grants where account_id = ${request.accountId})::float8
          - ${movedSince(sql, request)} as balance
    ) closing left join lateral (${selectLines(sql, request, sql``)}) line on true
    order by line.id desc`
  const [first] = rows
  if (!first) throw new Error('the statement query returned no row')
  const moment = { snapshot: first.snapshot, takenAt: first.taken_at }
  return toStatementPage(toLines(rows), { balance: first.balance, moment }, request.entriesMax)
}

async function readNextPage(
  sql: Sql,
  request: StatementRequest,
  { beforeId, balance, moment }: NonNullable<StatementRequest['position']>,
): Promise<StatementPage> {
  const rows = await sql<LineRow[]>`
    ${selectLines(sql, request, sql`and e.id < ${beforeId} and ${isVisibleAt(sql, moment)}`)}`
  return toStatementPage(toLines(rows), { balance, moment }, request.entriesMax)
}

function selectLines(sql: Sql, { accountId, range, entriesMax }: StatementRequest, condition: PendingQuery<Row[]>) {
  return sql`
    select e.id, e.created_at, e.kind, e.delta, e.grant_id, e.job_id, e.reason, j.endpoint, g.order_id
    from (
      select * from ledger_entries e
      where e.account_id = ${accountId} and e.id >= ${lowestEntryId(sql, accountId, range.startsAt)}
        and (${range.startsAt}::timestamptz is null or e.created_at >= ${range.startsAt})
        and (${range.endsAt}::timestamptz is null or e.created_at < ${range.endsAt})
        ${condition}
      order by e.id desc limit ${entriesMax + 1}
    ) e
    left join jobs j on j.id = e.job_id
    left join credit_grants g on g.id = e.grant_id
    order by e.id desc`
}

/** Sum of the entries after the range. */
function movedSince(sql: Sql, { accountId, range }: StatementRequest): PendingQuery<Row[]> {
  if (range.endsAt === null) return sql`0`
  return sql`(
    select coalesce(sum(e.delta), 0)::float8 from ledger_entries e
    where e.account_id = ${accountId} and e.id >= ${lowestEntryId(sql, accountId, range.endsAt)}
      and e.created_at >= ${range.endsAt})`
}

/**
 * Whether entry `e` had been committed at the moment. A row's xmin holds the lower 32 bits of its transaction id, which
 * are completed from the snapshot's xmax. Rows old enough for the bits to be ambiguous need no comparison.
 */
function isVisibleAt(sql: Sql, { snapshot, takenAt }: StatementMoment): PendingQuery<Row[]> {
  const ahead = sql`((e.xmin::text::bigint - pg_snapshot_xmax(${snapshot}::pg_snapshot)::text::bigint) & 4294967295)`
  return sql`(
    e.created_at < ${takenAt}::timestamptz - ${longestTransaction}::interval
    or pg_visible_in_snapshot((
      pg_snapshot_xmax(${snapshot}::pg_snapshot)::text::bigint + ${ahead}
        - case when ${ahead} >= 2147483648 then 4294967296 else 0 end)::text::xid8, ${snapshot}::pg_snapshot))`
}

function toLines(rows: LineRow[]): LedgerLine[] {
  return rows.flatMap((row) => {
    // The first page of an empty range has one row, for its balance.
    if (row.id === null) return []
    const { id, created_at: at, kind, delta: credits, grant_id: grantId, job_id: jobId, endpoint, reason } = row
    return [{ id, at, kind, credits, grantId, orderId: row.order_id, jobId, endpoint, reason }]
  })
}

/**
 * The account's ledger for the operator, newest first. `balance` is the sum of all entries up to this one, archived ones
 * included.
 */
export function listLedgerEntries(db: Kysely<Tables>, accountId: string, limit: number) {
  return db
    .selectFrom('ledger_entries')
    .selectAll()
    .select(
      kyselySql<number>`((sum(delta) over (order by id)) + (
        select coalesce(sum(s.opening + s.moved), 0) from ledger_archived_sums s
        join credit_grants g on g.id = s.grant_id where g.account_id = ${accountId}
      ))::int`.as('balance'),
    )
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
