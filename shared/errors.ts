/**
 * Every error code a caller can meet. HTTP statuses live in the API's error handler; here stands what the code means
 * and whether the same request may succeed later.
 */
export const errorTable = {
  malformed_json: { title: 'The body is not valid JSON', isRetryable: false },
  malformed_request: { title: 'What was sent is not HTTP', isRetryable: false },
  body_in_pieces: {
    title: 'The body comes in too many small pieces; send it whole, with a Content-Length',
    isRetryable: false,
  },
  invalid_api_key: { title: 'The API key is missing, malformed, unknown or revoked', isRetryable: false },
  insufficient_credits: { title: 'The credit balance is depleted', isRetryable: false },
  plan_upgrade_required: { title: 'The endpoint is not part of the plan', isRetryable: false },
  key_in_grace: {
    title: 'The key has been replaced and works for calls and for reading only; use its successor',
    isRetryable: false,
  },
  insufficient_scope: { title: 'The key lacks the scope of this endpoint', isRetryable: false },
  account_suspended: { title: 'The account is suspended; write to the operator of the service', isRetryable: false },
  invalid_signature: { title: 'The signature is missing, wrong or too old', isRetryable: false },
  not_found: { title: 'There is nothing at this address', isRetryable: false },
  method_not_allowed: { title: 'This address does not answer this method', isRetryable: false },
  request_timeout: { title: 'The request was not complete in time', isRetryable: true },
  idempotency_in_progress: {
    title: 'The first call with this Idempotency-Key is still running; repeat it in a moment',
    isRetryable: true,
  },
  idempotency_key_reused: {
    title: 'This Idempotency-Key was used with another body; use a new key for a new call',
    isRetryable: false,
  },
  job_cancelled: { title: 'The job was cancelled by its account; nothing was charged', isRetryable: false },
  job_not_cancellable: { title: 'The job has begun or ended and cannot be cancelled any more', isRetryable: false },
  result_expired: { title: 'The result was kept for as long as promised and is gone', isRetryable: false },
  key_revoked: { title: 'The key is revoked; create a new one', isRetryable: false },
  endpoint_disabled: { title: 'The webhook endpoint is switched off; enable it first', isRetryable: false },
  limit_reached: { title: 'The account has as many of these as it may have', isRetryable: false },
  payload_too_large: { title: 'The body is over the limit', isRetryable: false },
  unsupported_media_type: { title: 'The body must be sent as application/json', isRetryable: false },
  validation_error: { title: 'A field is missing, too long, of the wrong type or not listed', isRetryable: false },
  image_unprocessable: {
    title: 'The image cannot be loaded or read; nothing was charged',
    isRetryable: false,
  },
  headers_too_large: { title: 'The headers are over 16 KiB', isRetryable: false },
  rate_limit_exceeded: { title: 'The requests of the last 60 seconds reach the quota', isRetryable: true },
  internal_error: { title: 'The service failed; nothing was charged', isRetryable: true },
  payment_provider_failed: {
    title: 'The payment provider cannot be reached or refused; nothing was granted',
    isRetryable: true,
  },
  checkout_unavailable: { title: 'Checkout is not set up on this installation', isRetryable: false },
  engine_failed: { title: 'No engine could produce an acceptable result; nothing was charged', isRetryable: true },
  service_unavailable: {
    title: 'A part of the service cannot be reached, or it is shutting down; nothing was charged',
    isRetryable: true,
  },
  job_timeout: {
    title: 'The result was not ready in time; the job is cancelled and nothing charged',
    isRetryable: true,
  },
} as const

export type ErrorCode = keyof typeof errorTable

export interface FieldFault {
  /** Path of the field in the body, empty for the body itself. */
  field: string
  message: string
}

/** A failure that the caller is told about, by a stable code. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: FieldFault[] | undefined
  /** Of the call that failed first, where this only tells it again. */
  readonly requestId: string | undefined

  constructor(
    code: ErrorCode,
    message?: string,
    options: { details?: FieldFault[]; requestId?: string; cause?: unknown } = {},
  ) {
    super(message ?? errorTable[code].title, { cause: options.cause })
    this.code = code
    this.details = options.details
    this.requestId = options.requestId
  }
}
