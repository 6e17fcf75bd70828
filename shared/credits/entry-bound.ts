import type { PendingQuery, Row, Sql } from 'postgres'

/**
 * Ids of ledger entries are assigned when a transaction writes and become visible when it commits, so they follow time
 * only to within the length of a transaction. Every pool's statements end within seconds; an hour is a wide margin.
 */
export const longestTransaction = '1 hour'
const longestTransactionMs = 3_600_000

/**
 * A subquery for the lowest id that an entry of the account can have if it was written at `instant` or later; null if
 * the account has no entries. There is no index on the time of entries, which are written on every call: the ids are
 * found by binary search instead, in some thirty steps down the primary key. Entries before the result are older than
 * `instant`; those after it must still be compared.
 */
export function lowestEntryId(sql: Sql, accountId: string, instant: Date | null): PendingQuery<Row[]> {
  if (instant === null) return sql`(0)`
  return sql`(
    with recursive span (low, high) as (
      select (select id from ledger_entries where account_id = ${accountId} order by id limit 1),
        (select id + 1 from ledger_entries where account_id = ${accountId} order by id desc limit 1)
      union all
      select case when probe.is_older then probe.id + 1 else span.low end,
        case when probe.is_older then span.high else (span.low + span.high) / 2 end
      from span cross join lateral (
        select id, created_at < ${instant}::timestamptz - ${longestTransaction}::interval as is_older
        from ledger_entries where account_id = ${accountId} and id >= (span.low + span.high) / 2 order by id limit 1
      ) probe
      where span.low < span.high
    )
    select max(low) from span)`
}

/**
 * A subquery for an id from which on all entries of the account were written after `instant`; null if it has no
 * entries. It searches two transaction lengths later: one is the margin of the search, the other that of the entries.
 */
export function firstEntryIdAfter(sql: Sql, accountId: string, instant: Date): PendingQuery<Row[]> {
  return lowestEntryId(sql, accountId, new Date(instant.getTime() + 2 * longestTransactionMs))
}
