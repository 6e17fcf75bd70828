import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { hashApiKey, isWellFormedApiKey } from '#shared/accounts/api-key.ts'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import type { Peppers } from '#shared/config.ts'
import { AppError } from '#shared/errors.ts'
import type { PrincipalCache } from '../principal-cache.ts'

export interface Authentication {
  principals: PrincipalCache
  peppers: Peppers
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified caller, or null for a request without a valid key. */
    principal: Principal | null
  }
  interface FastifyContextConfig {
    /**
     * `account` needs a valid key, `public` does not, `webhook` is signed and has a limit of its own, `probe` is for
     * operators and is never limited.
     */
    access?: 'account' | 'public' | 'webhook' | 'probe'
  }
}

function readBearerKey(request: FastifyRequest): string | null {
  const [scheme, key, ...rest] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || key === undefined || rest.length > 0) return null
  return isWellFormedApiKey(key) ? key : null
}

/** Sets `request.principal`; whether a route insists on one is decided by the rate-limit plugin, which must count it. */
export const authenticate = plugin<Authentication>(
  async (app, { principals, peppers }) => {
    app.decorateRequest('principal', null)
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.access === 'probe') return
      const key = readBearerKey(request)
      if (key === null) return
      request.principal = await principals.find(peppers.map((pepper) => hashApiKey(key, pepper)))
    })
  },
  { name: 'authenticate' },
)

/** The caller of a route that needs one. */
export function requirePrincipal(request: FastifyRequest): Principal {
  if (!request.principal) throw new AppError('invalid_api_key')
  return request.principal
}
