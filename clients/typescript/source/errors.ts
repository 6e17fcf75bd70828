import type { FieldFault, JobError } from './api-types.ts'

/** Base class of all errors of this package. */
export class PromptOptimizationError extends Error {
  override name = 'PromptOptimizationError'
}

/** An invalid argument, such as a file that is not an image. No request was sent. */
export class InvalidArgumentError extends PromptOptimizationError {
  override name = 'InvalidArgumentError'
}

/** No response: the connection failed or was lost. */
export class ConnectionError extends PromptOptimizationError {
  override name = 'ConnectionError'
}

/** The call, including retries, exceeded `timeoutMs`. */
export class TimeoutError extends PromptOptimizationError {
  override name = 'TimeoutError'
}

export interface ApiErrorFields {
  status: number
  code: string
  message: string
  retryable: boolean
  requestId: string | null
  docUrl: string | null
  details: FieldFault[]
  retryAfterMs: number | null
}

/** Error response of the service. `code` is stable; `message` is for humans. */
export class ApiError extends PromptOptimizationError {
  override name = 'ApiError'
  /** HTTP status; for errors of jobs and streams, the status of the code's family. */
  readonly status: number
  /** One of the codes in `/docs/errors` of the service. */
  readonly code: string
  /** Whether the same call may succeed later. */
  readonly retryable: boolean
  /** Id of the call and of its job, for support. */
  readonly requestId: string | null
  readonly docUrl: string | null
  /** All invalid fields of the body, for `validation_error`. */
  readonly details: FieldFault[]
  /** Wait before the next attempt as requested by the service; null without one. */
  readonly retryAfterMs: number | null

  constructor(fields: ApiErrorFields) {
    super(fields.message)
    this.status = fields.status
    this.code = fields.code
    this.retryable = fields.retryable
    this.requestId = fields.requestId
    this.docUrl = fields.docUrl
    this.details = fields.details
    this.retryAfterMs = fields.retryAfterMs
  }
}

/** 400, 413, 415, 422, 431: correct the request. Redirects (3xx, or 0 in browsers): correct the base URL. */
export class InvalidRequestError extends ApiError {
  override name = 'InvalidRequestError'
}
/** 401: the API key is missing, malformed, unknown or revoked. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError'
}
/** 402: insufficient credits, or the monthly limit of the key is reached. */
export class CreditsError extends ApiError {
  override name = 'CreditsError'
}
/** 403: the plan, the scope of the key or the state of the account does not allow the call. */
export class PermissionError extends ApiError {
  override name = 'PermissionError'
}
/** 404, 410: unknown resource, or expired result. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}
/** 409: the state of the resource does not allow the call. */
export class ConflictError extends ApiError {
  override name = 'ConflictError'
}
/** 429: the rate limit of the plan is exceeded. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError'
}
/** 408, 5xx: the service failed or timed out. Nothing was charged unless the job continues. */
export class ServiceError extends ApiError {
  override name = 'ServiceError'
}

/** The webhook message has no valid signature, or is too old. */
export class WebhookVerificationError extends PromptOptimizationError {
  override name = 'WebhookVerificationError'
}

const familyOfStatus: Record<number, typeof ApiError> = {
  401: AuthenticationError,
  402: CreditsError,
  403: PermissionError,
  404: NotFoundError,
  408: ServiceError,
  409: ConflictError,
  410: NotFoundError,
  429: RateLimitError,
}

/** Statuses of the codes with which a job or a stream can end after its response has begun. */
const statusOfCode: Record<string, number> = {
  invalid_api_key: 401,
  insufficient_credits: 402,
  key_limit_reached: 402,
  job_cancelled: 409,
  result_expired: 410,
  image_unprocessable: 422,
  rate_limit_exceeded: 429,
  internal_error: 500,
  engine_failed: 502,
  service_unavailable: 503,
  job_timeout: 504,
}

const retryableStatuses = new Set([408, 429, 500, 502, 503, 504])

interface ErrorSource {
  status?: number
  requestId?: string | null
  retryAfterMs?: number | null
}

/** The error of a response. `body` may be anything, such as a proxy's page. */
export function toApiError(body: unknown, { status: given, requestId, retryAfterMs }: ErrorSource): ApiError {
  const error = readErrorBody(body)
  const status = given ?? statusOfCode[error?.code ?? ''] ?? 500
  const Family = familyOfStatus[status] ?? (status >= 500 ? ServiceError : InvalidRequestError)
  return new Family({
    status,
    code: error?.code ?? 'unknown',
    message: error?.message ?? `The response has status ${status} and is not from the service.`,
    retryable: error?.retryable ?? retryableStatuses.has(status),
    requestId: error?.request_id ?? requestId ?? null,
    docUrl: error?.doc_url ?? null,
    details: error?.details ?? [],
    retryAfterMs: retryAfterMs ?? null,
  })
}

function readErrorBody(body: unknown): JobError | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const { error } = body
  const isError = typeof error === 'object' && error !== null && 'code' in error && 'message' in error
  return isError ? (error as JobError) : null
}
