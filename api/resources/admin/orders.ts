import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { listAdminLog } from '#shared/accounts/admin-log.ts'
import { currencies, formatMinor } from '#shared/billing/money.ts'
import { AppError } from '#shared/errors.ts'
import { findOrder, listTransferOrders, type StoredOrder } from '#shared/orders/order-repository.ts'
import { type SettleOutcome, settleOrder } from '#shared/orders/settle-order.ts'
import { type AdminContext, adminIdParams, adminRoute, reason } from './admin-route.ts'
import { presentAdminOrder, presentLogEntry } from './present.ts'
import { recordChange } from './record-change.ts'
import { requireOrder } from './refunds.ts'

const ordersListedMax = 100
const entriesListedMax = 100

const settlementBody = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  amount: Type.String({ pattern: '^\\d{1,8}(\\.\\d{2})?$', description: 'What has come, such as 1178.82' }),
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
        const refusal = explainRefusal(order, outcome)
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

/** Null for an order that is paid by this payment. */
function explainRefusal(order: StoredOrder, outcome: SettleOutcome): string | null {
  const due = `${order.currency} ${formatMinor(order.amounts.totalMinor)}`
  const refusals: Record<SettleOutcome, string | null> = {
    paid: null,
    already_paid: null,
    surplus: `The order was paid before, by ${order.paymentReference}: pay this transfer back.`,
    unknown_order: 'The order does not exist any more.',
    wrong_amount: `The order is for ${due}: nothing was done.`,
    wrong_currency: `The order is for ${due}: nothing was done.`,
    wrong_provider: `The order is paid through ${order.provider}, which reports its payments itself.`,
  }
  return refusals[outcome]
}
