import type { FastifyRequest } from 'fastify'
import { type KeyScope, keyScopes } from '#shared/accounts/api-key.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { openCookie, type SealedCookie, sealCookie } from './sealed-cookie.ts'

/** Path prefix of the console's calls: the routes of `/api/v1`, with a session cookie in place of the key. */
export const consoleApiPath = '/console/api/'

/** A signed-in key. Holds the key's hash under the pepper, never the key. */
export interface ConsoleSession {
  keyHash: Buffer
  keyId: string
  scopes: KeyScope[]
  expiresAt: Date
}

export interface ConsoleSessions {
  /** The `Set-Cookie` header of a new session. */
  start(request: FastifyRequest, key: Pick<ConsoleSession, 'keyHash' | 'keyId' | 'scopes'>): string
  /** Null without a cookie, or with one that is forged or expired. */
  find(request: FastifyRequest): ConsoleSession | null
  /** The `Set-Cookie` header that ends a session in the browser. */
  end(request: FastifyRequest): string
}

const lifetimeMs = 12 * 3_600_000

export function isConsoleCall({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): boolean {
  return originalUrl.startsWith(consoleApiPath)
}

/** Why a request of the console has no caller; null for all others. */
export function describeConsoleFault({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string | null {
  if (originalUrl.startsWith(consoleApiPath)) return 'The session has ended or its key was revoked. Sign in again.'
  if (originalUrl === '/admin/session') return 'This is not the admin key.'
  if (originalUrl.startsWith('/admin/')) return 'The session has ended. Sign in again.'
  return originalUrl.startsWith('/console/') ? 'The API key is malformed or unknown, or was revoked.' : null
}

/** Sessions are sealed cookies: nothing is stored, and revoking the key ends them. `basePath` is empty for none. */
export function createConsoleSessions(peppers: Peppers, basePath: string): ConsoleSessions {
  const cookie: SealedCookie = {
    name: 'poa_console',
    path: `${basePath}/console`,
    purpose: 'console session',
    secrets: peppers,
    lifetimeMs,
  }
  return {
    start(request, { keyHash, keyId, scopes }) {
      return sealCookie(cookie, request, { hash: keyHash.toString('base64'), keyId, scopes: scopes.join(' ') })
    },
    find(request) {
      const opened = openCookie(cookie, request)
      if (!opened) return null
      const { hash = '', keyId = '', scopes = '' } = opened.fields
      const granted = keyScopes.filter((scope) => scopes.split(' ').includes(scope))
      return { keyHash: Buffer.from(hash, 'base64'), keyId, scopes: granted, expiresAt: opened.expiresAt }
    },
    end: (request) => sealCookie(cookie, request, null),
  }
}
