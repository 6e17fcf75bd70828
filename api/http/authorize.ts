import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { KeyScope } from '#shared/accounts/api-key.ts'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { AppError } from '#shared/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a key needs on a route with `access: 'account'`; `any` for reading the balance. */
    scope?: KeyScope | 'any'
  }
}

/**
 * Refuses keys of suspended accounts, and keys without the scope of the route. A route without a declared scope
 * requires `account`, so that a forgotten scope fails closed. Runs after the rate limit, which also counts refused
 * requests.
 */
export const authorize = plugin(
  async (app) => {
    app.addHook('onRequest', ({ principal, routeOptions: { config } }, _reply, done) => {
      const isAsked = principal !== null && config.access === 'account'
      done(isAsked ? findRefusal(principal, config.scope ?? 'account') : undefined)
    })
  },
  { name: 'authorize', dependencies: ['rate-limit'] },
)

function findRefusal({ isSuspended, scopes }: Principal, scope: KeyScope | 'any'): AppError | undefined {
  if (isSuspended) return new AppError('account_suspended')
  if (scope === 'any' || scopes.includes(scope)) return
  const held = scopes.map((name) => `"${name}"`).join(', ')
  const message = `This key has the scope ${held}; this endpoint requires "${scope}".`
  return new AppError('insufficient_scope', message)
}

/** For a route that serves several scopes. @throws AppError insufficient_scope */
export function requireScope(principal: Principal, scope: KeyScope): void {
  const refusal = findRefusal(principal, scope)
  if (refusal) throw refusal
}

/**
 * For all routes of an account, as an onRequest hook: a key that has been replaced may be in wrong hands, so until its
 * grace period ends it may read and make calls, but not change the account.
 *
 * @throws AppError key_in_grace
 */
export async function refuseChangesInGrace({ method, principal }: FastifyRequest): Promise<void> {
  if (principal?.isInGrace && method !== 'GET') throw new AppError('key_in_grace')
}
