import { setTimeout as delay } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { drain } from '#shared/concurrency/drain.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { notifySystemd } from '#shared/platform/notify-systemd.ts'
import { startProbeServer } from '#shared/platform/probe-server.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { startOrExit } from '#shared/platform/start-or-exit.ts'
import { openTracing } from '#shared/platform/tracing.ts'
import { buildApp } from './app.ts'
import { apiSettings } from './config.ts'
import { openDependencies } from './dependencies.ts'

/** Interval of closing the connections whose calls were answered during the shutdown. */
const idleCheckMs = 250

const config = readConfigOrExit(apiSettings)
const logger = createLogger({ level: config.LOG_LEVEL, process: 'api' })

await startOrExit(async () => {
  let shuttingDown = false
  const closeTracing = await openTracing(config, 'api', logger)
  const isShuttingDown = () => shuttingDown
  const dependencies = await openDependencies(config, logger)
  const app = await buildApp({ ...dependencies, isShuttingDown })
  const probes = await startProbeServer({
    processName: 'api',
    prometheusUrl: config.PROMETHEUS_URL,
    host: config.METRICS_HOST,
    port: config.METRICS_PORT,
    metrics: dependencies.runner.metrics,
    measure: dependencies.measure,
    checks: dependencies.checks,
    isShuttingDown,
  })

  // Reverse order of startup: report not ready, wait for load balancers, finish calls in progress, close the rest.
  closeWithGrace({ delay: config.SHUTDOWN_DEADLINE_MS, logger: false }, async ({ signal, err }) => {
    shuttingDown = true
    if (err) logger.fatal({ error: err }, 'stopping after an uncaught error')
    else logger.info({ signal }, 'stopping')
    await delay(config.SHUTDOWN_DELAY_MS)
    await drain(closeServer(app), dependencies.checks, logger, dependencies.workers)
    await probes.close()
    await dependencies.close()
    await closeTracing()
    logger.info('stopped')
  })

  await app.listen({ host: config.HOST, port: config.PORT })
  await notifySystemd(logger)
})

/** Node closes idle connections once: those that become idle later would be kept open for their keep-alive time. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), idleCheckMs)
  await app.close().finally(() => clearInterval(timer))
}
