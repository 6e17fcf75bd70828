import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { Sql } from 'postgres'
import { hashApiKey, isWellFormedApiKey } from '#shared/accounts/api-key.ts'
import { findPrincipal, type Principal } from '#shared/accounts/principal-repository.ts'
import { AppError } from '#shared/errors.ts'
import { callDatabase } from '../call-dependency.ts'

/**
 * How long a verified key is believed without asking again. Revocation must reach every process within 5 seconds;
 * spending is stopped at once by the reserve statement.
 */
const principalCacheMs = 4000
const principalsMax = 20_000

export interface Authentication {
  sql: Sql
  pepper: string
}

type Lookup = { principal: Principal | null }

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified caller, or null for a request without a valid key. */
    principal: Principal | null
  }
  interface FastifyContextConfig {
    /** `account` needs a valid key, `public` does not, `probe` is for operators and is never limited. */
    access?: 'account' | 'public' | 'probe'
  }
}

function readBearerKey(request: FastifyRequest): string | null {
  const [scheme, key, ...rest] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || key === undefined || rest.length > 0) return null
  return isWellFormedApiKey(key) ? key : null
}

/** Sets `request.principal`; whether a route insists on one is decided by the rate-limit plugin, which must count it. */
export const authenticate = plugin<Authentication>(
  async (app, { sql, pepper }) => {
    const principals = new LRUCache<string, Lookup, Buffer>({
      max: principalsMax,
      ttl: principalCacheMs,
      fetchMethod: async (_hash, _stale, { context }) => ({
        principal: await callDatabase(findPrincipal(sql, context), 'authenticate'),
      }),
    })

    app.decorateRequest('principal', null)
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.access === 'probe') return
      const key = readBearerKey(request)
      if (key === null) return
      const hash = hashApiKey(key, pepper)
      request.principal = (await principals.forceFetch(hash.toString('base64'), { context: hash })).principal
    })
  },
  { name: 'authenticate' },
)

/** The caller of a route that needs one. */
export function requirePrincipal(request: FastifyRequest): Principal {
  if (!request.principal) throw new AppError('invalid_api_key')
  return request.principal
}
