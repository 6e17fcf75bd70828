import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { Order } from '#shared/orders/order.ts'
import { listOrders } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import { receiveFoundPayment } from '#shared/orders/receive-payment.ts'
import { observePayment } from '#shared/payments/payment-metrics.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseChangesInGrace } from '../../http/authorize.ts'
import { readList } from '../../http/read-page.ts'
import { refuseFaults } from '../../http/refuse-faults.ts'
import { listQuery } from '../../schemas/lists.ts'
import { accountErrors, accountRoute, bodyErrors, idParams } from '../account/account-route.ts'
import { newOrderRoute } from './new-order.ts'
import {
  askProvider,
  getOrder,
  type OrderRoutes,
  requireCheckout,
  requireProvider,
  settleOrderDeadlineMs,
} from './order-route.ts'
import { confirmBody, orderListResponse, orderResponse } from './schema.ts'

const cursorKind = 'orders-1'

/** Orders of credits. */
export const orderRoutes: FastifyPluginAsyncTypebox<OrderRoutes & { peppers: Peppers }> = async (app, options) => {
  const { database, checkout, pepper } = options
  const routes = { database, checkout, pepper }
  app.addHook('onRequest', refuseChangesInGrace)
  await app.register(newOrderRoute, { ...routes, peppers: options.peppers })
  await app.register(confirmRoute, routes)
  await app.register(listRoute, routes)
  await app.register(readRoute, routes)
}

const listRoute: FastifyPluginAsyncTypebox<OrderRoutes> = async (app, { database, pepper }) => {
  app.get(
    '/orders',
    {
      ...accountRoute,
      schema: {
        operationId: 'listOrders',
        summary: 'List orders',
        querystring: listQuery,
        response: { 200: orderListResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const asked = { query: request.query, cursorKind, pepper }
      return readList(asked, (page) => listOrders(database.kysely, accountId, page), presentOrder)
    },
  )
}

const readRoute: FastifyPluginAsyncTypebox<OrderRoutes> = async (app, { database }) => {
  app.get(
    '/orders/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'getOrder',
        summary: 'Get an order',
        params: idParams,
        response: { 200: orderResponse, ...accountErrors('not_found') },
      },
    },
    async (request) => {
      const order = await getOrder(database, requirePrincipal(request).accountId, request.params.id)
      return { success: true as const, data: presentOrder(order) }
    },
  )
}

type Callback = { razorpay_payment_id?: string; razorpay_signature?: string }

/** Called when the buyer returns. Only the provider's own API decides whether the order is paid. */
const confirmRoute: FastifyPluginAsyncTypebox<OrderRoutes> = async (app, { database, checkout }) => {
  app.post(
    '/orders/:id/confirm',
    {
      ...accountRoute,
      config: { ...accountRoute.config, bodyIsOptional: true },
      schema: {
        operationId: 'confirmOrder',
        summary: 'Check the payment of an order with the provider',
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
