import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import type { Database } from '#shared/db/connect.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { readPeppers, splitSetting } from '#shared/platform/config.ts'
import { newId } from '#shared/platform/ids.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { describeReadiness, type Readiness, type ReadinessChecks } from '#shared/platform/probe-server.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import type { ApiConfig } from './config.ts'
import { answerClientErrors } from './edge/answer-client-errors.ts'
import { FragmentCountingRequest } from './edge/fragment-counting-request.ts'
import { guardConnections } from './edge/guard-connections.ts'
import { limitConnections } from './edge/limit-connections.ts'
import { authenticate } from './http/authenticate.ts'
import { authorize } from './http/authorize.ts'
import { createValidatorCompiler } from './http/bounded-validator.ts'
import { errorHandler } from './http/error-handler.ts'
import { incomingBody } from './http/incoming-body.ts'
import { createIpLimiter } from './http/ip-limiter.ts'
import { jsonBody } from './http/json-body.ts'
import { createLoadShedder, loadShedding } from './http/load-shedding.ts'
import { apiBasePath, openapi } from './http/openapi.ts'
import type { PrincipalCache } from './http/principal-cache.ts'
import { rateLimit } from './http/rate-limit.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import { createLogSampler, requestLog, traceRequests } from './http/request-log.ts'
import { accountTextsMax } from './jobs/account-concurrency.ts'
import type { JobRunner } from './jobs/run-call.ts'
import { basePathOf, createLinks, pageSiteOf } from './links.ts'
import { createReportRunner } from './reports/report-runner.ts'
import { accountRoutes } from './resources/account/routes.ts'
import { adminRoutes, adminSignInsPerMinute } from './resources/admin/routes.ts'
import { optimizeBatchRoute } from './resources/batches/optimize-batch.ts'
import { batchRoutes } from './resources/batches/routes.ts'
import { consoleRoutes } from './resources/console/routes.ts'
import { guideRoutes } from './resources/docs/guide-routes.ts'
import { missingPage, pageRoutes } from './resources/docs/page-routes.ts'
import { jobRoutes } from './resources/jobs/routes.ts'
import { mcpRoute } from './resources/mcp/routes.ts'
import { orderRoutes } from './resources/orders/routes.ts'
import { paymentWebhookRoutes } from './resources/payments/webhooks.ts'
import { planRoutes } from './resources/plans/routes.ts'
import { promptRoutes } from './resources/prompts/routes.ts'
import { type ConsoleSessions, consoleApiPath, createConsoleSessions } from './sessions/console-session.ts'

export interface AppDependencies {
  config: ApiConfig
  logger: Logger
  database: Database
  /** For reports that read many rows. */
  reports: Database
  /** Null where nothing is sold. */
  checkout: Checkout | null
  principals: PrincipalCache
  /** Called with the key of every authenticated request. Never throws. */
  noteKeyUse(apiKeyId: string): void
  limiter: RateLimiter
  runner: JobRunner
  replyNode: string
  checks: ReadinessChecks
  isShuttingDown(): boolean
}

/** Per client IP: a view of the API reference takes three. */
const pageRequestsPerMinute = 120
/** Interval of the check for requests that take too long to arrive. */
const connectionsCheckMs = 1000
/** Node's own limit for all headers, the URL among them. */
const headersBytesMax = 16 * 1024
/** Undecodable URLs are routed here, so that they are logged, counted and answered 404. */
const undecodablePath = '/undecodable'
/** Socket idle timeout while a response is written, beyond the longest wait for a result. */
const writeIdleTimeoutMs = 60_000
/** For the first byte of a connection; clients send it at once. */
const firstByteMs = 5000
/** Longer than the idle time of common load balancers, so that they close first and lose no request. */
const keepAliveMs = 75_000

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Calls of the console reach the routes of the API. */
function routedUrl(url: string, { CONSOLE }: ApiConfig): string {
  return CONSOLE === 'on' && url.startsWith(consoleApiPath) ? `${apiBasePath}/${url.slice(consoleApiPath.length)}` : url
}

function readTrustedProxies(setting: string): string[] | false {
  const proxies = splitSetting(setting, ',')
  return proxies.length > 0 && proxies
}

