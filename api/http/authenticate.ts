import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { hashApiKey, isWellFormedApiKey } from '#shared/accounts/api-key.ts'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { AppError } from '#shared/errors.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { networkOf } from '../edge/client-network.ts'
import { type ConsoleSessions, isConsoleCall } from '../sessions/console-session.ts'
import { refuseForeignChange } from '../sessions/sealed-cookie.ts'
import type { IpLimiter } from './ip-limiter.ts'
import type { PrincipalCache } from './principal-cache.ts'
import { rateLimitHeaders, refuseOverQuota } from './rate-limit.ts'

interface Authentication {
  principals: PrincipalCache
  peppers: Peppers
  /** Limits requests without a valid key. */
  ipLimiter: IpLimiter
  sessions: ConsoleSessions
  /** Called with the key of every authenticated request. */
  noteKeyUse(apiKeyId: string): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified caller, or null for a request without a valid key. */
    principal: Principal | null
  }
  interface FastifyContextConfig {
    /**
     * `account` needs a valid key, `public` does not, `webhook` is signed and has a separate limit, `probe` is for
     * operators and is never limited. `page` is documentation, with a separate limit per client IP and without an
     * account lookup.
     */
    access?: 'account' | 'public' | 'webhook' | 'probe' | 'page'
  }
}

export function readBearerKey({ authorization = '' }: FastifyRequest['headers']): string | null {
  const [scheme, key, ...rest] = authorization.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || key === undefined || rest.length > 0) return null
  return isWellFormedApiKey(key) ? key : null
}

const howToSend = 'Send the header "Authorization: Bearer poa_live_…" with every call, from your server.'
/** A request without a bearer token gets the bare challenge, a rejected token gets its error (RFC 6750). */
const bareChallenge = 'Bearer realm="Prompt Optimization API"'
const tokenChallenge = `${bareChallenge}, error="invalid_token"`

/** Explains why a request has no valid key, from its headers alone; does not distinguish unknown from revoked keys. */
export function describeKeyFault({ headers }: Pick<FastifyRequest, 'headers'>): { message: string; challenge: string } {
  const { authorization = '' } = headers
  if (authorization === '') {
    const fault =
      headers['x-api-key'] === undefined
        ? 'The Authorization header is missing.'
        : 'The API key was sent in X-API-Key, which is not supported.'
    return { message: `${fault} ${howToSend}`, challenge: bareChallenge }
  }
  if (!/^bearer(?: |$)/i.test(authorization)) {
    return { message: `The Authorization header does not begin with "Bearer". ${howToSend}`, challenge: bareChallenge }
  }
  return { message: `${describeToken(headers)} ${howToSend}`, challenge: tokenChallenge }
}

function describeToken(headers: FastifyRequest['headers']): string {
  if (headers.authorization?.trim().toLowerCase() === 'bearer') return 'The API key is empty.'
  return readBearerKey(headers) === null
    ? 'The API key is malformed: a key is "poa_live_" and 36 letters and digits; the last six are a checksum.'
    : 'The API key is unknown or revoked.'
}

/** Keys whose peppered hashes are cached: an HMAC costs several times a plain hash. */
const hashedKeysMax = 20_000

/**
 * Sets `request.principal`. The rate-limit plugin refuses requests that lack a required key, since it must count them.
 */
export const authenticate = plugin<Authentication>(
  async (app, { principals, peppers, ipLimiter, sessions, noteKeyUse }) => {
    const hashedKeys = new LRUCache<string, Buffer[]>({ max: hashedKeysMax })
    const hashKey = (key: string): Buffer[] => {
      // Keys are not kept in memory in plain text.
      const digest = hash('sha256', key, 'base64')
      const known = hashedKeys.get(digest)
      if (known) return known
      const hashes = peppers.map((pepper) => hashApiKey(key, pepper))
      hashedKeys.set(digest, hashes)
      return hashes
    }
    const findKeyHashes = (request: FastifyRequest): Buffer[] | null => {
      if (isConsoleCall(request)) {
        const session = sessions.find(request)
        if (session) refuseForeignChange(request)
        return session && [session.keyHash]
      }
      const key = readBearerKey(request.headers)
      return key === null ? null : hashKey(key)
    }
    app.decorateRequest('principal', null)
    app.addHook('onRequest', async (request, reply) => {
      const { access } = request.routeOptions.config
      // A webhook has no account, and its limit is too high for guesses of keys.
      if (access === 'probe' || access === 'page' || access === 'webhook') return
      const keyHashes = findKeyHashes(request)
      if (keyHashes === null) return
      const findRefusal = (): AppError | null => {
        const decision = ipLimiter.check(request.ip, performance.now())
        if (decision.allowed) return null
        reply.headers(rateLimitHeaders(decision))
        return refuseOverQuota(decision)
      }
      request.principal = await principals.find(keyHashes, { network: networkOf(request.ip), findRefusal })
      if (request.principal) noteKeyUse(request.principal.apiKeyId)
    })
  },
  { name: 'authenticate' },
)

/** The caller of a route that needs one. */
export function requirePrincipal(request: FastifyRequest): Principal {
  if (!request.principal) throw new AppError('invalid_api_key')
  return request.principal
}
