import type { FastifyPluginAsync } from 'fastify'
import { checkReadiness, type ReadinessChecks } from '#shared/probe-server.ts'

export interface Health {
  checks: ReadinessChecks
  isShuttingDown(): boolean
}

/** /livez: the process runs. /readyz: it may be sent traffic. */
export const healthRoutes: FastifyPluginAsync<Health> = async (app, { checks, isShuttingDown }) => {
  const options = { schema: { hide: true }, config: { access: 'probe' as const } }
  app.get('/livez', options, async () => ({ status: 'live' }))
  app.get('/readyz', options, async (_request, reply) => {
    if (isShuttingDown()) return reply.code(503).send({ status: 'shutting_down' })
    const { ready, failed } = await checkReadiness(checks)
    return ready ? { status: 'ready' } : reply.code(503).send({ status: 'not_ready', failed })
  })
}
