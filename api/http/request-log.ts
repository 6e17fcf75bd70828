import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import type { LogSampler } from './log-sampler.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the prompt that is asked for, once its body was read; null elsewhere. */
    quality: Quality | null
    /** Status that says what became of a call whose response is 200 all the same; null elsewhere. */
    outcomeStatus: number | null
  }
}

/** Calls of tools: the same work as the prompt routes. */
export const mcpPath = '/mcp'
/** The caller closed the connection before the answer. */
const clientGoneStatus = 499

/** X-Request-Id on every answer, one log line and one measurement per request that is no probe. Logs no input of the caller. */
export const requestLog = plugin<{ metrics: ApiMetrics; refusals: LogSampler }>(
  async (app, { metrics, refusals }) => {
    app.decorateRequest('quality', null)
    app.decorateRequest('outcomeStatus', null)
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      const { raw } = reply
      // Probes are not traffic: they would make the service look faster than its customers find it.
      if (request.routeOptions.config.access !== 'probe') {
        finished(raw, (error) =>
          note(request, reply, error ? clientGoneStatus : (request.outcomeStatus ?? reply.statusCode)),
        )
      }
      done()
    })

    const note = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
      const route = request.routeOptions.url ?? 'unknown'
      const plan = request.principal?.plan ?? 'none'
      const quality = request.quality ?? 'none'
      const labels = { route, method: request.method, status: String(status), plan, quality }
      if (route.startsWith('/api/') || route === mcpPath)
        metrics.requests.inc({ outcome: status < 500 ? 'answered' : 'failed' })
      metrics.requestDuration.observe(labels, reply.elapsedTime / 1000)
      const leftOut = status < 400 ? {} : refusals.take(status)
      if (leftOut === null) return
      const durationMs = Math.round(reply.elapsedTime * 10) / 10
      const accountId = request.principal?.accountId
      request.log.info({ route, method: request.method, status, durationMs, accountId, ...leftOut }, 'request')
    }
  },
  { name: 'request-log' },
)
