import { listTaxLines, presentAmounts } from '#shared/billing/tax/tax.ts'
import type { StoredOrder } from '#shared/orders/order-repository.ts'

/** An order as callers and the operator see it: amounts as decimal text, rates in percent, times in ISO 8601. */
export function presentOrder(order: StoredOrder) {
  const { amounts } = order
  return {
    id: order.id,
    plan: order.plan,
    credits: order.credits,
    validity_days: order.validityDays,
    status: order.status,
    currency: order.currency,
    ...presentAmounts(amounts, listTaxLines(order.taxTreatment, order.taxRateBasisPoints, amounts)),
    tax_treatment: order.taxTreatment,
    provider: order.provider,
    // Only a pending order can be paid.
    checkout: order.status === 'pending' ? (order.checkout as Record<string, unknown> | null) : null,
    invoice_id: order.invoiceId,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  }
}
