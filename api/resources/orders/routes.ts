import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { listOrders } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseChangesInGrace } from '../../http/authorize.ts'
import { readList } from '../../http/read-page.ts'
import { listQuery } from '../../schemas/lists.ts'
import { accountErrors, accountRoute, idParams } from '../account/account-route.ts'
import { confirmOrderRoute } from './confirm-order.ts'
import { newOrderRoute } from './new-order.ts'
import { getOrder, type OrderRoutes } from './order-route.ts'
import { orderListResponse, orderResponse } from './schema.ts'

const cursorKind = 'orders-1'

/** Orders of credits. */
export const orderRoutes: FastifyPluginAsyncTypebox<OrderRoutes & { peppers: Peppers }> = async (app, options) => {
  const { database, checkout, pepper } = options
  const routes = { database, checkout, pepper }
  app.addHook('onRequest', refuseChangesInGrace)
  await app.register(newOrderRoute, { ...routes, peppers: options.peppers })
  await app.register(confirmOrderRoute, routes)
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
        summary: 'List the orders of the account',
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
