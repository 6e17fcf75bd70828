import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { listAdminLog } from '#shared/accounts/admin-log.ts'
import { currencies, formatMinor } from '#shared/billing/money.ts'
import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import { findOrder, listTransferOrders, type StoredOrder } from '#shared/orders/order-repository.ts'
import { type PayBackOutcome, refundAndPayBack, retryPayBack } from '#shared/orders/refund-order.ts'
import { findRefundOfOrder } from '#shared/orders/refund-repository.ts'
import { type SettleOutcome, settleOrder } from '#shared/orders/settle-order.ts'
import { isId } from '#shared/platform/ids.ts'
import { type AdminContext, adminIdParams, adminRoute, reason, recordChange } from './admin-route.ts'
import { presentAdminOrder, presentLogEntry } from './present.ts'

const ordersListedMax = 100
const entriesListedMax = 100

const settlementBody = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  amount: Type.String({ pattern: '^\\d{1,8}(\\.\\d{2})?$', description: 'Amount received, such as 1178.82' }),
  currency: Type.Enum([...currencies]),
  reason,
})

/** Orders that wait for a bank transfer, and the admin log. */
export const adminOrderRoutes: FastifyPluginAsyncTypebox<AdminContext> = async (app, { database, checkout }) => {
  const { kysely } = database
  app.get('/orders', { ...adminRoute, schema: { hide: true } }, async () => {
    const orders = await listTransferOrders(kysely, ordersListedMax)
    return { success: true, data: { items: orders.map((order) => presentAdminOrder(order)) } }
  })
  app.post(
    '/orders/:id/settle',
    { ...adminRoute, schema: { hide: true, params: adminIdParams, body: settlementBody } },
    async (request) => {
      if (!checkout) throw new AppError('checkout_unavailable')
      const { id } = request.params
      const order = await requireOrder(database, id)
      const { reference, amount, currency, reason: why } = request.body
      const payment = { reference: reference.trim(), amountMinor: Math.round(Number(amount) * 100), currency }
      const options = { reference: payment.reference, amount, currency, order: id }
      const change = { command: 'orders settle', accountId: order.accountId, reason: why, options }
      await recordChange(database, request, change, async () => {
        const settlement = { orderId: id, provider: 'manual' as const, payment }
        const { outcome } = await settleOrder(kysely, settlement, checkout.supplier)
        const refusal = explainUnsettled(order, outcome)
        if (refusal !== null) throw new AppError('validation_error', refusal)
      })
      const settled = await findOrder(kysely, id)
      return { success: true, data: settled && presentAdminOrder(settled) }
    },
  )
  app.get('/log', { ...adminRoute, schema: { hide: true } }, async () => {
    const entries = await listAdminLog(kysely, null, entriesListedMax)
    return { success: true, data: { items: entries.map(presentLogEntry) } }
  })
}

/** Null if this payment pays the order. */
function explainUnsettled(order: StoredOrder, outcome: SettleOutcome): string | null {
  const due = `${order.currency} ${formatMinor(order.amounts.totalMinor)}`
  const refusals: Record<SettleOutcome, string | null> = {
    paid: null,
    already_paid: null,
    surplus: `The order was already paid by ${order.paymentReference}: return this transfer.`,
    unknown_order: 'The order no longer exists.',
    wrong_amount: `The order total is ${due}: nothing was changed.`,
    wrong_currency: `The order total is ${due}: nothing was changed.`,
    wrong_provider: `The order is to be paid through ${order.provider}, which reports payments itself.`,
  }
  return refusals[outcome]
}

const refundBody = Type.Object({
  reference: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  reason,
})

/** By path: the equivalent command of the command line, and the work. */
const changes = [
  { path: '/orders/:id/refund', command: 'orders refund', run: refundAndPayBack },
  { path: '/orders/:id/refund/payment', command: 'refunds retry', run: retryPayBack },
] as const

/** Refunds: takes back the unspent credits of an order, issues the credit note, pays the money back. */
export const adminRefundRoutes: FastifyPluginAsyncTypebox<AdminContext> = async (app, { database, checkout }) => {
  for (const { path, command, run } of changes) {
    const schema = { hide: true, params: adminIdParams, body: refundBody }
    app.post(path, { ...adminRoute, schema }, async (request) => {
      if (!checkout) throw new AppError('checkout_unavailable')
      const order = await requireOrder(database, request.params.id)
      const reference = request.body.reference?.trim()
      const options = { order: order.id, ...(reference && { reference }) }
      const change = { command, accountId: order.accountId, reason: request.body.reason, options }
      const outcome = await recordChange(database, request, change, async () => {
        const result = await run(database.kysely, order, checkout, reference)
        if (!('refund' in result)) throw refuseRefund(order, result)
        return result.outcome
      })
      const refund = await findRefundOfOrder(database.kysely, order.id)
      const refunded = await requireOrder(database, order.id)
      return { success: true, data: { outcome, order: presentAdminOrder(refunded, refund) } }
    })
  }
}

/** @throws AppError not_found */
async function requireOrder(database: Database, id: string): Promise<StoredOrder> {
  const order = isId(id) ? await findOrder(database.kysely, id) : null
  if (!order) throw new AppError('not_found', 'Unknown order id.')
  return order
}

type Refused = Exclude<PayBackOutcome, { refund: unknown }>

function refuseRefund(order: StoredOrder, result: Refused): AppError {
  if (result.outcome === 'provider_failed') {
    const state = 'The credits are revoked and the credit note is issued; the refund is pending: retry it.'
    return new AppError('payment_provider_failed', `${result.explanation}. ${state}`)
  }
  const refusals: Record<Exclude<Refused['outcome'], 'provider_failed'>, string> = {
    unknown_order: 'The order no longer exists.',
    not_paid: 'The order is unpaid: nothing was changed.',
    not_refunded: `The order is not refunded; its status is ${order.status}.`,
    already_refunded: 'The order is already refunded.',
    credits_expired: 'The credits of the order have expired: nothing to refund.',
    nothing_unspent: 'All credits of the order are spent: nothing to refund.',
    calls_held: 'Calls in progress hold credits of the order: try again in a minute.',
    reference_not_needed: `reference is for bank transfers only: ${order.provider} refunds this order itself.`,
    provider_not_set_up: `The order was paid through ${order.provider}, which is not configured: nothing was changed.`,
  }
  return new AppError('validation_error', refusals[result.outcome])
}
