import type { PendingQuery, Row } from 'postgres'
import { type LedgerFault, type LedgerReader, unchangedResult } from '#shared/credits/ledger.ts'

/** The scope of a check. Entry ids are bigints as text. */
export interface CheckScope {
  /** Entries up to this id are known from the sums of the last proof; null reads everything and no sums. */
  fromEntryId: string | null
  /** Entries up to this id are added to the sums, if `isStored`; no transaction may still write one of them. */
  toEntryId: string
  /** Jobs with this id or a later one are checked even if no entry names them; for a scope with a start. */
  jobsFromId: string
  /** Further grants to check; for a scope with a start. */
  grantIds: string[]
  isStored: boolean
}

/** Every job, entry and grant that is not archived, and the sums of those that are; stores nothing. */
export const wholeLedger: CheckScope = {
  fromEntryId: null,
  toEntryId: '0',
  jobsFromId: '',
  grantIds: [],
  isStored: false,
}

/** Faults in the sums of a grant, found at every check of it. */
const grantFaults = {
  opening: 'the opening entry is not what was granted',
  remaining: 'granted plus movements is not what remains',
  spent: 'spent is not held plus captured plus expired plus refunded plus revoked',
}

/** The grant whose sums show the fault; null for faults of entries, jobs, orders and invoices. */
export function grantOfFault({ subject, fault }: LedgerFault): string | null {
  return subject !== null && Object.values(grantFaults).includes(fault) ? subject.replace('grant ', '') : null
}

/** Credits by kind of movement. */
export interface MovedCredits {
  granted: number
  reserved: number
  voided: number
  expired: number
  refunded: number
  revoked: number
}

/** Entries that were read, and the sums of their deltas, each positive. */
interface ReadEntries extends MovedCredits {
  entries: number
}

export interface CreditCheck {
  grants: number
  entries: number
  jobsHeld: number
  /** Credits set aside for held jobs. */
  held: number
  /** Age of the oldest held job; 0 without any. */
  oldestHeldSeconds: number
  /** Credits of all grants that can be spent. */
  remaining: number
  /** Of the scope. */
  read: ReadEntries
  /** The part of `read` up to `toEntryId`. */
  closed: ReadEntries
  faults: LedgerFault[]
}

/**
 * Proves that grants, jobs and ledger agree, in one statement. Per grant: the opening entry = granted; granted + Σ
 * other deltas = remaining; reserved credits without a settling entry = credits reserved by held jobs. Per job and
 * grant: a captured job has its capture entry, a voided one got back what it reserved (and succeeded if and only if its
 * result was unchanged), a held one has neither, and no entry refers to a missing job. Per job: unless voided, it has
 * reserved its cost. Each entry's grant belongs to the entry's account.
 *
 * A scope with a start covers the entries after it, all entries of their jobs, held jobs, new jobs without entries,
 * active grants and grants with unsettled reservations. Anything settled earlier is known from the sums.
 */
