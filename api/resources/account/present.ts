import type { AccountKey, NewAccountKey } from '#shared/accounts/account-key-repository.ts'
import type { AccountOverview, GrantOverview } from '#shared/accounts/account-overview.ts'
import { plans } from '#shared/accounts/plans.ts'

export function presentAccount(account: AccountOverview) {
  const plan = plans[account.plan]
  return {
    id: account.id,
    name: account.name,
    email: account.billingDetails.email,
    plan: {
      id: account.plan,
      name: plan.name,
      requests_per_minute: account.limits.requestsPerMinute,
      endpoints: [...plan.endpoints],
      queue: account.limits.tier,
      expires_at: account.planExpiresAt?.toISOString() ?? null,
    },
    credits: { available: account.creditsAvailable, held: account.creditsHeld },
    grants: account.grants.map(presentGrant),
    billing_details: account.billingDetails,
    created_at: account.createdAt.toISOString(),
  }
}

function presentGrant(grant: GrantOverview) {
  return {
    id: grant.id,
    plan: grant.plan,
    source: grant.source,
    state: grant.state,
    granted: grant.granted,
    remaining: grant.remaining,
    expires_at: grant.expiresAt.toISOString(),
    order_id: grant.orderId,
    created_at: grant.createdAt.toISOString(),
  }
}

export function presentKey(key: AccountKey) {
  return {
    id: key.id,
    name: key.name,
    start: key.keyStart,
    last_four: key.keyLastFour,
    scopes: key.scopes,
    status: key.state,
    created_at: key.createdAt.toISOString(),
    revoked_at: key.revokedAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    monthly_credits_max: key.monthlyCreditsMax,
    monthly_credits_used: key.monthlyCreditsUsed,
  }
}

export function presentNewKey(key: NewAccountKey) {
  return { ...presentKey(key), secret: key.secret }
}
