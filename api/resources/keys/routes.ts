import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  type AccountKey,
  changeAccountKey,
  createAccountKey,
  listAccountKeys,
  type NewAccountKey,
  revokeAccountKey,
  rotateAccountKey,
  workingKeysMax,
} from '#shared/accounts/account-key-repository.ts'
import { AppError } from '#shared/errors.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readList } from '../../http/read-page.ts'
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
import {
  graceHoursDefault,
  keyChangeBody,
  keyListResponse,
  keyResponse,
  newKeyBody,
  newKeyResponse,
  rotationBody,
} from './schema.ts'

const cursorKind = 'keys-1'

export const accountKeyRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, routes) => {
  await app.register(listRoute, routes)
  await app.register(createRoute, routes)
  await app.register(changeRoute, routes)
  await app.register(rotateRoute, routes)
  await app.register(revokeRoute, routes)
}

const listRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database, pepper }) => {
  app.get(
    '/keys',
    {
      ...accountRoute,
      schema: {
        operationId: 'listKeys',
        summary: 'List API keys',
        querystring: listQuery,
        response: { 200: keyListResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const asked = { query: request.query, cursorKind, pepper }
      return readList(asked, (page) => listAccountKeys(database.kysely, accountId, page), presentKey)
    },
  )
}

const createRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { pepper }) => {
  app.post(
    '/keys',
    {
      ...accountRoute,
      schema: {
        operationId: 'createKey',
        summary: 'Create an API key and show its secret once',
        body: newKeyBody,
        response: { 201: newKeyResponse, ...accountErrors(...repeatErrors, 'limit_reached', ...bodyErrors) },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const { name, scopes, monthly_credits_max: monthlyCreditsMax } = request.body
      return app.answerOnce(request, reply, {
        what: 'create key',
        statusCode: 201,
        async run(transaction) {
          const key = await createAccountKey(transaction, { accountId, name, scopes, monthlyCreditsMax, pepper })
          return { success: true, data: presentNewKey(requireKey(key)) }
        },
      })
    },
  )
}

const changeRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.patch(
    '/keys/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'changeKey',
        summary: 'Change the name or monthly limit of an API key',
        params: idParams,
        body: keyChangeBody,
        response: { 200: keyResponse, ...accountErrors('not_found', ...bodyErrors) },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const { name, monthly_credits_max: monthlyCreditsMax } = request.body
      const changed = { accountId, id: requireId(request.params.id) }
      const changing = changeAccountKey(database.kysely, changed, { name, monthlyCreditsMax })
      const key = await callDatabase(changing, 'change key')
      if (!key) throw new AppError('not_found')
      return { success: true as const, data: presentKey(key) }
    },
  )
}

const rotateRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { pepper }) => {
  app.post(
    '/keys/:id/rotate',
    {
      ...accountRoute,
      config: { ...accountRoute.config, bodyIsOptional: true },
      schema: {
        operationId: 'rotateKey',
        summary: 'Rotate an API key: create a successor and start the grace period of the old key',
        params: idParams,
        body: rotationBody,
        response: {
          201: newKeyResponse,
          ...accountErrors(...repeatErrors, 'not_found', 'key_revoked', 'limit_reached', ...bodyErrors),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const { grace_hours: graceHours = graceHoursDefault } = request.body
      const id = requireId(request.params.id)
      return app.answerOnce(request, reply, {
        what: 'rotate key',
        statusCode: 201,
        async run(transaction) {
          const key = await rotateAccountKey(transaction, { accountId, id, graceHours, pepper })
          return { success: true, data: presentNewKey(requireKey(key)) }
        },
      })
    },
  )
}

const revokeRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.delete(
    '/keys/:id',
    {
      ...accountRoute,
      schema: {
        operationId: 'revokeKey',
        summary: 'Revoke an API key immediately, even the one of this call',
        params: idParams,
        response: { 200: keyResponse, ...accountErrors('not_found') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const id = requireId(request.params.id)
      const key = await callDatabase(revokeAccountKey(database.kysely, { accountId, id }), 'revoke key')
      if (!key) throw new AppError('not_found')
      // Restoring the database to an earlier time makes the key valid again; the log shows which keys to revoke then.
      request.log.info({ keyId: id }, 'API key revoked')
      return { success: true as const, data: presentKey(key) }
    },
  )
}

function requireKey(
  outcome: NewAccountKey | 'not_found' | 'key_rotated' | 'key_revoked' | 'limit_reached',
): NewAccountKey {
  if (outcome === 'key_rotated') {
    throw new AppError('key_revoked', 'The key was already rotated; rotate its successor or create a new one.')
  }
  if (outcome === 'limit_reached') {
    throw new AppError(
      outcome,
      `The limit is ${workingKeysMax} active keys per account. Revoke one, or rotate one with grace_hours 0.`,
    )
  }
  if (typeof outcome === 'string') throw new AppError(outcome)
  return outcome
}

function presentKey(key: AccountKey) {
  return {
    id: key.id,
    name: key.name,
    start: key.keyStart,
    last_four: key.keyLastFour,
    scopes: key.scopes,
    status: key.state,
    created_at: key.createdAt.toISOString(),
    revoked_at: key.revokedAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    monthly_credits_max: key.monthlyCreditsMax,
    monthly_credits_used: key.monthlyCreditsUsed,
  }
}

function presentNewKey(key: NewAccountKey) {
  return { ...presentKey(key), secret: key.secret }
}
