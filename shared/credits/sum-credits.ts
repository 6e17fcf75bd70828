import type { Sql } from 'postgres'

/** Credits of all accounts by where they are now. */
export interface CreditSums {
  granted: number
  /** Can be spent. */
  remaining: number
  /** Set aside for jobs that are under way. */
  held: number
  captured: number
  /** Set aside once and given back. */
  voided: number
  expired: number
  refunded: number
  /** Age of the oldest reservation; 0 without any. */
  oldestHeldSeconds: number
}

/** Adds up grants, ledger and jobs in one statement; reads whole tables, so it belongs on a pool of its own. */
export async function sumCredits(sql: Sql): Promise<CreditSums> {
  const [sums] = await sql<CreditSums[]>`
    with moved as (
      select coalesce(sum(delta) filter (where kind = 'grant'), 0)::float8 as granted,
        coalesce(-sum(delta) filter (where kind = 'reserve'), 0)::float8 as reserved,
        coalesce(sum(delta) filter (where kind = 'void'), 0)::float8 as voided,
        coalesce(-sum(delta) filter (where kind = 'expiry'), 0)::float8 as expired,
        coalesce(-sum(delta) filter (where kind = 'refund'), 0)::float8 as refunded
      from ledger_entries
    ), held as (
      select coalesce(sum(cost), 0)::float8 as held,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestHeldSeconds"
      from jobs where money_state = 'held'
    )
    select granted, held, reserved - voided - held as captured, voided, expired, refunded, "oldestHeldSeconds",
      (select coalesce(sum(remaining), 0)::float8 from credit_grants where active and expires_at > now()) as remaining
    from moved, held`
  if (!sums) throw new Error('the sums of credits returned no row')
  return sums
}
