import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'
import type { ProcessMetrics } from '#shared/metrics/metrics.ts'
import { showStatus } from '#shared/status/show-status.ts'

/** Health checks with their own deadlines; they reject if the dependency is unreachable. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** `ready` if every check passed, otherwise the names of the failed checks. */
export async function checkReadiness(checks: ReadinessChecks): Promise<{ ready: boolean; failed: string[] }> {
  const names = Object.keys(checks)
  const results = await Promise.allSettled(names.map((name) => checks[name]?.()))
  const failed = names.filter((_, index) => results[index]?.status === 'rejected')
  return { ready: failed.length === 0, failed }
}

/** Checks all dependencies and sets their gauges. */
async function measureReadiness({ checks, isShuttingDown }: Readiness, metrics: ProcessMetrics): Promise<void> {
  const { ready, failed } = await checkReadiness(checks)
  for (const dependency of Object.keys(checks)) {
    metrics.dependencyUp.set({ dependency }, failed.includes(dependency) ? 0 : 1)
  }
  metrics.ready.set(ready && !isShuttingDown() ? 1 : 0)
}

export interface Readiness {
  checks: ReadinessChecks
  /** True during shutdown: no new traffic, while running work is finished. */
  isShuttingDown(): boolean
}

/** The response of /readyz, on both ports. */
export async function describeReadiness(readiness: Readiness): Promise<{ status: 200 | 503; body: object }> {
  if (readiness.isShuttingDown()) return { status: 503, body: { status: 'shutting_down' } }
  const { ready, failed } = await checkReadiness(readiness.checks)
  return ready ? { status: 200, body: { status: 'ready' } } : { status: 503, body: { status: 'not_ready', failed } }
}

interface ProbeServer extends Readiness {
  host: string
  port: number
  metrics: { registry: Registry; process: ProcessMetrics }
  processName: 'api' | 'worker'
  prometheusUrl: string
  /** Updates gauges that are read from other systems; never rejects. */
  measure?(): Promise<void>
}

/** Serves /metrics, /status, /livez and /readyz on an internal port. */
export async function startProbeServer(options: ProbeServer): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', options)
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(500).end())
  })
  await listen(server, options.port, options.host)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

async function answer(url: string, options: ProbeServer): Promise<{ status: number; type: string; body: string }> {
  const path = url.split('?', 1)[0]
  const { metrics, measure } = options
  if (path === '/metrics' || path === '/status') {
    await Promise.all([measureReadiness(options, metrics.process), measure?.()])
  }
  if (path === '/status') {
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: await showStatus({ ...options, registry: metrics.registry }),
    }
  }
  if (path === '/metrics') {
    return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() }
  }
  if (path === '/livez') return { status: 200, type: 'application/json', body: '{"status":"live"}' }
  if (path === '/readyz') {
    const { status, body } = await describeReadiness(options)
    return { status, type: 'application/json', body: JSON.stringify(body) }
  }
  return { status: 404, type: 'application/json', body: '{"status":"not_found"}' }
}
