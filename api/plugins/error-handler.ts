import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { retryAfterSeconds } from '../rate-limit/rate-limit-headers.ts'
import { describeFaults, summarizeFaults } from '../schemas/describe-faults.ts'

/** The one place that knows HTTP statuses. */
export const statusOf: Record<ErrorCode, number> = {
  malformed_json: 400,
  invalid_signature: 400,
  invalid_api_key: 401,
  insufficient_credits: 402,
  plan_upgrade_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  key_revoked: 409,
  endpoint_disabled: 409,
  limit_reached: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  image_unprocessable: 422,
  rate_limit_exceeded: 429,
  internal_error: 500,
  engine_failed: 502,
  payment_provider_failed: 502,
  service_unavailable: 503,
  checkout_unavailable: 503,
  job_timeout: 504,
}

/** When Postgres or Redis restart, a second or two is usual. */
const unavailableRetryAfterSeconds = 2

const codeOfFastifyError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
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
export function presentError(error: AppError, requestId: string): object {
  return {
    success: false,
    error: {
      code: error.code,
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
      request_id: requestId,
    },
  }
}

export function sendError(thrown: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, request)
  const status = statusOf[error.code]
  if (status >= 500) request.log.error({ error: error.cause ?? error, code: error.code }, 'request failed')
  if (error.code === 'rate_limit_exceeded') reply.header('retry-after', retryAfterSeconds)
  if (error.code === 'service_unavailable') reply.header('retry-after', unavailableRetryAfterSeconds)
  return reply.code(status).type('application/json; charset=utf-8').send(presentError(error, request.id))
}

function allowedMethods(app: FastifyInstance, url: string): string[] {
  return app.supportedMethods.filter((method) => app.hasRoute({ method: method as 'GET', url }))
}

/** Every failure leaves by this door, in the spec's envelope. */
export const errorHandler = plugin(
  async (app) => {
    app.setErrorHandler(sendError)
    app.setNotFoundHandler(async (request, reply) => {
      const methods = allowedMethods(app, request.url.split('?', 1)[0] ?? '')
      if (methods.length === 0) throw new AppError('not_found')
      reply.header('allow', methods.join(', '))
      throw new AppError('method_not_allowed', `This address answers ${methods.join(', ')} only`)
    })
  },
  { name: 'error-handler' },
)
