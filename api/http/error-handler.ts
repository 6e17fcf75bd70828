import negotiate from '@fastify/accept-negotiator'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError, type ErrorCode, errorTable } from '#shared/errors.ts'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import type { Links, LinksOf } from '../links.ts'
import { describeConsoleFault } from '../sessions/console-session.ts'
import { describeKeyFault } from './authenticate.ts'
import { retryAfterSeconds } from './rate-limit.ts'
import { describeFaults, validationError } from './refuse-faults.ts'
import type { LogSampler } from './request-log.ts'
import { createRouteIndex } from './route-index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    linksOf: LinksOf
    /** Maps anything thrown to the error that the caller gets. Logs faults of the service. */
    describeError(thrown: unknown, request: FastifyRequest): AppError
  }
}

/** HTTP status by error code. */
export const statusOf: Record<ErrorCode, number> = {
  malformed_json: 400,
  malformed_request: 400,
  body_too_fragmented: 400,
  invalid_signature: 400,
  invalid_api_key: 401,
  insufficient_credits: 402,
  key_limit_reached: 402,
  plan_upgrade_required: 403,
  key_in_grace: 403,
  insufficient_scope: 403,
  account_suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  idempotency_in_progress: 409,
  job_cancelled: 409,
  job_not_cancellable: 409,
  job_not_rateable: 409,
  key_revoked: 409,
  endpoint_disabled: 409,
  limit_reached: 409,
  result_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  idempotency_key_reused: 422,
  image_unprocessable: 422,
  rate_limit_exceeded: 429,
  headers_too_large: 431,
  internal_error: 500,
  engine_failed: 502,
  payment_provider_failed: 502,
  service_unavailable: 503,
  checkout_unavailable: 503,
  job_timeout: 504,
}

/** `Retry-After`. When Postgres or Redis restart, a second or two is usual. */
const retryAfterSecondsOf: Partial<Record<ErrorCode, number>> = {
  rate_limit_exceeded: retryAfterSeconds,
  service_unavailable: 2,
  idempotency_in_progress: 1,
}

const codeOfFastifyError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
}

function toAppError(error: FastifyError | AppError | Error, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if ('validation' in error && error.validation) {
    const part = error.validationContext === 'querystring' ? 'querystring' : 'body'
    const schema = request.routeOptions.schema?.[part] as { properties?: object } | undefined
    const sent = part === 'body' ? request.body : request.query
    return validationError(describeFaults(error.validation, Object.keys(schema?.properties ?? {}), sent))
  }
  const code = 'code' in error ? codeOfFastifyError[error.code] : undefined
  return new AppError(code ?? 'internal_error', undefined, { cause: error })
}

/** The error envelope of the API contract. */
export function presentError(error: AppError, requestId: string, links: Links) {
  return {
    success: false as const,
    error: {
      code: error.code,
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
      retryable: errorTable[error.code].isRetryable,
      doc_url: links.errorDocs(error.code),
      request_id: requestId,
    },
  }
}

interface ErrorHandling {
  errors: LogSampler
  linksOf: LinksOf
  isSelling: boolean
  /** Sends the page that a browser gets for an unknown URL. */
  sendMissing(reply: FastifyReply): FastifyReply
}

/** Whether the caller asks for HTML by name, as browsers do for pages. */
export function wantsHtml({ headers }: FastifyRequest): boolean {
  return negotiate(headers.accept ?? '', ['text/html', 'application/json']) === 'text/html'
}

/** Every response of the API is JSON. */
function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !/^\/api(?:[/?]|$)/.test(request.url) && wantsHtml(request)
}

/** Serialises errors of routes; event streams and the edge use `presentError` as well. */
export const errorHandler = plugin<ErrorHandling>(
  async (app, { errors, linksOf, isSelling, sendMissing }) => {
    app.decorate('linksOf', linksOf)
    const routes = createRouteIndex(app)
    const describe = (thrown: unknown, request: FastifyRequest): AppError => {
      const error = toAppError(thrown instanceof Error ? thrown : new Error(String(thrown)), request)
      const note = isFault(error, request) ? errors.take(error.code) : null
      if (note) request.log.error({ error: error.cause ?? error, code: error.code, ...note }, 'request failed')
      return addContext(error, request, isSelling)
    }
    app.decorate('describeError', describe)
    app.setErrorHandler((thrown, request, reply) => {
      const error = describe(thrown, request)
      if (error.code !== 'not_found' || !wantsPage(request)) return sendError(error, request, reply)
      return sendMissing(reply.code(statusOf.not_found).headers({ 'cache-control': 'no-store', vary: 'Accept' }))
    })
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
      const path = request.url.split('?', 1)[0] ?? ''
      const methods = routes.methodsOf(path)
      if (methods.length === 0) throw refuseUnknownPath(routes.nearest(path), linksOf(request))
      reply.header('allow', methods.join(', '))
      const server = request.method === 'OPTIONS' ? ` ${noBrowsers}` : ''
      throw new AppError('method_not_allowed', `This route supports ${methods.join(', ')} only.${server}`)
    }
    // Before the body is read.
    app.addHook('preParsing', async (request, reply) => {
      if (request.is404) await refuse(request, reply)
    })
    app.setNotFoundHandler(refuse)
  },
  { name: 'error-handler' },
)

