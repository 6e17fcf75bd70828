/**
 * Writes the OpenAPI document that an API process would serve, without any server, and the types of the clients after
 * it: `node ops/openapi.ts [file]`. Refuses to replace a document that clients were made for by one that breaks
 * them, except with `--breaking`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { buildApp } from '../api/app.ts'
import { apiSettings } from '../api/config.ts'
import { clientTypesPath, writeClientTypes } from './client-types.ts'
import { findBreakingChanges } from './openapi-changes.ts'
import { pythonTypesPath, writePythonTypes } from './python-types.ts'

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
  noteKeyUse: unused,
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
const { values, positionals } = parseArgs({ allowPositionals: true, options: { breaking: { type: 'boolean' } } })
const documentPath = 'docs/openapi.json'
const [path = documentPath] = positionals
const text = JSON.stringify(app.swagger(), null, 2)
const changes = existsSync(path) ? findBreakingChanges(JSON.parse(readFileSync(path, 'utf8')), JSON.parse(text)) : []
if (changes.length > 0 && !values.breaking) {
  console.error(
    `Compared with ${path}, existing clients would break:\n${changes.join('\n')}\nTo write it all the same: npm run openapi -- --breaking`,
  )
  process.exitCode = 1
} else {
  writeFileSync(path, `${text}\n`)
  if (path === documentPath) {
    writeFileSync(clientTypesPath, await writeClientTypes(JSON.parse(text)))
    writeFileSync(pythonTypesPath, writePythonTypes(JSON.parse(text)))
  }
}
