import type { FastifyPluginAsync } from 'fastify'
import { describeReadiness, type Readiness } from '#shared/platform/probe-server.ts'

/** /livez: the process runs. /readyz: it may be sent traffic. */
export const healthRoutes: FastifyPluginAsync<Readiness> = async (app, readiness) => {
  const options = { schema: { hide: true }, config: { access: 'probe' as const } }
  app.get('/livez', options, async () => ({ status: 'live' }))
  app.get('/readyz', options, async (_request, reply) => {
    const { status, body } = await describeReadiness(readiness)
    return reply.code(status).send(body)
  })
}
