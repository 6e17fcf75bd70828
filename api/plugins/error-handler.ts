import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError, type ErrorCode, errorTable } from '#shared/errors.ts'
import type { LogSampler } from '../log-sampler.ts'
import { retryAfterSeconds } from '../rate-limit/rate-limit-headers.ts'
import { describeFaults, summarizeFaults } from '../schemas/describe-faults.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The page that explains the error codes. */
    docsUrl: string
  }
}

/** The one place that knows HTTP statuses. */
export const statusOf: Record<ErrorCode, number> = {
  malformed_json: 400,
  malformed_request: 400,
  body_in_pieces: 400,
  invalid_signature: 400,
  invalid_api_key: 401,
  insufficient_credits: 402,
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

/** What `Retry-After` says. When Postgres or Redis restart, a second or two is usual. */
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
    const details = describeFaults(error.validation, Object.keys(schema?.properties ?? {}))
    return new AppError('validation_error', summarizeFaults(details), { details })
  }
  const code = 'code' in error ? codeOfFastifyError[error.code] : undefined
  return new AppError(code ?? 'internal_error', undefined, { cause: error })
}

/** The spec's error envelope. */
export function presentError(error: AppError, requestId: string, docsUrl: string): object {
  return {
    success: false,
    error: {
      code: error.code,
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
      retryable: errorTable[error.code].isRetryable,
      doc_url: `${docsUrl}#${error.code}`,
      request_id: requestId,
    },
  }
}

/** Every failure leaves by this door, in the spec's envelope. */
export const errorHandler = plugin<{ errors: LogSampler; docsUrl: string }>(
  async (app, { errors, docsUrl }) => {
    app.decorate('docsUrl', docsUrl)
    const addresses = createAddressBook(app)
    app.setErrorHandler((thrown: FastifyError | Error, request, reply) => {
      const error = toAppError(thrown, request)
      const note = isFault(error, request) ? errors.take(error.code) : null
      if (note) request.log.error({ error: error.cause ?? error, code: error.code, ...note }, 'request failed')
      return sendError(error, request, reply)
    })
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
      const methods = addresses.methodsOf(request.url.split('?', 1)[0] ?? '')
      if (methods.length === 0) throw new AppError('not_found')
      reply.header('allow', methods.join(', '))
      throw new AppError('method_not_allowed', `This address answers ${methods.join(', ')} only`)
    }
    // Nobody waits for the body of what does not exist.
    app.addHook('preParsing', async (request, reply) => {
      if (request.is404) await refuse(request, reply)
    })
    app.setNotFoundHandler(refuse)
  },
  { name: 'error-handler' },
)

/** What somebody should look at: neither a refusal of ours nor a caller who has gone. */
function isFault(error: AppError, { raw }: FastifyRequest): boolean {
  if (raw.socket?.destroyed) return false
  const isRefusal = error.code === 'service_unavailable' && error.cause === undefined
  return statusOf[error.code] >= 500 && !isRefusal
}

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = retryAfterSecondsOf[error.code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const body = presentError(error, error.requestId ?? request.id, request.server.docsUrl)
  return reply.code(statusOf[error.code]).type('application/json; charset=utf-8').send(body)
}

/** Which methods an address answers; a parameter of a route stands for any text without a slash. */
function createAddressBook(app: FastifyInstance): { methodsOf(path: string): string[] } {
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set()
    routes.set(url, methods)
    for (const each of [method].flat()) methods.add(each)
  })
  const fits = (pattern: string[], path: string[]): boolean =>
    pattern.length === path.length &&
    pattern.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]))
  return {
    methodsOf(path) {
      const parts = path.split('/')
      const fitting = [...routes].filter(([url]) => fits(url.split('/'), parts))
      return [...new Set(fitting.flatMap(([, methods]) => [...methods]))].sort()
    },
  }
}
