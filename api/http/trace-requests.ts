import { finished } from 'node:stream'
import plugin from 'fastify-plugin'
import type { OpenSpan } from '#shared/platform/span.ts'
import { beginSpan, isTracing } from '#shared/platform/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without tracing, and for probes. */
    span: OpenSpan | null
  }
}

/** One span per request that is no probe, in the trace of the caller's `traceparent`. Adds nothing without tracing. */
export const traceRequests = plugin(
  async (app) => {
    if (!isTracing()) return
    app.decorateRequest('span', null)
    app.addHook('onRequest', (request, reply, done) => {
      const { access } = request.routeOptions.config
      if (access !== 'probe') {
        const { traceparent } = request.headers
        const { method } = request
        const { url: route = '/unknown' } = request.routeOptions
        const span = beginSpan(`${method} /${route.replace(/^\//, '')}`, {
          kind: 'server',
          attributes: { 'http.request.method': method, 'http.route': route },
          traceparent: typeof traceparent === 'string' ? traceparent : undefined,
        })
        request.span = span
        finished(reply.raw, () => {
          const { statusCode } = reply
          const failed = statusCode >= 500 ? { 'error.type': String(statusCode) } : {}
          span?.end({ 'http.response.status_code': statusCode, ...failed })
        })
      }
      done()
    })
    // After the body, whose events belong to the connection and not to the request.
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.span) request.span.enter(done)
      else done()
    })
  },
  { name: 'trace-requests' },
)
