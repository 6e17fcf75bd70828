import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'
import type { Tables } from '#shared/db/tables.ts'
import { AppError } from '#shared/errors.ts'
import {
  createTestDelivery,
  findDelivery,
  listAttempts,
  listDeliveries,
  replayDelivery,
  type WebhookDelivery,
} from '#shared/webhooks/delivery-repository.ts'
import { findEndpoint } from '#shared/webhooks/endpoint-repository.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readList } from '../../http/read-page.ts'
import { listQuery } from '../../schemas/lists.ts'
import {
  type AccountRoutes,
  accountErrors,
  accountRoute,
  idParams,
  repeatErrors,
  requireId,
} from '../account/account-route.ts'
import { presentAttempt, presentDelivery } from './present.ts'
import { deliveryListResponse, deliveryResponse } from './schema.ts'

const cursorKind = 'webhook-deliveries-1'

/** Webhook deliveries, replays and test messages. */
export const webhookDeliveryRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, routes) => {
  await app.register(listRoute, routes)
  await app.register(singleRoutes, routes)
  await app.register(testRoute, routes)
}

const listRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database, pepper }) => {
  app.get(
    '/webhook-endpoints/:id/deliveries',
    {
      ...accountRoute,
      schema: {
        operationId: 'listWebhookDeliveries',
        summary: 'List the deliveries of a webhook endpoint',
        params: idParams,
        querystring: listQuery,
        response: { 200: deliveryListResponse, ...accountErrors('not_found', 'validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const endpointId = requireId(request.params.id)
      const endpoint = await callDatabase(findEndpoint(database.kysely, accountId, endpointId), 'webhook endpoint')
      if (!endpoint) throw new AppError('not_found')
      const asked = { query: request.query, cursorKind, pepper }
      return readList(
        asked,
        (page) => listDeliveries(database.kysely, { accountId, endpointId }, page),
        presentDelivery,
      )
    },
  )
}

const singleRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.get(
    '/webhook-deliveries/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'getWebhookDelivery',
        summary: 'Get a delivery with its attempts',
        params: idParams,
        response: { 200: deliveryResponse, ...accountErrors('not_found') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const finding = findDelivery(database.kysely, accountId, requireId(request.params.id))
      const delivery = await callDatabase(finding, 'webhook delivery')
      if (!delivery) throw new AppError('not_found')
      return present(database.kysely, delivery)
    },
  )
  app.post(
    '/webhook-deliveries/:id/replay',
    {
      ...accountRoute,
      schema: {
        operationId: 'replayWebhookDelivery',
        summary: 'Replay a delivery with the same message id',
        params: idParams,
        response: {
          200: deliveryResponse,
          ...accountErrors('not_found', 'endpoint_disabled', 'validation_error', ...repeatErrors),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const id = requireId(request.params.id)
      return app.answerOnce(request, reply, {
        what: 'replay webhook delivery',
        statusCode: 200,
        async run(transaction) {
          const delivery = await replayDelivery(transaction, accountId, id)
          return present(transaction, requireDelivery(delivery))
        },
      })
    },
  )
}

const testRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app) => {
  app.post(
    '/webhook-endpoints/:id/test',
    {
      ...accountRoute,
      schema: {
        operationId: 'testWebhookEndpoint',
        summary: 'Send a test message to a webhook endpoint',
        params: idParams,
        response: {
          201: deliveryResponse,
          ...accountErrors('not_found', 'endpoint_disabled', 'validation_error', ...repeatErrors),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const endpointId = requireId(request.params.id)
      return app.answerOnce(request, reply, {
        what: 'test webhook endpoint',
        statusCode: 201,
        async run(transaction) {
          const delivery = await createTestDelivery(transaction, { accountId, endpointId })
          return present(transaction, requireDelivery(delivery))
        },
      })
    },
  )
}

async function present(db: Kysely<Tables>, delivery: WebhookDelivery) {
  const attempts = await callDatabase(listAttempts(db, delivery.id), 'webhook attempts')
  const data = { ...presentDelivery(delivery), attempt_list: attempts.map(presentAttempt) }
  return { success: true as const, data }
}

function requireDelivery(delivery: WebhookDelivery | 'disabled' | null): WebhookDelivery {
  if (delivery === null) throw new AppError('not_found')
  if (delivery === 'disabled') throw new AppError('endpoint_disabled')
  return delivery
}
