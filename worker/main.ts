import closeWithGrace from 'close-with-grace'
import { createLogger } from '#shared/platform/logger.ts'
import { notifySystemd } from '#shared/platform/notify-systemd.ts'
import { startProbeServer } from '#shared/platform/probe-server.ts'
import { readConfigOrExit } from '#shared/platform/read-config-or-exit.ts'
import { startOrExit } from '#shared/platform/start-or-exit.ts'
import { openTracing } from '#shared/platform/tracing.ts'
import { startWorker } from './compose.ts'
import { workerSettings } from './config.ts'

const config = readConfigOrExit(workerSettings)
const logger = createLogger({ level: config.LOG_LEVEL, process: 'worker' })

await startOrExit(async () => {
  let shuttingDown = false
  const closeTracing = await openTracing(config, 'worker', logger)
  const worker = await startWorker(config, logger)
  const probes = await startProbeServer({
    processName: 'worker',
    prometheusUrl: config.PROMETHEUS_URL,
    host: config.METRICS_HOST,
    port: config.METRICS_PORT,
    metrics: worker.metrics,
    checks: worker.checks,
    measure: worker.measure,
    isShuttingDown: () => shuttingDown,
  })

  closeWithGrace({ delay: config.SHUTDOWN_DEADLINE_MS, logger: false }, async ({ signal, err }) => {
    shuttingDown = true
    if (err) logger.fatal({ error: err }, 'stopping after an uncaught error')
    else logger.info({ signal }, 'stopping')
    await worker.close()
    await probes.close()
    await closeTracing()
    logger.info('stopped')
  })
  await notifySystemd(logger)
})
