import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#shared/errors.ts'
import { checkUrlTarget, parseUserUrl, UrlError, urlFaults } from '#shared/ssrf/url-guard.ts'
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  endpointsMax,
  findEndpoint,
  listEndpoints,
  rotateEndpointSecret,
  type WebhookEndpoint,
} from '#shared/webhooks/endpoint-repository.ts'
import { newWebhookSecret, presentWebhookSecret, sealWebhookSecret } from '#shared/webhooks/webhook-secret.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readList } from '../../http/read-page.ts'
import { refuseField } from '../../http/refuse-faults.ts'
import { listQuery } from '../../schemas/lists.ts'
import {
  type AccountRoutes,
  accountErrors,
  accountRoute,
  bodyErrors,
  idParams,
  repeatErrors,
  requireId,
} from '../account/account-route.ts'
import { presentEndpoint } from './present.ts'
import {
  endpointChangeBody,
  endpointDeletedResponse,
  endpointListResponse,
  endpointResponse,
  endpointSecretResponse,
  newEndpointBody,
  secretGraceHoursDefault,
  secretRotationBody,
} from './schema.ts'

export interface WebhookEndpointRoutes extends AccountRoutes {
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts: readonly string[]
}

const cursorKind = 'webhook-endpoints-1'

/** Webhook endpoints of an account. */
export const webhookEndpointRoutes: FastifyPluginAsyncTypebox<WebhookEndpointRoutes> = async (app, routes) => {
  await app.register(readRoutes, routes)
  await app.register(createRoute, routes)
  await app.register(changeRoutes, routes)
  await app.register(rotateRoute, routes)
}

const readRoutes: FastifyPluginAsyncTypebox<WebhookEndpointRoutes> = async (app, { database, pepper }) => {
  app.get(
    '/webhook-endpoints',
    {
      ...accountRoute,
      schema: {
        operationId: 'listWebhookEndpoints',
        summary: 'List webhook endpoints',
        querystring: listQuery,
        response: { 200: endpointListResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const asked = { query: request.query, cursorKind, pepper }
      return readList(asked, (page) => listEndpoints(database.kysely, accountId, page), presentEndpoint)
    },
  )
  app.get(
    '/webhook-endpoints/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'getWebhookEndpoint',
        summary: 'Get a webhook endpoint',
        params: idParams,
        response: { 200: endpointResponse, ...accountErrors('not_found') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const finding = findEndpoint(database.kysely, accountId, requireId(request.params.id))
      return answer(await callDatabase(finding, 'webhook endpoint'))
    },
  )
}

const createRoute: FastifyPluginAsyncTypebox<WebhookEndpointRoutes> = async (app, routes) => {
  const { pepper, allowedHosts } = routes
  app.post(
    '/webhook-endpoints',
    {
      ...accountRoute,
      schema: {
        operationId: 'createWebhookEndpoint',
        summary: 'Register a webhook endpoint and show its secret once',
        body: newEndpointBody,
        response: { 201: endpointSecretResponse, ...accountErrors(...repeatErrors, 'limit_reached', ...bodyErrors) },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const { url, event_types: eventTypes, description = '' } = request.body
      requireAllowed(url, allowedHosts)
      const secret = newWebhookSecret()
      const sealedSecret = sealWebhookSecret(secret, pepper)
      return app.answerOnce(request, reply, {
        what: 'create webhook endpoint',
        statusCode: 201,
        async run(transaction) {
          const creation = { accountId, url, description, eventTypes, sealedSecret }
          const endpoint = await createEndpoint(transaction, creation)
          if (!endpoint)
            throw new AppError('limit_reached', `An account has at most ${endpointsMax} webhook endpoints.`)
          return { success: true, data: { ...presentEndpoint(endpoint), secret: presentWebhookSecret(secret) } }
        },
      })
    },
  )
}

const changeRoutes: FastifyPluginAsyncTypebox<WebhookEndpointRoutes> = async (app, { database, allowedHosts }) => {
  app.patch(
    '/webhook-endpoints/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'changeWebhookEndpoint',
        summary: 'Change, disable or enable a webhook endpoint',
        params: idParams,
        body: endpointChangeBody,
        response: { 200: endpointResponse, ...accountErrors('not_found', ...bodyErrors) },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const { url, description, event_types: eventTypes, status } = request.body
      if (url !== undefined) requireAllowed(url, allowedHosts)
      const key = { accountId, id: requireId(request.params.id) }
      const changing = changeEndpoint(database.kysely, key, { url, description, eventTypes, status })
      return answer(await callDatabase(changing, 'change webhook endpoint'))
    },
  )
  app.delete(
    '/webhook-endpoints/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'deleteWebhookEndpoint',
        summary: 'Delete a webhook endpoint and its deliveries',
        params: idParams,
        response: { 200: endpointDeletedResponse, ...accountErrors('not_found') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const id = requireId(request.params.id)
      const isDeleted = await callDatabase(deleteEndpoint(database.kysely, accountId, id), 'delete webhook endpoint')
      if (!isDeleted) throw new AppError('not_found')
      return { success: true as const, data: { id, deleted: true as const } }
    },
  )
}

const rotateRoute: FastifyPluginAsyncTypebox<WebhookEndpointRoutes> = async (app, { pepper }) => {
  app.post(
    '/webhook-endpoints/:id/rotate-secret',
    {
      ...accountRoute,
      config: { ...accountRoute.config, bodyIsOptional: true },
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'Rotate the signing secret and show it once',
        params: idParams,
        body: secretRotationBody,
        response: { 201: endpointSecretResponse, ...accountErrors(...repeatErrors, 'not_found', ...bodyErrors) },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const { grace_hours: graceHours = secretGraceHoursDefault } = request.body
      const secret = newWebhookSecret()
      const rotation = {
        accountId,
        id: requireId(request.params.id),
        graceHours,
        sealedSecret: sealWebhookSecret(secret, pepper),
      }
      return app.answerOnce(request, reply, {
        what: 'rotate webhook secret',
        statusCode: 201,
        async run(transaction) {
          const { data } = answer(await rotateEndpointSecret(transaction, rotation))
          return { success: true, data: { ...data, secret: presentWebhookSecret(secret) } }
        },
      })
    },
  )
}

function answer(endpoint: WebhookEndpoint | null) {
  if (!endpoint) throw new AppError('not_found')
  return { success: true as const, data: presentEndpoint(endpoint) }
}

const urlRule =
  'It must be an https URL on port 443 of a public host, without user name or password. ' +
  'The operator can allow other hosts, also over http, with WEBHOOK_URL_ALLOW.'

/** Checks the URL alone; its IP addresses are checked at each delivery. */
function requireAllowed(userUrl: string, allowedHosts: readonly string[]): void {
  const refuse = (fault: string): never => refuseField('url', `${fault} ${urlRule}`)
  try {
    const url = parseUserUrl(userUrl)
    const scope = checkUrlTarget(url, { allowedHosts })
    if (url.protocol !== 'https:' && scope !== 'any') refuse('does not begin with https://.')
  } catch (error) {
    if (error instanceof UrlError) refuse(urlFaults[error.fault])
    throw error
  }
}
