import type { LedgerFault, LedgerReader } from '#shared/credits/ledger-fault.ts'

export interface CreditCheck {
  grants: number
  entries: number
  jobsHeld: number
  faults: LedgerFault[]
}

/**
 * Proves what grants, jobs and ledger say of each other, in one statement:
 * per grant, the opening entry = granted; granted + Σ other deltas = remaining; granted − remaining = held + captured
 * + expired + refunded. Per job, a captured one has its capture marker, a voided one has got back what it reserved, and one that is
 * not voided has reserved its cost. No entry belongs to a grant that its account does not have.
 */
export async function checkCredits(sql: LedgerReader): Promise<CreditCheck> {
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
        coalesce(-sum(e.delta) filter (where e.kind = 'refund'), 0) as refunded,
        coalesce(-sum(e.delta) filter (where e.kind = 'reserve'
          and (e.money_state is null or e.money_state <> 'held' and not e.is_settled)), 0) as unsettled
      from credit_grants g left join entries e on e.grant_id = g.id
      group by g.id
    ), unpaid as (
      select j.account_id, sum(abs(j.cost - coalesce(r.reserved, 0))) as drift
      from jobs j left join (
        select job_id, -sum(delta) as reserved from ledger_entries where kind = 'reserve' group by job_id
      ) r on r.job_id = j.id
      where j.money_state <> 'voided' group by j.account_id
    ), stray as (
      select e.account_id, sum(greatest(abs(e.delta), 1)) as drift
      from ledger_entries e left join credit_grants g on g.id = e.grant_id and g.account_id = e.account_id
      where g.id is null group by e.account_id
    ), faults as (
      select id, account_id, 'the opening entry is not what was granted' as fault, opening - granted as drift from sums
      union all
      select id, account_id, 'granted plus movements is not what remains', granted + moved - remaining from sums
      union all
      select id, account_id, 'spent is not held plus captured plus expired plus refunded',
        granted - remaining - held - captured - expired - refunded from sums
      union all
      select id, account_id, 'a settled or missing job has no settling entry', unsettled from sums
      union all
      select null, account_id, 'a held or captured job has not reserved its cost', drift from unpaid
      union all
      select null, account_id, 'entries name a grant that the account does not have', drift from stray
    )
    select (select count(*) from credit_grants)::int as grants, (select count(*) from ledger_entries)::int as entries,
      (select count(*) from jobs where money_state = 'held')::int as held,
      coalesce((select json_agg(json_build_object('subject', 'grant ' || id, 'accountId', account_id, 'fault', fault, 'drift', drift))
        from faults where drift <> 0), '[]') as faults`
  if (!totals) throw new Error('the credit check returned no row')
  return { grants: totals.grants, entries: totals.entries, jobsHeld: totals.held, faults: totals.faults }
}
