import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { Type } from 'typebox'
import { AppError } from '#shared/errors.ts'
import { ConfigError, splitSetting } from '#shared/platform/config.ts'
import type { IpLimiter } from '../../http/ip-limiter.ts'
import { refuseOverQuota } from '../../http/rate-limit.ts'
import { openCookie, refuseForeignChange, type SealedCookie, sealCookie } from '../../sessions/sealed-cookie.ts'
import { addApplication } from '../console/app-files.ts'
import type { Site } from '../docs/html.ts'
import { adminAccountRoutes, adminCreditRoutes } from './accounts.ts'
import { type AdminContext, adminRoute } from './admin-route.ts'
import { adminOrderRoutes, adminRefundRoutes } from './orders.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in operator of a route of the admin console; empty elsewhere. */
    operator: string
  }
}

/** Per client IP. */
export const adminSignInsPerMinute = 10
const sessionMs = 8 * 3_600_000

interface AdminRoutes extends AdminContext {
  adminKey: string
  networks: string
  isProxyTrusted: boolean
  signIns: IpLimiter
  site: Site
}

const signInBody = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 200 }),
  operator: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
})

/**
 * The console for operators. Outside its networks it does not exist.
 *
 * @throws ConfigError without a key
 */
export const adminRoutes: FastifyPluginAsync<AdminRoutes> = async (app, options) => {
  if (options.adminKey === '') {
    throw new ConfigError(['ADMIN_KEY is missing (32 characters or more; ADMIN_CONSOLE needs it)'])
  }
  const sessions = createAdminSessions(options.adminKey, options.site.basePath)
  const isAllowed = createNetworkCheck(options.networks, options.isProxyTrusted)
  app.decorateRequest('operator', '')
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request)) throw new AppError('not_found', 'No route matches this path.')
    reply.header('cache-control', 'no-store')
    refuseForeignChange(request)
  })
  addApplication(app, options.site, '/admin', 'admin.html')
  addSession(app, sessions, options.signIns)
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        const operator = sessions.findOperator(request)
        if (operator === null) throw new AppError('invalid_api_key')
        request.operator = operator
      })
      const context = { database: options.database, checkout: options.checkout, pepper: options.pepper }
      await api.register(adminAccountRoutes, context)
      await api.register(adminCreditRoutes, context)
      await api.register(adminOrderRoutes, context)
      await api.register(adminRefundRoutes, context)
    },
    { prefix: '/admin/api' },
  )
}

function addSession(app: FastifyInstance, sessions: AdminSessions, signIns: IpLimiter): void {
  const countSignIn = async ({ ip }: FastifyRequest): Promise<void> => {
    const decision = signIns.take(ip, performance.now())
    if (!decision.allowed) throw refuseOverQuota(decision)
  }
  app.post<{ Body: { key: string; operator: string } }>(
    '/admin/session',
    { ...adminRoute, schema: { hide: true, body: signInBody }, onRequest: countSignIn },
    async (request, reply) => {
      const cookie = sessions.start(request, request.body.key, request.body.operator.trim())
      if (cookie === null) throw new AppError('invalid_api_key')
      reply.header('set-cookie', cookie)
      return { success: true }
    },
  )
  app.get('/admin/session', { ...adminRoute, schema: { hide: true } }, async (request) => ({
    success: true,
    data: { operator: sessions.findOperator(request) },
  }))
  app.delete('/admin/session', { ...adminRoute, schema: { hide: true } }, async (request, reply) => {
    reply.header('set-cookie', sessions.end(request))
    return { success: true }
  })
}

interface AdminSessions {
  /** The `Set-Cookie` header for a right key; null for a wrong one. */
  start(request: FastifyRequest, key: string, operator: string): string | null
  /** Null without a valid session. */
  findOperator(request: FastifyRequest): string | null
  end(request: FastifyRequest): string
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Sessions are cookies sealed with the admin key: changing the key ends them. `basePath` is empty for none. */
function createAdminSessions(adminKey: string, basePath: string): AdminSessions {
  const cookie: SealedCookie = {
    name: 'poa_admin',
    path: `${basePath}/admin`,
    purpose: 'admin session',
    secrets: [adminKey],
    lifetimeMs: sessionMs,
  }
  return {
    start(request, key, operator) {
      return timingSafeEqual(digest(key), digest(adminKey)) ? sealCookie(cookie, request, { operator }) : null
    },
    findOperator: (request) => openCookie(cookie, request)?.fields.operator ?? null,
    end: (request) => sealCookie(cookie, request, null),
  }
}

/**
 * Whether a request comes from one of the networks. A forwarded request counts only if its proxy is trusted: the
 * address of an unknown proxy says nothing about the client.
 *
 * @throws ConfigError for networks that cannot be read
 */
function createNetworkCheck(networks: string, isProxyTrusted: boolean) {
  const ranges = splitSetting(networks, ',').map(parseNetwork)
  return ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean => {
    if (headers['x-forwarded-for'] !== undefined && !isProxyTrusted) return false
    // A trusted proxy may forward any text.
    if (!ipaddr.isValid(ip)) return false
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
    throw new ConfigError(['ADMIN_NETWORKS is not valid (comma-separated IP addresses or networks)'])
  }
}
