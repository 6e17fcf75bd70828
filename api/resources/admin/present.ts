import type { Account } from '#shared/accounts/account-repository.ts'
import type { listAdminLog } from '#shared/accounts/admin-log.ts'
import type { CreditGrant } from '#shared/credits/grant-repository.ts'
import type { StoredOrder } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'

export function presentAdminAccount(account: Account): object {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    country: account.country,
    plan: account.plan,
    credits: { available: account.creditsAvailable, held: account.creditsHeld },
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
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
    refunded_at: grant.voidedAt?.toISOString() ?? null,
  }
}

export function presentAdminOrder(order: StoredOrder): object {
  return {
    ...presentOrder(order),
    account_id: order.accountId,
    buyer: order.buyer.legalName,
    payment_reference: order.paymentReference,
  }
}

type LogRow = Awaited<ReturnType<typeof listAdminLog>>[number]

export function presentLogEntry({ id, command, phase, operator, reason, account_id, created_at }: LogRow): object {
  return { id, command, phase, operator, reason, account_id, at: created_at.toISOString() }
}
