import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { AppError } from '#shared/errors.ts'
import { ConfigError } from '#shared/platform/config.ts'
import { isSafeMethod, isSameSite, openCookie, type SealedCookie, sealCookie } from '../../sessions/sealed-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in operator of a route of the admin console; empty elsewhere. */
    operator: string
  }
}

export interface AdminSessions {
  /** The `Set-Cookie` header for a right key; null for a wrong one. */
  start(request: FastifyRequest, key: string, operator: string): string | null
  /** Null without a valid session. */
  findOperator(request: FastifyRequest): string | null
  end(request: FastifyRequest): string
}

const lifetimeMs = 8 * 3_600_000
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Sessions are cookies sealed with the admin key: changing the key ends them. `basePath` is empty for none. */
export function createAdminSessions(adminKey: string, basePath: string): AdminSessions {
  const cookie: SealedCookie = {
    name: 'poa_admin',
    path: `${basePath}/admin`,
    purpose: 'admin session',
    secrets: [adminKey],
    lifetimeMs,
  }
  return {
    start(request, key, operator) {
      return timingSafeEqual(digest(key), digest(adminKey)) ? sealCookie(cookie, request, { operator }) : null
    },
    findOperator: (request) => openCookie(cookie, request)?.fields.operator ?? null,
    end: (request) => sealCookie(cookie, request, null),
  }
}

/** @throws AppError malformed_request for a change that another site may have caused. */
export function refuseForeignAdminChange(request: FastifyRequest): void {
  if (isSafeMethod(request.method) || isSameSite(request)) return
  throw new AppError('malformed_request', 'A change needs the header X-Console-Request: 1, from the same origin.')
}

/**
 * Whether a request comes from one of the networks. A forwarded request counts only if its proxy is trusted: the address
 * of an unknown proxy says nothing about the client.
 *
 * @throws ConfigError for networks that cannot be read
 */
export function createNetworkCheck(networks: string, isProxyTrusted: boolean) {
  const ranges = networks
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map(parseNetwork)
  return ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean => {
    if (headers['x-forwarded-for'] !== undefined && !isProxyTrusted) return false
    const address = ipaddr.process(ip)
    return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  }
}

function parseNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text)
    const address = ipaddr.parse(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  } catch {
    throw new ConfigError('Wrong settings:\n  ADMIN_NETWORKS is not valid (comma-separated IP addresses or networks)')
  }
}
