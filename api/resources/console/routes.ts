import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { hashApiKey } from '#shared/accounts/api-key.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { isId } from '#shared/platform/ids.ts'
import { readBearerKey, requirePrincipal } from '../../http/authenticate.ts'
import type { ConsoleSession, ConsoleSessions } from '../../sessions/console-session.ts'
import { refuseForeignChange } from '../../sessions/sealed-cookie.ts'
import type { Site } from '../docs/html.ts'
import { addApplication } from './app-files.ts'

interface ConsoleRoutes {
  sessions: ConsoleSessions
  peppers: Peppers
  site: Site
}

const page = { schema: { hide: true }, config: { access: 'page' as const } }
const sessionPath = '/console/session'

/** The console: a browser application for customers, and its sessions. Its calls reach the routes of the API. */
export const consoleRoutes: FastifyPluginAsync<ConsoleRoutes> = async (app, options) => {
  addApplication(app, options.site, '/console', 'index.html')
  addSession(app, options)
  await app.register(paymentReturn, { basePath: options.site.basePath })
}

/** For the fields that Razorpay's page sends back; the provider's API tells whether the order is paid. */
const returnedBytesMax = 16 * 1024

/** Razorpay's page sends the buyer back here, by a form or a link; the buyer is sent on to the page of the order. */
const paymentReturn: FastifyPluginAsync<{ basePath: string }> = async (app, { basePath }) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async () => null)
  app.route<{ Querystring: { order?: string } }>({
    ...page,
    method: ['GET', 'POST'],
    url: '/console/paid',
    bodyLimit: returnedBytesMax,
    handler: async ({ query: { order = '' } }, reply) =>
      reply.redirect(`${basePath}/console/#/${isId(order) ? `orders/${order}` : 'billing'}`, 303),
  })
}

function addSession(app: FastifyInstance, { sessions, peppers }: ConsoleRoutes): void {
  // The key is checked, counted and refused as for every call with a key.
  app.post(
    sessionPath,
    { schema: { hide: true }, config: { access: 'account', scope: 'any' } },
    async (request, reply) => {
      refuseForeignChange(request)
      const { apiKeyId, scopes } = requirePrincipal(request)
      const keyHash = hashApiKey(readBearerKey(request.headers) ?? '', peppers[0])
      reply.header('set-cookie', sessions.start(request, { keyHash, keyId: apiKeyId, scopes }))
      return { success: true }
    },
  )
  app.get(sessionPath, page, async (request, reply) => {
    const session = sessions.find(request)
    reply.header('cache-control', 'no-store')
    return { success: true, data: { session: session && presentSession(session) } }
  })
  app.delete(sessionPath, page, async (request, reply) => {
    refuseForeignChange(request)
    reply.headers({ 'set-cookie': sessions.end(request), 'cache-control': 'no-store' })
    return { success: true }
  })
}

function presentSession({ keyId, scopes, expiresAt }: ConsoleSession): object {
  return { key_id: keyId, scopes, expires_at: expiresAt.toISOString() }
}
