import plugin from 'fastify-plugin'
import type { ApiMetrics } from '#shared/metrics.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import type { LogSampler } from '../log-sampler.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the prompt that is asked for, once its body was read; null elsewhere. */
    quality: Quality | null
  }
}

/** X-Request-Id on every answer, one log line and one measurement per request that is no probe. Nothing the caller sent is logged. */
export const requestLog = plugin<{ metrics: ApiMetrics; refusals: LogSampler }>(
  async (app, { metrics, refusals }) => {
    app.decorateRequest('quality', null)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
    })
    app.addHook('onResponse', async (request, reply) => {
      // Probes are not traffic: they would make the service look faster than its customers find it.
      if (request.routeOptions.config.access === 'probe') return
      const route = request.routeOptions.url ?? 'unknown'
      const status = String(reply.statusCode)
      const plan = request.principal?.plan ?? 'none'
      const labels = { route, method: request.method, status, plan, quality: request.quality ?? 'none' }
      metrics.requestDuration.observe(labels, reply.elapsedTime / 1000)
      const line = {
        route,
        method: request.method,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        accountId: request.principal?.accountId,
      }
      const note = reply.statusCode < 400 ? {} : refusals.take(reply.statusCode)
      if (note) request.log.info({ ...line, ...note }, 'request')
    })
  },
  { name: 'request-log' },
)
