import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { AppError } from '#shared/errors.ts'
import { ConfigError } from '#shared/platform/config.ts'
import type { IpLimiter } from '../../http/ip-limiter.ts'
import { refuseOverQuota } from '../../http/rate-limit.ts'
import { createAppFiles } from '../console/app-files.ts'
import type { Site } from '../docs/html.ts'
import { adminCreditRoutes } from './account-credits.ts'
import { adminAccountRoutes } from './accounts.ts'
import { type AdminContext, adminRoute } from './admin-route.ts'
import {
  type AdminSessions,
  createAdminSessions,
  createNetworkCheck,
  refuseForeignAdminChange,
} from './admin-session.ts'
import { adminOrderRoutes } from './orders.ts'
import { adminRefundRoutes } from './refunds.ts'

/** Of one client IP and minute. */
export const adminSignInsPerMinute = 10

export interface AdminRoutes extends AdminContext {
  adminKey: string
  networks: string
  isProxyTrusted: boolean
  signIns: IpLimiter
  /** Path prefix of the service behind a proxy, empty for none. */
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
    throw new ConfigError('Wrong settings:\n  ADMIN_KEY is missing (32 characters or more; ADMIN_CONSOLE needs it)')
  }
  const sessions = createAdminSessions(options.adminKey, options.site.basePath)
  const isAllowed = createNetworkCheck(options.networks, options.isProxyTrusted)
  app.decorateRequest('operator', '')
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request)) throw new AppError('not_found', 'No route matches this path.')
    reply.header('cache-control', 'no-store')
    refuseForeignAdminChange(request)
  })
  addApplication(app, options.site)
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

function addApplication(app: FastifyInstance, site: Site): void {
  const { basePath } = site
  const files = createAppFiles(site)
  const page = { ...adminRoute, schema: { hide: true }, method: ['GET', 'HEAD'] }
  app.route({ ...page, url: '/admin', handler: async (_, reply) => reply.redirect(`${basePath}/admin/`, 302) })
  app.route({
    ...page,
    url: '/admin/',
    handler: async (request, reply) => files.sendPage(request, reply, 'admin.html'),
  })
  app.route<{ Params: { name: string } }>({
    ...page,
    url: '/admin/assets/:name',
    handler: async (request, reply) => files.sendAsset(request, reply, request.params.name),
  })
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
