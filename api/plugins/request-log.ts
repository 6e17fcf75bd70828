import plugin from 'fastify-plugin'
import type { ApiMetrics } from '#shared/metrics.ts'

/** X-Request-Id on every answer, one log line and one measurement per request. Nothing the caller sent is logged. */
export const requestLog = plugin<{ metrics: ApiMetrics }>(
  async (app, { metrics }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
    })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown'
      const status = String(reply.statusCode)
      metrics.requestDuration.observe({ route, method: request.method, status }, reply.elapsedTime / 1000)
      if (request.routeOptions.config.access === 'probe') return
      request.log.info(
        {
          route,
          method: request.method,
          status: reply.statusCode,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
          accountId: request.principal?.accountId,
        },
        'request',
      )
    })
  },
  { name: 'request-log' },
)
