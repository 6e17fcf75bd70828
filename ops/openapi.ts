import { writeFileSync } from 'node:fs'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { buildApp } from '../api/app.ts'
import { apiSettings } from '../api/config.ts'

/** Unused: routes are registered but not called. */
const unused = new Proxy(
  {},
  {
    get(_target, name) {
      if (name === 'then') return undefined
      return unused
    },
  },
) as never

/** Writes the OpenAPI document that an API process would serve to the file that is named, without any server. */
const config = parseConfig(apiSettings, {
  DATABASE_URL: 'postgres://nowhere/none',
  REDIS_URL: 'redis://nowhere',
  API_KEY_PEPPER: 'a pepper that is never used',
})
const app = await buildApp({
  config,
  logger: createLogger({ level: 'silent', process: 'api' }),
  database: unused,
  reports: unused,
  checkout: null,
  principals: unused,
  limiter: unused,
  runner: {
    sql: unused,
    reserve: unused,
    queues: unused,
    vision: unused,
    accountConcurrency: unused,
    replies: unused,
    voider: unused,
    metrics: createApiMetrics(),
  },
  replyNode: 'none',
  checks: {},
  isShuttingDown: () => false,
})
await app.ready()
const [path = 'openapi.json'] = process.argv.slice(2)
writeFileSync(path, `${JSON.stringify(app.swagger(), null, 2)}\n`)
