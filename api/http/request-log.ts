import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'
import type { OpenSpan } from '#shared/platform/span.ts'
import { beginSpan, isTracing } from '#shared/platform/tracing.ts'
import type { Quality } from '#shared/prompts/quality.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Quality of the requested prompt, set once the body was read; null elsewhere. */
    quality: Quality | null
    /** Status that is logged and measured for a failed call whose response is 200; null elsewhere. */
    outcomeStatus: number | null
    /** Null without tracing, and for probes. */
    span: OpenSpan | null
  }
}

/** Path of tool calls, which are counted like the prompt routes. */
export const mcpPath = '/mcp'
/** The caller closed the connection before the answer. */
const clientGoneStatus = 499
/** Log lines of one kind within a second; a flood must not fill a disk. */
const linesPerSecond = 5

/** X-Request-Id on every answer, one log line and one measurement per request that is no probe. Logs no input of the caller. */
export const requestLog = plugin<{ metrics: ApiMetrics; refusals: LogSampler }>(
  async (app, { metrics, refusals }) => {
    app.decorateRequest('quality', null)
    app.decorateRequest('outcomeStatus', null)
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      const { raw } = reply
      // Probes are not traffic: they would lower the measured latency.
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

export interface LogSampler {
  /**
   * Null if no further line of this kind may be written now, else the number of lines left out since the last one, to
   * add to the line. Kinds are few: statuses or error codes.
   */
  take(kind: string | number): { leftOut?: number } | null
}

/** Limits the log lines of each kind to `linesPerSecond`. */
export function createLogSampler(nowMs: () => number = Date.now): LogSampler {
  const counts = new Map<string | number, { second: number; lines: number; leftOut: number }>()
  return {
    take(kind) {
      const second = Math.floor(nowMs() / 1000)
      const last = counts.get(kind)
      const count = last?.second === second ? last : { second, lines: 0, leftOut: last?.leftOut ?? 0 }
      counts.set(kind, count)
      if (count.lines >= linesPerSecond) {
        count.leftOut += 1
        return null
      }
      count.lines += 1
      const { leftOut } = count
      count.leftOut = 0
      return leftOut > 0 ? { leftOut } : {}
    },
  }
}