export async function checkCredits(sql: LedgerReader, scope: CheckScope = wholeLedger): Promise<CreditCheck> {
  const [totals] = await sql<Omit<CreditCheck, 'entries'>[]>`
    with ${selectRows(sql, scope)},
    job_state as (
      select l.*, j.money_state, j.status, j.id is null or j.account_id <> l.account_id as is_missing
      from leg l left join jobs j on j.id = l.job_id
    ), change as materialized (
      select grant_id, sum(opening) as opening, sum(opening_closed) as opening_closed, sum(moved) as moved,
        sum(moved_closed) as moved_closed, sum(unsettled) as unsettled, sum(unsettled_closed) as unsettled_closed,
        sum(held) as held, sum(unmatched) as unmatched, sum(contrary) as contrary
      from (
        select grant_id, granted as opening, granted_closed as opening_closed,
          voided - reserved - expired - refunded - revoked as moved,
          voided_closed - reserved_closed - expired_closed - refunded_closed - revoked_closed as moved_closed,
          0 as unsettled, 0 as unsettled_closed, 0 as held, 0 as unmatched, 0 as contrary
        from entry_sum
        union all
        select grant_id, 0, 0, 0, 0,
          reserved_read - case when settled_read then reserved else 0 end,
          reserved_closed - case when settled_closed then reserved else 0 end,
          case when money_state = 'held' and not is_missing then reserved else 0 end,
          case when is_missing then greatest(abs(reserved - voided), 1)
            when money_state = 'captured' and captures = 0 then reserved
            when money_state = 'voided' then reserved - voided else 0 end,
          case when is_missing then 0 when captures > 0 and money_state <> 'captured' or voided > 0
            and money_state <> 'voided' or money_state = 'voided' and is_unchanged <> (status = 'succeeded')
            then greatest(reserved, 1) else 0 end
        from job_state
        union all
        select id, 0, 0, 0, 0, 0, 0, 0, 0, 0 from (${selectGrants(sql, scope)}) looked_at
      ) part group by grant_id
    ), per_grant as (
      select g.id, g.account_id, g.granted, g.remaining, c.held, c.unmatched, c.contrary,
        c.opening + coalesce(s.opening, 0) as opening, c.moved + coalesce(s.moved, 0) as moved,
        c.unsettled + coalesce(s.unsettled, 0) as unsettled
      from change c join credit_grants g on g.id = c.grant_id left join ${knownSums(sql, scope)} s on s.grant_id = g.id
    ), paid as (
      select job_id, sum(reserved) as reserved from (
        select job_id, reserved from leg union all select id, 0 from looked_at_job
      ) part group by job_id
    ), faults as (
      select id, account_id, ${grantFaults.opening} as fault, opening - granted as drift from per_grant
      union all
      select id, account_id, ${grantFaults.remaining}, granted + moved - remaining from per_grant
      union all
      select id, account_id, ${grantFaults.spent}, granted + moved - remaining + unsettled - held from per_grant
      union all
      select id, account_id, 'a settled or missing job has no settling entry', unmatched from per_grant
      union all
      select id, account_id, 'a settling entry contradicts its job', contrary from per_grant
      union all
      select null, j.account_id, 'a held or captured job has not reserved its cost', sum(abs(j.cost - p.reserved))
      from paid p join jobs j on j.id = p.job_id where j.money_state <> 'voided' group by j.account_id
      union all
      select null, e.account_id, 'entries name a grant that the account does not have', sum(e.magnitude)
      from entry_sum e left join credit_grants g on g.id = e.grant_id and g.account_id = e.account_id
      where g.id is null group by e.account_id
    )${storeSums(sql, scope)}
    select (select count(*) from credit_grants)::int as grants, held_job.*,
      (select coalesce(sum(remaining), 0)::float8 from credit_grants where active and expires_at > now()) as remaining,
      (select json_build_object('entries', coalesce(sum(entries), 0), 'granted', coalesce(sum(granted), 0),
        'reserved', coalesce(sum(reserved), 0), 'voided', coalesce(sum(voided), 0),
        'expired', coalesce(sum(expired), 0), 'refunded', coalesce(sum(refunded), 0),
        'revoked', coalesce(sum(revoked), 0)) from entry_sum) as read,
      (select json_build_object('entries', coalesce(sum(entries_closed), 0),
        'granted', coalesce(sum(granted_closed), 0), 'reserved', coalesce(sum(reserved_closed), 0),
        'voided', coalesce(sum(voided_closed), 0), 'expired', coalesce(sum(expired_closed), 0),
        'refunded', coalesce(sum(refunded_closed), 0),
        'revoked', coalesce(sum(revoked_closed), 0)) from entry_sum) as closed,
      coalesce((select json_agg(json_build_object('subject', 'grant ' || id, 'accountId', account_id, 'fault', fault,
        'drift', drift)) from faults where drift <> 0), '[]') as faults
    from (
      select count(*)::int as "jobsHeld", coalesce(sum(cost), 0)::float8 as held,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestHeldSeconds"
      from jobs where money_state = 'held'
    ) held_job`
  if (!totals) throw new Error('the credit check returned no row')
  return { ...totals, entries: totals.read.entries }
}

/**
 * The rows of the scope: sums of entries by grant, jobs, and for each job and grant what was reserved and how it was
 * settled, `…_read` within the scope and `…_closed` up to its end. Read by index where the scope has a start.
 */
