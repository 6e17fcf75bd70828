import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyPluginAsync, LogController } from 'fastify'
import type { Database } from '#shared/db/connect.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { readPeppers } from '#shared/platform/config.ts'
import { newId } from '#shared/platform/ids.ts'
import type { Logger } from '#shared/platform/logger.ts'
import type { ReadinessChecks } from '#shared/platform/probe-server.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import type { ApiConfig } from './config.ts'
import { answerClientErrors } from './edge/answer-client-errors.ts'
import { MeasuredMessage } from './edge/measured-message.ts'
import { openConnections, trackSilentConnections } from './edge/open-connections.ts'
import { createAddressLimiter } from './http/address-limiter.ts'
import { authenticate } from './http/authenticate.ts'
import { authorize } from './http/authorize.ts'
import { createValidatorCompiler } from './http/bounded-validator.ts'
import { errorHandler } from './http/error-handler.ts'
import { incomingBody } from './http/incoming-body.ts'
import { jsonBody } from './http/json-body.ts'
import { createLogSampler } from './http/log-sampler.ts'
import { apiBasePath, openapi } from './http/openapi.ts'
import type { PrincipalCache } from './http/principal-cache.ts'
import { rateLimit } from './http/rate-limit.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import { requestLog } from './http/request-log.ts'
import type { JobRunner } from './jobs/run-call.ts'
import { basePathOf, createLinks } from './links.ts'
import { createReportRunner } from './reports/report-runner.ts'
import { accountRoutes } from './resources/account/routes.ts'
import { batchRoutes } from './resources/batches/routes.ts'
import { pageRoutes } from './resources/docs/page-routes.ts'
import { healthRoutes } from './resources/health/routes.ts'
import { jobRoutes } from './resources/jobs/routes.ts'
import { orderRoutes } from './resources/orders/routes.ts'
import { webhookRoutes } from './resources/payments/webhooks.ts'
import { planRoutes } from './resources/plans/routes.ts'
import { promptRoutes } from './resources/prompts/prompts.ts'

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

/** Of one client address: a view of the API reference is three. */
const pageRequestsPerMinute = 120
/** How often it is looked whether a request has been arriving for too long. */
const connectionsCheckMs = 1000
/** Node's own limit for all headers, the address among them. */
const headersBytesMax = 16 * 1024
/** Stands for an address that cannot be decoded, so that it is counted, labelled and refused as any other that is not there. */
const undecodablePath = '/undecodable'
/** A caller who takes nothing of an answer for so long, beyond the longest wait for a result, is cut off. */
const silenceMs = 60_000
/** Longer than the idle time of common load balancers, so that they close first and lose no request. */
const keepAliveMs = 75_000

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

function readTrustedProxies(setting: string): string[] | false {
  const entries = setting.split(',').map((entry) => entry.trim())
  const proxies = entries.filter(Boolean)
  return proxies.length > 0 && proxies
}

/** The plugins in the order in which a request meets them: log, authenticate, rate limit, body, route. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, logger } = dependencies
  const { metrics } = dependencies.runner
  const links = createLinks(config)
  const addresses = createAddressLimiter(config.ADDRESS_REQUESTS_PER_MINUTE, metrics.rateLimitDecisions)
  const refusals = createLogSampler()
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: readTrustedProxies(config.TRUST_PROXY),
    requestTimeout: config.REQUEST_DEADLINE_MS,
    http: {
      IncomingMessage: MeasuredMessage,
      headersTimeout: config.REQUEST_DEADLINE_MS,
      connectionsCheckingInterval: connectionsCheckMs,
      // Refused below, in the shape of all other refusals.
      requireHostHeader: false,
    },
    // The router would refuse longer ones before anything is counted; what is that long is simply not found.
    routerOptions: { maxParamLength: headersBytesMax },
    rewriteUrl: ({ url = '' }) => (isDecodable(url) ? url : undecodablePath),
    clientErrorHandler: answerClientErrors({ addresses, metrics, refusals, logger, links: links.withoutRequest }),
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: config.SYNC_WAIT_MS + silenceMs,
    // Requests that arrive on open connections while closing are still served: nothing that was sent is dropped.
    return503OnClosing: false,
    exposeHeadRoutes: false,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.setValidatorCompiler(createValidatorCompiler())
  const endSilentConnections = trackSilentConnections(app.server)
  app.addHook('preClose', async () => endSilentConnections())
  openConnections(app.server, config.CONNECTIONS_MAX)
  const isSelling = dependencies.checkout !== null
  await app.register(errorHandler, { errors: createLogSampler(), linksOf: links.of, isSelling })
  await app.register(requestLog, { metrics, refusals })
  await app.register(authenticate, { principals: dependencies.principals, peppers: readPeppers(config) })
  await app.register(rateLimit, {
    limiter: dependencies.limiter,
    addresses,
    webhooks: createAddressLimiter(config.WEBHOOK_REQUESTS_PER_MINUTE, metrics.rateLimitDecisions),
    pages: createAddressLimiter(pageRequestsPerMinute, metrics.rateLimitDecisions),
  })
  await app.register(authorize)
  await app.register(incomingBody, {
    uploadBytesMax: config.UPLOAD_BYTES_MAX,
    accountUploadBytesMax: config.ACCOUNT_UPLOAD_BYTES_MAX,
  })
  await app.register(jsonBody)
  await app.register(openapi, { publicUrl: config.PUBLIC_URL })
  await app.register(routes, dependencies)
  return app
}

const routes: FastifyPluginAsync<AppDependencies> = async (app, dependencies) => {
  const { config } = dependencies
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    // Prompts, secrets, balances and addresses: nothing for a cache on the way.
    if (routeOptions.config.access === 'account') reply.header('cache-control', 'no-store')
  })
  await app.register(healthRoutes, { checks: dependencies.checks, isShuttingDown: dependencies.isShuttingDown })
  await app.register(pageRoutes, {
    readiness: { checks: dependencies.checks, isShuttingDown: dependencies.isShuttingDown },
    basePath: basePathOf(config),
  })
  await app.register(planRoutes, { prefix: apiBasePath })
  await app.register(promptRoutes, {
    prefix: apiBasePath,
    runner: dependencies.runner,
    limiter: dependencies.limiter,
    replyNode: dependencies.replyNode,
    syncWaitMs: config.SYNC_WAIT_MS,
    jobLifetimeMs: config.JOB_LIFETIME_MS,
    defaultQuality: config.DEFAULT_QUALITY,
  })
  await app.register(jobRoutes, { prefix: apiBasePath, runner: dependencies.runner, pepper: config.API_KEY_PEPPER })
  await app.register(batchRoutes, { prefix: apiBasePath, runner: dependencies.runner, pepper: config.API_KEY_PEPPER })
  await app.register(accountRoutes, {
    prefix: `${apiBasePath}/account`,
    peppers: readPeppers(config),
    database: dependencies.database,
    reports: createReportRunner(dependencies.reports.sql),
    pepper: config.API_KEY_PEPPER,
    allowedHosts: parseAllowedHosts(config.WEBHOOK_URL_ALLOW),
  })
  await app.register(orderRoutes, {
    prefix: `${apiBasePath}/account`,
    peppers: readPeppers(config),
    database: dependencies.database,
    checkout: dependencies.checkout,
    pepper: config.API_KEY_PEPPER,
  })
  await app.register(webhookRoutes, { prefix: apiBasePath, checkout: dependencies.checkout })
}
