import type { PendingQuery, Row, Sql } from 'postgres'
import { longestTransaction, lowestEntryId } from '#shared/credits/entry-bound.ts'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import {
  type LedgerLine,
  type StatementMoment,
  type StatementPage,
  type StatementRequest,
  toStatementPage,
} from '#shared/credits/statement.ts'

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
 * is what all grants still hold, less what has moved since the end of the range; each further page takes up the opening
 * balance of the page before it, as of the moment of the first.
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

/** Σ of what was written after the range. */
function movedSince(sql: Sql, { accountId, range }: StatementRequest): PendingQuery<Row[]> {
  if (range.endsAt === null) return sql`0`
  return sql`(
    select coalesce(sum(e.delta), 0)::float8 from ledger_entries e
    where e.account_id = ${accountId} and e.id >= ${lowestEntryId(sql, accountId, range.endsAt)}
      and e.created_at >= ${range.endsAt})`
}

/**
 * Whether entry `e` had been committed at the moment. A row names the transaction that wrote it by the lower 32 bits of
 * its number, which are completed from the snapshot's own numbers; for rows so old that the bits could mean another
 * transaction, no look is needed.
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
