import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { Order } from '#shared/orders/order.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import { receiveFoundPayment } from '#shared/orders/receive-payment.ts'
import { observePayment } from '#shared/payments/observe-payment.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseFaults } from '../../http/refuse-faults.ts'
import { accountErrors, accountRoute, bodyErrors, idParams } from '../account/account-route.ts'
import { askProvider, requireCheckout, requireProvider, settleOrderDeadlineMs } from './checkout.ts'
import { getOrder, type OrderRoutes } from './order-route.ts'
import { confirmBody, orderResponse } from './schema.ts'

type Callback = { razorpay_payment_id?: string; razorpay_signature?: string }

/** Called when the buyer returns. Only the provider's own API decides whether the order is paid. */
export const confirmOrderRoute: FastifyPluginAsyncTypebox<OrderRoutes> = async (app, { database, checkout }) => {
  app.post(
    '/orders/:id/confirm',
    {
      ...accountRoute,
      config: { ...accountRoute.config, bodyIsOptional: true },
      schema: {
        operationId: 'confirmOrder',
        summary: 'Check with the provider whether an order is paid, when the buyer returns',
        params: idParams,
        body: confirmBody,
        response: {
          200: orderResponse,
          ...accountErrors(
            ...bodyErrors,
            'invalid_signature',
            'not_found',
            'payment_provider_failed',
            'checkout_unavailable',
          ),
        },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const order = await getOrder(database, accountId, request.params.id)
      if (isOpen(order)) await confirm(requireCheckout(checkout), order, request.body)
      return { success: true as const, data: presentOrder(await getOrder(database, accountId, order.id)) }
    },
  )
}

/** Whether a call to the provider could change the order. */
function isOpen(order: Order): boolean {
  const isUnpaid = order.status === 'pending' || order.status === 'expired'
  return isUnpaid && order.provider !== 'manual' && order.providerReference !== null
}

async function confirm(checkout: Checkout, order: Order, body: Callback): Promise<void> {
  if (order.provider === 'manual') return
  const provider = requireProvider(checkout, order.provider)
  provider.verifyCallback(order, provider.id === 'razorpay' ? readCallback(body) : {})
  const payment = await askProvider(provider.findPayment(order))
  if (payment === null) return
  const receiving = receiveFoundPayment(
    checkout.db,
    provider.id,
    { order, payment, source: 'callback' },
    checkout.supplier,
  )
  observePayment(checkout, provider.id, 'callback', await callDatabase(receiving, 'settle', settleOrderDeadlineMs))
}

/** @throws AppError validation_error for missing fields that Razorpay always supplies. */
function readCallback(body: Callback): Record<string, string> {
  const names = ['razorpay_payment_id', 'razorpay_signature'] as const
  refuseFaults(names.filter((name) => !body[name]).map((field) => ({ field, message: 'is required' })))
  return Object.fromEntries(names.map((name) => [name, body[name] ?? '']))
}
