import type { Sql } from 'postgres'

export interface LedgerFault {
  grantId: string
  accountId: string
  /** Which invariant is broken, in words. */
  fault: string
  /** By how many credits. */
  drift: number
}

export interface LedgerCheck {
  grants: number
  entries: number
  jobsHeld: number
  faults: LedgerFault[]
}

/**
 * Proves the books, in one statement and so on one snapshot, while calls go on:
 * per grant, the opening entry = granted; granted + Σ other deltas = remaining; granted − remaining = held + captured
 * + expired. Per job, a captured one has its capture marker, and a voided one has got back what it reserved.
 */
export async function checkLedger(sql: Sql): Promise<LedgerCheck> {
  const [totals] = await sql<{ grants: number; entries: number; held: number; faults: LedgerFault[] }[]>`
    with entries as (
      select e.grant_id, e.kind, e.delta, j.money_state,
        exists (select from ledger_entries o where o.job_id = e.job_id and o.grant_id = e.grant_id and o.kind =
          case j.money_state when 'captured' then 'capture' when 'voided' then 'void' end) as is_settled
      from ledger_entries e left join jobs j on j.id = e.job_id
    ), sums as (
      select g.id, g.account_id, g.granted, g.remaining,
        coalesce(sum(e.delta) filter (where e.kind = 'grant'), 0) as opening,
        coalesce(sum(e.delta) filter (where e.kind <> 'grant'), 0) as moved,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve' and e.money_state = 'held'), 0) as held,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve' and e.money_state = 'captured'), 0) as captured,
        coalesce(-sum(e.delta) filter (where e.kind = 'expiry'), 0) as expired,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve'
          and (e.money_state is null or e.money_state <> 'held' and not e.is_settled)), 0) as unsettled
      from credit_grants g left join entries e on e.grant_id = g.id
      group by g.id
    ), faults as (
      select id, account_id, 'the opening entry is not what was granted' as fault, opening - granted as drift from sums
      union all
      select id, account_id, 'granted plus movements is not what remains', granted + moved - remaining from sums
      union all
      select id, account_id, 'spent is not held plus captured plus expired',
        granted - remaining - held - captured - expired from sums
      union all
      select id, account_id, 'a settled or missing job has no settling entry', unsettled from sums
    )
    select (select count(*) from credit_grants)::int as grants, (select count(*) from ledger_entries)::int as entries,
      (select count(*) from jobs where money_state = 'held')::int as held,
      coalesce((select json_agg(json_build_object('grantId', id, 'accountId', account_id, 'fault', fault, 'drift', drift))
        from faults where drift <> 0), '[]') as faults`
  if (!totals) throw new Error('the ledger check returned no row')
  return { grants: totals.grants, entries: totals.entries, jobsHeld: totals.held, faults: totals.faults }
}

/** Credits by which the books are off; 0 when every invariant holds. */
export function totalDrift(faults: LedgerFault[]): number {
  return faults.reduce((sum, fault) => sum + Math.abs(fault.drift), 0)
}
