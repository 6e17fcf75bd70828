import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyPluginAsync, LogController } from 'fastify'
import { parseAllowedHosts } from '#shared/addresses/check-address-target.ts'
import type { Database } from '#shared/db/connect.ts'
import { newId } from '#shared/ids.ts'
import type { Logger } from '#shared/logger.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { ReadinessChecks } from '#shared/probe-server.ts'
import type { ApiConfig } from './config.ts'
import type { JobRunner } from './jobs/run-synchronously.ts'
import { authenticate } from './plugins/authenticate.ts'
import { errorHandler, sendError } from './plugins/error-handler.ts'
import { jsonBody } from './plugins/json-body.ts'
import { apiBasePath, openapi } from './plugins/openapi.ts'
import { rateLimit } from './plugins/rate-limit.ts'
import { requestLog } from './plugins/request-log.ts'
import { typedQuery } from './plugins/typed-query.ts'
import type { PrincipalCache } from './principal-cache.ts'
import { createAddressLimiter } from './rate-limit/address-limiter.ts'
import { rateLimitHeaders } from './rate-limit/rate-limit-headers.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import { accountRoutes } from './routes/account.ts'
import { healthRoutes } from './routes/health.ts'
import { orderRoutes } from './routes/orders.ts'
import { promptRoutes } from './routes/prompts.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { isVisibleText, textFormat } from './schemas/text-format.ts'

export interface AppDependencies {
  config: ApiConfig
  logger: Logger
  database: Database
  /** For reports that read many rows. */
  reports: Database
  /** Null where nothing is sold. */
  checkout: Checkout | null
  principals: PrincipalCache
  limiter: RateLimiter
  runner: JobRunner
  replyNode: string
  checks: ReadinessChecks
  isShuttingDown(): boolean
}

/** Time to receive a whole request; a client that dribbles it longer is cut off. */
const requestTimeoutMs = 30_000
/** Longer than the idle time of common load balancers, so that they close first and lose no request. */
const keepAliveMs = 75_000

/** The plugins in the order in which a request meets them: log, authenticate, rate limit, body, route. */
export async function buildApp(dependencies: AppDependencies) {
  const { config } = dependencies
  const trusted = config.TRUST_PROXY.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const addresses = createAddressLimiter(config.ADDRESS_REQUESTS_PER_MINUTE)
  const app = Fastify({
    loggerInstance: dependencies.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: trusted.length > 0 ? trusted : false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    // Requests that arrive on open connections while closing are still served: nothing that was sent is dropped.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // A path that cannot be decoded never reaches the hooks, so it is counted and labelled here.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(rateLimitHeaders(addresses.take(request.ip, performance.now())))
      sendError(error, request, reply)
    },
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        formats: { [textFormat]: isVisibleText },
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>()

  await app.register(errorHandler)
  await app.register(requestLog, { metrics: dependencies.runner.metrics })
  await app.register(authenticate, { principals: dependencies.principals, pepper: config.API_KEY_PEPPER })
  await app.register(rateLimit, {
    limiter: dependencies.limiter,
    addresses,
    webhooks: createAddressLimiter(config.WEBHOOK_REQUESTS_PER_MINUTE),
    decisions: dependencies.runner.metrics.rateLimitDecisions,
  })
  await app.register(jsonBody)
  await app.register(typedQuery)
  await app.register(openapi)
  await app.register(routes, dependencies)
  return app
}

const routes: FastifyPluginAsync<AppDependencies> = async (app, dependencies) => {
  const { config } = dependencies
  await app.register(healthRoutes, { checks: dependencies.checks, isShuttingDown: dependencies.isShuttingDown })
  await app.register(promptRoutes, {
    prefix: apiBasePath,
    runner: dependencies.runner,
    replyNode: dependencies.replyNode,
    syncWaitMs: config.SYNC_WAIT_MS,
    defaultQuality: config.DEFAULT_QUALITY,
  })
  await app.register(accountRoutes, {
    prefix: `${apiBasePath}/account`,
    database: dependencies.database,
    reports: dependencies.reports,
    pepper: config.API_KEY_PEPPER,
    allowedHosts: parseAllowedHosts(config.WEBHOOK_URL_ALLOW),
  })
  await app.register(orderRoutes, {
    prefix: `${apiBasePath}/account`,
    database: dependencies.database,
    checkout: dependencies.checkout,
    pepper: config.API_KEY_PEPPER,
  })
  await app.register(webhookRoutes, { prefix: apiBasePath, checkout: dependencies.checkout })
}
