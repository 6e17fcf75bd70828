import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { openWithAny, sealBytes, sealingKey } from '#shared/platform/seal-bytes.ts'

/** A cookie whose content is encrypted and authenticated (AES-256-GCM). */
export interface SealedCookie {
  name: string
  /** Browsers send it below this path alone. */
  path: string
  /** Separates the keys of different cookies that are sealed with one secret. */
  purpose: string
  /** The first one seals, all of them open. */
  secrets: readonly [string, ...string[]]
  lifetimeMs: number
}

interface Content {
  fields: Record<string, string>
  expiresMs: number
}

/** More than any cookie that this service seals. */
const cookieCharactersMax = 2000
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Refuses changes from other sites: they cannot send the header without a preflight, which is refused, and browsers
 * report where a request comes from.
 *
 * @throws AppError malformed_request for a change that another site may have caused.
 */
export function refuseForeignChange({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): void {
  const site = headers['sec-fetch-site']
  const isSameOrigin = headers['x-console-request'] === '1' && (site === undefined || site === 'same-origin')
  if (isSafeMethod(method) || isSameOrigin) return
  throw new AppError(
    'malformed_request',
    'Changes through the console require the header X-Console-Request: 1 from a page of the same origin.',
  )
}

/** The `Set-Cookie` header; without `fields` it deletes the cookie. */
export function sealCookie(
  { name, path, purpose, secrets, lifetimeMs }: SealedCookie,
  { protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>,
  fields: Record<string, string> | null,
): string {
  const content: Content | null = fields && { fields, expiresMs: Date.now() + lifetimeMs }
  const sealed = content && sealBytes(Buffer.from(JSON.stringify(content)), sealingKey(secrets[0], purpose))
  // Over plain HTTP a browser would drop a secure cookie; only a trial on one machine does without.
  const isLocal = protocol === 'http' && loopback.test(hostname)
  return [
    `${name}=${sealed?.toString('base64url') ?? ''}`,
    `Path=${path}`,
    `Max-Age=${content ? Math.floor(lifetimeMs / 1000) : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isLocal ? [] : ['Secure']),
  ].join('; ')
}

/** The fields of a request's cookie; null without one, or with one that is forged, changed or expired. */
export function openCookie(
  { name, purpose, secrets }: SealedCookie,
  { headers }: Pick<FastifyRequest, 'headers'>,
): { fields: Record<string, string>; expiresAt: Date } | null {
  const start = `${name}=`
  const pair = headers.cookie?.split(';').find((text) => text.trim().startsWith(start))
  const sealed = pair?.trim().slice(start.length) ?? ''
  if (sealed === '' || sealed.length > cookieCharactersMax) return null
  const [first, ...others] = secrets
  try {
    const keys = [sealingKey(first, purpose), ...others.map((secret) => sealingKey(secret, purpose))] as const
    const content: Content = JSON.parse(openWithAny(Buffer.from(sealed, 'base64url'), keys).toString('utf8'))
    return content.expiresMs > Date.now() ? { fields: content.fields, expiresAt: new Date(content.expiresMs) } : null
  } catch {
    return null
  }
}
