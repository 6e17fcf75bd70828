import type { Sql } from 'postgres'
import { type AccountLimits, bestPlan, limitsOf, type PlanId, type Tier } from '#shared/accounts/plans.ts'
import type { NormalBillingDetails } from '#shared/billing/billing-details.ts'
import type { CreditGrant } from '#shared/credits/grant-repository.ts'
import type { GrantSource } from '#shared/credits/ledger.ts'

export const grantStates = ['active', 'spent', 'expired', 'refunded', 'revoked'] as const
type GrantState = (typeof grantStates)[number]

export interface GrantOverview extends Omit<CreditGrant, 'voidedAt'> {
  state: GrantState
}

export interface AccountOverview {
  id: string
  name: string
  createdAt: Date
  billingDetails: NormalBillingDetails
  plan: PlanId
  /** Those of the account, else of its plan. */
  limits: AccountLimits
  /** When the last grant of this plan expires; null for an account whose plans have all expired. */
  planExpiresAt: Date | null
  /** Credits that can be spent now. */
  creditsAvailable: number
  /** Credits reserved for calls in progress. */
  creditsHeld: number
  /** In the order in which they are spent; ended ones last, the newest at the end. */
  grants: GrantOverview[]
}

/** Maximum grants shown: spendable ones take precedence, then those whose plan is still in force. */
const grantsShownMax = 500

interface Row extends Omit<NormalBillingDetails, 'state'> {
  id: string
  name: string
  created_at: Date
  address_state: string | null
  requests_per_minute: number | null
  tier: Tier | null
  available: number
  held: number
  grant_id: string | null
  plan: PlanId | null
  source: GrantSource
  state: GrantState
  granted: number
  remaining: number
  expires_at: Date
  order_id: string | null
  grant_created_at: Date
}

/** A consistent snapshot of an account and its grants; null if there is no such account. */
export async function findAccountOverview(sql: Sql, accountId: string): Promise<AccountOverview | null> {
  const rows = await sql<Row[]>`
    select a.id, a.name, a.email, a.country, a.state as address_state, a.legal_name, a.gstin, a.address, a.city,
      a.postal_code, a.created_at, a.requests_per_minute, a.tier, g.*,
      (select coalesce(sum(remaining), 0)::float8 from credit_grants
        where account_id = a.id and active and expires_at > now()) as available,
      (select coalesce(sum(cost), 0)::float8 from jobs
        where account_id = a.id and money_state = 'held') as held
    from accounts a left join lateral (
      select id as grant_id, plan, source, granted, remaining, expires_at, order_id, created_at as grant_created_at,
        case when voided_at is not null and order_id is not null then 'refunded'
          when voided_at is not null then 'revoked' when expires_at <= now() then 'expired'
          when remaining = 0 then 'spent' else 'active' end as state
      from credit_grants where account_id = a.id
      order by active and expires_at > now() desc, voided_at is null and expires_at > now() desc, expires_at, id
      limit ${grantsShownMax}
    ) g on true
    where a.id = ${accountId}`
  return rows[0] ? fromRows(rows[0], rows) : null
}

function fromRows(account: Row, rows: Row[]): AccountOverview {
  const grants = rows.flatMap((row) => (row.grant_id === null ? [] : [toGrant(row, row.grant_id)]))
  const live = grants.filter(({ state }) => state === 'active' || state === 'spent')
  const plan = bestPlan(live.flatMap((grant) => grant.plan ?? []))
  const ends = live.filter((grant) => grant.plan === plan).map(({ expiresAt }) => expiresAt.getTime())
  const { legal_name, email, gstin, address, city, address_state: state, postal_code, country } = account
  return {
    id: account.id,
    name: account.name,
    createdAt: account.created_at,
    billingDetails: { legal_name, email, gstin, address, city, state, postal_code, country },
    plan,
    limits: limitsOf(plan, { requestsPerMinute: account.requests_per_minute, tier: account.tier }),
    planExpiresAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
    creditsAvailable: account.available,
    creditsHeld: account.held,
    grants,
  }
}

function toGrant(row: Row, id: string): GrantOverview {
  return {
    id,
    plan: row.plan,
    source: row.source,
    state: row.state,
    granted: row.granted,
    remaining: row.remaining,
    expiresAt: row.expires_at,
    orderId: row.order_id,
    createdAt: row.grant_created_at,
  }
}