function selectRows(sql: LedgerReader, { fromEntryId, toEntryId, jobsFromId }: CheckScope): PendingQuery<Row[]> {
  const isWhole = fromEntryId === null
  const from = fromEntryId ?? '0'
  const isClosed = sql`id <= ${toEntryId}::bigint`
  const isRead = sql`e.id > ${from}::bigint`
  const isReadClosed = sql`e.id > ${from}::bigint and e.id <= ${toEntryId}::bigint`
  return sql`
    entry as ${isWhole ? sql`not materialized` : sql`materialized`} (
      select id, account_id, grant_id, job_id, kind, delta from ledger_entries
      ${isWhole ? sql`` : sql`where id > ${from}::bigint`}
    ), entry_sum as materialized (
      select grant_id, account_id, sum(greatest(abs(delta), 1)) as magnitude,
        count(*) as entries, count(*) filter (where ${isClosed}) as entries_closed,
        ${sumKinds(sql, sql`true`, sql``)}, ${sumKinds(sql, isClosed, sql`_closed`)}
      from entry group by grant_id, account_id
    ), looked_at_job as ${isWhole ? sql`not materialized` : sql`materialized`} (
      ${
        isWhole
          ? sql`select id from jobs`
          : sql`
            select job_id as id from entry where job_id is not null
            union select id from jobs where money_state = 'held'
            union select id from (
              select id from jobs where id >= ${jobsFromId}::uuid except select job_id from entry
            ) newest where (select 1 from ledger_entries e where e.job_id = newest.id limit 1) is null`
      }
    ), leg as materialized (
      select e.job_id, e.grant_id, e.account_id,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve'), 0) as reserved,
        coalesce(sum(e.delta) filter (where e.kind = 'void'), 0) as voided,
        count(*) filter (where e.kind = 'capture') as captures,
        coalesce(bool_or(e.reason = ${unchangedResult}), false) as is_unchanged,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve' and ${isRead}), 0) as reserved_read,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve' and ${isReadClosed}), 0) as reserved_closed,
        coalesce(bool_or(e.kind <> 'reserve' and ${isRead}), false) as settled_read,
        coalesce(bool_or(e.kind <> 'reserve' and ${isReadClosed}), false) as settled_closed
      from ${isWhole ? sql`ledger_entries e` : sql`looked_at_job l join ledger_entries e on e.job_id = l.id`}
      where e.job_id is not null and e.kind in ('reserve', 'capture', 'void')
      group by e.job_id, e.grant_id, e.account_id
    )`
}

function sumKinds(sql: LedgerReader, condition: PendingQuery<Row[]>, suffix: PendingQuery<Row[]>): PendingQuery<Row[]> {
  const sum = (kind: string) => sql`coalesce(sum(abs(delta)) filter (where kind = ${kind} and ${condition}), 0)`
  return sql`${sum('grant')} as granted${suffix}, ${sum('reserve')} as reserved${suffix},
    ${sum('void')} as voided${suffix}, ${sum('expiry')} as expired${suffix}, ${sum('refund')} as refunded${suffix},
    ${sum('revoke')} as revoked${suffix}`
}

/** Grants that are checked even if no entry of the scope names them. */
function selectGrants(sql: LedgerReader, { fromEntryId, grantIds }: CheckScope): PendingQuery<Row[]> {
  if (fromEntryId === null) return sql`select id from credit_grants`
  return sql`
    select id from credit_grants where active
    union all select grant_id from ledger_grant_sums where unsettled <> 0
    union all select unnest(${grantIds}::uuid[])`
}

/** Sums of the entries that are not read: from the last proof, or from archived months, whose jobs are all settled. */
function knownSums(sql: LedgerReader, { fromEntryId }: CheckScope): PendingQuery<Row[]> {
  if (fromEntryId !== null) return sql`ledger_grant_sums`
  return sql`(select grant_id, opening, moved, 0 as unsettled from ledger_archived_sums)`
}

function storeSums(sql: LedgerReader, scope: CheckScope): PendingQuery<Row[]> {
  if (!scope.isStored) return sql``
  const archived =
    scope.fromEntryId === null ? sql`union all select grant_id, opening, moved, 0 from ledger_archived_sums` : sql``
  return sql`, stored as (
    insert into ledger_grant_sums as s (grant_id, opening, moved, unsettled)
    select grant_id, sum(opening), sum(moved), sum(unsettled)
    from (
      select grant_id, opening_closed as opening, moved_closed as moved, unsettled_closed as unsettled from change
      ${archived}
    ) sums
    group by grant_id having sum(opening) <> 0 or sum(moved) <> 0 or sum(unsettled) <> 0
    on conflict (grant_id) do update set opening = s.opening + excluded.opening, moved = s.moved + excluded.moved,
      unsettled = s.unsettled + excluded.unsettled
  )`
}
