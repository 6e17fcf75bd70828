import closeWithGrace from 'close-with-grace'
import { createLogger } from '#shared/logger.ts'
import { startProbeServer } from '#shared/probe-server.ts'
import { readConfigOrExit } from '#shared/read-config-or-exit.ts'
import { startOrExit } from '#shared/start-or-exit.ts'
import { workerSettings } from './config.ts'
import { startWorker } from './dependencies.ts'

const config = readConfigOrExit(workerSettings)
const logger = createLogger({ level: config.LOG_LEVEL, process: 'worker' })

await startOrExit(async () => {
  let shuttingDown = false
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
    if (err) logger.fatal({ error: err }, 'stopping after an unexpected error')
    else logger.info({ signal }, 'stopping')
    await worker.close()
    await probes.close()
    logger.info('stopped')
  })
})
