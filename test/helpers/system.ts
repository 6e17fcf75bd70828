import { inject } from 'vitest'
import { parseConfig } from '#shared/platform/config.ts'
import { newId } from '#shared/platform/ids.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { buildApp } from '../../api/app.ts'
import { apiSettings } from '../../api/config.ts'
import { type ApiDependencies, openDependencies } from '../../api/dependencies.ts'
import { type RunningWorker, startWorker } from '../../worker/compose.ts'
import { workerSettings } from '../../worker/config.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { testPepper, textsOnly, withoutImages } from './given.ts'

export interface TestSystem {
  app: Awaited<ReturnType<typeof buildApp>>
  api: ApiDependencies
  worker: RunningWorker | null
  database: TestDatabase
  redisPrefix: string
  environment: Record<string, string>
  /** A worker more, for its caller to close. */
  addWorker(): Promise<RunningWorker>
  /** POSTs to optimize as a customer would. */
  optimize(key: string, body: object | string, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

/**
 * The API and a worker in this process, on real Postgres and Redis, with a separate database and Redis prefix. The
 * worker takes texts for the local engine; `withModels` lets it take model jobs as well, whose first image starts a
 * decoder process, and `withImages` lets it take all jobs.
 */
export async function startSystem(
  options: { settings?: Record<string, string>; withWorker?: boolean; withModels?: boolean; withImages?: boolean } = {},
): Promise<TestSystem> {
  const database = await createTestDatabase()
  const redisPrefix = `test-${newId().slice(-12)}`
  const environment = {
    DATABASE_URL: database.url,
    REDIS_URL: inject('redisUrl'),
    REDIS_PREFIX: redisPrefix,
    API_KEY_PEPPER: testPepper,
    LOG_LEVEL: 'silent',
    IP_REQUESTS_PER_MINUTE: '10000',
    ...chooseQueues(options),
    ...options.settings,
  }
  const logger = createLogger({ level: 'silent', process: 'test' })
  const worker =
    options.withWorker === false ? null : await startWorker(parseConfig(workerSettings, environment), logger)
  const api = await openDependencies(parseConfig(apiSettings, environment), logger)
  const app = await buildApp({ ...api, isShuttingDown: () => false })
  await app.ready()
  return {
    app,
    api,
    worker,
    database,
    redisPrefix,
    environment,
    addWorker: () => startWorker(parseConfig(workerSettings, environment), logger),
    async optimize(key, body, headers = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/prompts/optimize',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        payload: body,
      })
      return { status: response.statusCode, headers: response.headers, body: response.json() }
    },
    async close() {
      await app.close()
      await api.close()
      await worker?.close()
      await database.close()
    },
  }
}

function chooseQueues(options: { withModels?: boolean; withImages?: boolean }): Record<string, string> {
  if (options.withImages) return {}
  return options.withModels ? withoutImages : textsOnly
}