/** For the preflight that a browser sends before a call to another origin. */
const noBrowsers =
  'Cross-origin requests from browsers are not allowed (no CORS): keep the API key on your server, never in a web page.'

function refuseUnknownPath(nearest: string | null, { docs }: Links): AppError {
  const hint = nearest === null ? '' : ` Nearest route: ${nearest}.`
  return new AppError('not_found', `No route matches this path.${hint} All routes: ${docs}`)
}

/** Adds what depends on the request or the installation. */
function addContext(error: AppError, request: FastifyRequest, isSelling: boolean): AppError {
  const message = contextOf[error.code]?.(error, request, isSelling)
  if (message === undefined) return error
  const { details, requestId, cause } = error
  return new AppError(error.code, message, { ...(details && { details }), ...(requestId && { requestId }), cause })
}

const contextOf: Partial<Record<ErrorCode, (error: AppError, request: FastifyRequest, isSelling: boolean) => string>> =
  {
    invalid_api_key: (_error, request) => describeConsoleFault(request) ?? describeKeyFault(request).message,
    insufficient_credits: addWhereToBuy,
    plan_upgrade_required: addWhereToBuy,
    payload_too_large: describeSize,
    unsupported_media_type: describeTypes,
    not_found: describeMissing,
  }

function addWhereToBuy({ message }: AppError, request: FastifyRequest, isSelling: boolean): string {
  const order = isSelling
    ? 'Order credits with POST /api/v1/account/orders.'
    : 'Checkout is not configured here: ask the operator of this installation for credits.'
  return `${message} ${order} Plans: ${request.server.linksOf(request).pricing}, or GET /api/v1/plans.`
}

function describeSize({ message }: AppError, { headers, routeOptions }: FastifyRequest): string {
  if (message !== errorTable.payload_too_large.title) return message
  const bytesSent = Number(headers['content-length'] ?? Number.NaN)
  const sent = Number.isSafeInteger(bytesSent) ? `; ${bytesSent.toLocaleString('en')} bytes were sent` : ''
  const image = routeOptions.config.isUpload ? ', an image at most 10 MB' : ''
  return `The body may be at most ${routeOptions.bodyLimit.toLocaleString('en')} bytes${image}${sent}.`
}

function describeTypes({ message }: AppError, { routeOptions }: FastifyRequest): string {
  return routeOptions.config.isUpload ? `${message}, multipart/form-data, ${listTypes(imageMimeTypes)}` : message
}

const listTypes = ([...types]: readonly string[]): string => `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`

/** What a path with an id names, by the segment before the id. */
const resourceNames: Readonly<Record<string, string>> = {
  jobs: 'job',
  batches: 'batch',
  keys: 'API key',
  orders: 'order',
  invoices: 'invoice',
  'webhook-endpoints': 'webhook endpoint',
}

function describeMissing({ message }: AppError, { routeOptions }: FastifyRequest): string {
  if (message !== errorTable.not_found.title) return message
  const collections = routeOptions.url?.match(/[^/]+(?=\/:)/g) ?? []
  const name = collections.length === 1 ? resourceNames[collections[0] ?? ''] : undefined
  return name === undefined ? message : `No ${name} with this id in this account.`
}

/** Whether the service is at fault: not for refusals, nor for callers who have disconnected. */
function isFault(error: AppError, { raw }: FastifyRequest): boolean {
  if (raw.socket?.destroyed) return false
  const isRefusal = error.code === 'service_unavailable' && error.cause === undefined
  return statusOf[error.code] >= 500 && !isRefusal
}

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = retryAfterSecondsOf[error.code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (error.code === 'invalid_api_key') reply.header('www-authenticate', describeKeyFault(request).challenge)
  // The links in the body contain the host of this request.
  reply.header('cache-control', 'no-store')
  const body = presentError(error, error.requestId ?? request.id, request.server.linksOf(request))
  return reply.code(statusOf[error.code]).type('application/json; charset=utf-8').send(body)
}
