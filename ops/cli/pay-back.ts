import type { Order } from '#shared/orders/order.ts'
import type { PayBackOutcome } from '#shared/orders/refund-order.ts'
import { AdminError } from './admin-error.ts'

type Refusal = Exclude<PayBackOutcome, { refund: unknown }>['outcome']

/**
 * What came of a refund, in words.
 *
 * @throws AdminError if it was refused, or the provider failed; the refund then stays pending.
 */
export function explainPayBack(order: Order, result: PayBackOutcome): string {
  if (!('refund' in result)) throw new AdminError(explainRefusal(order, result))
  const sentences = {
    paid_before: 'The refund has been paid back already.',
    paid_by_provider: `${order.provider} pays the refund back: ${result.refund.providerReference}.`,
    transfer_booked: 'The refund is booked as paid back.',
    transfer_due: `Now transfer the money, then: refunds retry ${order.id} --reference <bank reference>`,
  }
  return sentences[result.outcome]
}

function explainRefusal(order: Order, result: Exclude<PayBackOutcome, { refund: unknown }>): string {
  const explanation = 'explanation' in result ? result.explanation : ''
  const refusals: Record<Refusal, string> = {
    unknown_order: 'The order has disappeared',
    not_paid: 'The order is not paid: "orders cancel" ends it',
    not_refunded: `The order is not refunded: it is ${order.status}`,
    already_refunded: 'The order is refunded already',
    credits_expired: 'The credits of the order have expired: nothing is left to refund',
    nothing_unspent: 'All credits of the order are spent: nothing is left to refund',
    calls_held: 'Calls are under way on the credits of the order: try again in a minute',
    reference_not_needed: `--reference is for bank transfers: ${order.provider} pays this order back by itself`,
    provider_not_set_up: `${order.provider} took the money and is not set up here: set its keys`,
    provider_failed: `${explanation}. The credits are taken back and the credit note is issued; the refund is pending: try "refunds retry ${order.id}" again`,
  }
  return refusals[result.outcome]
}
