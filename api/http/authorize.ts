import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { KeyScope } from '#shared/accounts/api-key.ts'
import { AppError } from '#shared/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a key needs on a route with `access: 'account'`; `any` for reading the balance. */
    scope?: KeyScope | 'any'
  }
}

/**
 * Refuses keys of suspended accounts, and keys without the route's scope. A route that names no scope needs `account`,
 * so that a forgotten one is closed, not open. Runs after the rate limit, which counts refused requests as well.
 */
export const authorize = plugin(
  async (app) => {
    app.addHook('onRequest', async ({ principal, routeOptions: { config } }) => {
      if (!principal || config.access !== 'account') return
      if (principal.isSuspended) throw new AppError('account_suspended')
      const scope = config.scope ?? 'account'
      if (scope === 'any' || principal.scopes.includes(scope)) return
      throw new AppError(
        'insufficient_scope',
        `This key has the scope ${principal.scopes.join(', ')}; this endpoint needs "${scope}".`,
      )
    })
  },
  { name: 'authorize', dependencies: ['rate-limit'] },
)

/**
 * For all routes of an account, as an onRequest hook: a key that has been replaced may be in wrong hands, so until its
 * grace period ends it may read and make calls, but not change the account.
 *
 * @throws AppError key_in_grace
 */
export async function refuseChangesInGrace({ method, principal }: FastifyRequest): Promise<void> {
  if (principal?.isInGrace && method !== 'GET') throw new AppError('key_in_grace')
}