/** Registers the plugins in request order: log, authenticate, load shedding, rate limit, body, route. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, logger, principals, noteKeyUse } = dependencies
  const { metrics } = dependencies.runner
  const links = createLinks(config)
  const ipLimiter = createIpLimiter(config.IP_REQUESTS_PER_MINUTE, metrics.rateLimitDecisions)
  const refusals = createLogSampler()
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: readTrustedProxies(config.TRUST_PROXY),
    requestTimeout: config.REQUEST_DEADLINE_MS,
    http: {
      IncomingMessage: FragmentCountingRequest,
      headersTimeout: config.REQUEST_DEADLINE_MS,
      connectionsCheckingInterval: connectionsCheckMs,
      // The plugin `incoming-body` refuses such requests with a standard error response.
      requireHostHeader: false,
    },
    // The router would refuse longer parameters before the request is counted; this way they get 404.
    routerOptions: { maxParamLength: headersBytesMax },
    rewriteUrl: ({ url = '' }) => (isDecodable(url) ? routedUrl(url, config) : undecodablePath),
    clientErrorHandler: answerClientErrors({ ipLimiter, metrics, refusals, logger, links: links.withoutRequest }),
    keepAliveTimeout: keepAliveMs,
    connectionTimeout: config.SYNC_WAIT_MS + writeIdleTimeoutMs,
    // Requests that arrive on open connections while the server closes are still served.
    return503OnClosing: false,
    exposeHeadRoutes: false,
  }).withTypeProvider<TypeBoxTypeProvider>()

  const peppers = readPeppers(config)
  const sessions = createConsoleSessions(peppers, basePathOf(config))
  app.setValidatorCompiler(createValidatorCompiler())
  protectServer(app, config)
  const isSelling = dependencies.checkout !== null
  const sendMissing = missingPage(pageSiteOf(config))
  await app.register(errorHandler, { errors: createLogSampler(), linksOf: links.of, isSelling, sendMissing })
  await app.register(requestLog, { metrics, refusals })
  await app.register(traceRequests)
  await app.register(authenticate, { principals, peppers, ipLimiter, sessions, noteKeyUse })
  const shedder = createLoadShedder(config.LOAD_SHEDDING_MS, { accountCallsMax: accountTextsMax })
  await app.register(loadShedding, { shedder, metrics })
  await app.register(rateLimit, {
    limiter: dependencies.limiter,
    ipLimiter,
    webhooks: createIpLimiter(config.WEBHOOK_REQUESTS_PER_MINUTE, metrics.rateLimitDecisions),
    pages: createIpLimiter(pageRequestsPerMinute, metrics.rateLimitDecisions),
  })
  await app.register(authorize)
  await app.register(incomingBody, {
    uploadBytesMax: config.UPLOAD_BYTES_MAX,
    accountUploadBytesMax: config.ACCOUNT_UPLOAD_BYTES_MAX,
  })
  await app.register(jsonBody)
  await app.register(openapi, { publicUrl: config.PUBLIC_URL, contact: config.SUPPLIER_EMAIL })
  await app.register(routes, dependencies)
  await app.register(consoles, { ...dependencies, sessions })
  return app
}

/** Protection between the sockets and the HTTP parser. Not needed behind nginx, which limits and buffers by itself. */
function protectServer(app: FastifyInstance, config: ApiConfig): void {
  const { server } = app
  guardConnections(server)
  const endUnused = limitConnections(server, {
    connectionsMax: config.CONNECTIONS_MAX,
    networkConnectionsMax: config.IP_CONNECTIONS_MAX,
    firstByteMs,
    isBehindProxy: readTrustedProxies(config.TRUST_PROXY) !== false,
  })
  app.addHook('preClose', async () => endUnused())
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    server.emit('request', request, response)
  }
  // `Expect: 100-continue` is answered when the body is wanted, not before the head has been checked.
  server.on('checkContinue', serve)
  server.on('checkExpectation', serve)
}

/** The browser applications, for customers and for operators. */
const consoles: FastifyPluginAsync<AppDependencies & { sessions: ConsoleSessions }> = async (app, dependencies) => {
  const { config, database, checkout, sessions } = dependencies
  const site = pageSiteOf(config)
  if (config.CONSOLE === 'on') await app.register(consoleRoutes, { sessions, peppers: readPeppers(config), site })
  if (config.ADMIN_CONSOLE === 'off') return
  await app.register(adminRoutes, {
    database,
    checkout,
    pepper: config.API_KEY_PEPPER,
    adminKey: config.ADMIN_KEY,
    networks: config.ADMIN_NETWORKS,
    isProxyTrusted: readTrustedProxies(config.TRUST_PROXY) !== false,
    signIns: createIpLimiter(adminSignInsPerMinute, dependencies.runner.metrics.rateLimitDecisions),
    site,
  })
}

/** /livez: the process runs. /readyz: it may be sent traffic. */
const probes: FastifyPluginAsync<Readiness> = async (app, readiness) => {
  const options = { schema: { hide: true }, config: { access: 'probe' as const } }
  app.get('/livez', options, async () => ({ status: 'live' }))
  app.get('/readyz', options, async (_request, reply) => {
    const { status, body } = await describeReadiness(readiness)
    return reply.code(status).send(body)
  })
}

const routes: FastifyPluginAsync<AppDependencies> = async (app, dependencies) => {
  const { config, database, checkout, runner, limiter, replyNode, checks, isShuttingDown } = dependencies
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    // Prompts, secrets, balances and postal addresses must not be cached on the way.
    if (routeOptions.config.access === 'account') reply.header('cache-control', 'no-store')
    done()
  })
  const readiness = { checks, isShuttingDown }
  await app.register(probes, readiness)
  const site = pageSiteOf(config)
  const isUnchangedFree = config.UNCHANGED_RESULTS === 'free'
  await app.register(pageRoutes, { readiness, site, isUnchangedFree, isSelling: checkout !== null })
  await app.register(guideRoutes, { site, linksOf: createLinks(config).of })
  await app.register(planRoutes, { prefix: apiBasePath, checkout })
  const promptOptions = {
    runner,
    limiter,
    replyNode,
    syncWaitMs: config.SYNC_WAIT_MS,
    jobLifetimeMs: config.JOB_LIFETIME_MS,
    defaultQuality: config.DEFAULT_QUALITY,
  }
  await app.register(promptRoutes, { prefix: apiBasePath, ...promptOptions })
  await app.register(optimizeBatchRoute, { prefix: apiBasePath, ...promptOptions })
  const reports = createReportRunner(dependencies.reports.sql)
  await app.register(mcpRoute, { ...promptOptions, reports })
  const pepper = config.API_KEY_PEPPER
  await app.register(jobRoutes, { prefix: apiBasePath, runner, pepper })
  await app.register(batchRoutes, { prefix: apiBasePath, runner, pepper })
  const accountOptions = { prefix: `${apiBasePath}/account`, database, pepper, peppers: readPeppers(config) }
  const allowedHosts = parseAllowedHosts(config.WEBHOOK_URL_ALLOW)
  await app.register(accountRoutes, { ...accountOptions, reports, allowedHosts })
  await app.register(orderRoutes, { ...accountOptions, checkout })
  await app.register(paymentWebhookRoutes, { prefix: apiBasePath, checkout })
}
