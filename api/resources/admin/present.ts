import type { Account } from '#shared/accounts/account-repository.ts'
import type { listAdminLog } from '#shared/accounts/admin-log.ts'
import { limitsOf } from '#shared/accounts/plans.ts'
import { formatMinor } from '#shared/billing/money.ts'
import type { CreditGrant } from '#shared/credits/grant-repository.ts'
import type { StoredOrder } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import type { Refund } from '#shared/orders/refund-repository.ts'

export function presentAdminAccount(account: Account): object {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    country: account.country,
    plan: account.plan,
    limits: presentLimits(account),
    credits: { available: account.creditsAvailable, held: account.creditsHeld },
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
  }
}

/** The effective limits, those of the plan, and the account's overrides, null where the plan decides. */
function presentLimits({ plan, limitOverrides: own }: Account): object {
  const present = ({ requestsPerMinute, tier }: Account['limitOverrides']) => ({
    requests_per_minute: requestsPerMinute,
    queue: tier,
  })
  return {
    ...present(limitsOf(plan, own)),
    of_plan: present(limitsOf(plan, { requestsPerMinute: null, tier: null })),
    overrides: present(own),
  }
}

export function presentAdminGrant(grant: CreditGrant): object {
  return {
    id: grant.id,
    plan: grant.plan,
    source: grant.source,
    granted: grant.granted,
    remaining: grant.remaining,
    expires_at: grant.expiresAt.toISOString(),
    is_bought: grant.orderId !== null,
    voided_at: grant.voidedAt?.toISOString() ?? null,
  }
}

export function presentAdminOrder(order: StoredOrder, refund: Refund | null = null): object {
  return {
    ...presentOrder(order),
    account_id: order.accountId,
    buyer: order.buyer.legalName,
    payment_reference: order.paymentReference,
    refund: refund && {
      status: refund.status,
      credits: refund.credits,
      total: formatMinor(refund.amounts.totalMinor),
      payment_reference: refund.providerReference,
    },
  }
}

type LogRow = Awaited<ReturnType<typeof listAdminLog>>[number]

export function presentLogEntry({ id, command, phase, operator, reason, account_id, created_at }: LogRow): object {
  return { id, command, phase, operator, reason, account_id, at: created_at.toISOString() }
}
