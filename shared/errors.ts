interface ErrorEntry {
  /** What the code means, in one line; the message of an error that has none of its own. */
  title: string
  /** Whether the same request may succeed later without a change. */
  isRetryable: boolean
  /** What the caller can do, for the page of the code. */
  advice: string
}

/** Every error code a caller can meet. HTTP statuses live in the API's error handler. */
export const errorTable = {
  malformed_json: {
    title: 'The body is not valid JSON',
    isRetryable: false,
    advice:
      'Serialize the body with a JSON library instead of building it by hand, and send it as UTF-8. The message says at which line and column reading failed.',
  },
  malformed_request: {
    title: 'What was sent is not HTTP',
    isRetryable: false,
    advice:
      'Check that the client speaks plain HTTP/1.1 with a Host header, or https where a proxy expects TLS. Open a new connection: this one is closed.',
  },
  body_in_pieces: {
    title: 'The body comes in too many small pieces; send it whole, with a Content-Length',
    isRetryable: false,
    advice: 'Serialize the body first and send it in one write, with a Content-Length header.',
  },
  invalid_api_key: {
    title: 'The API key is missing, malformed, unknown or revoked',
    isRetryable: false,
    advice:
      'Send the key in the header "Authorization: Bearer poa_live_…", from your server and never from a browser. The message says what is wrong. If the key was revoked or lost, create another with POST /api/v1/account/keys or ask the operator.',
  },
  insufficient_credits: {
    title: 'The credit balance is depleted',
    isRetryable: false,
    advice:
      'See the plans with GET /api/v1/plans and order credits with POST /api/v1/account/orders. A webhook for credits.low warns you before it happens.',
  },
  plan_upgrade_required: {
    title: 'The endpoint is not part of the plan',
    isRetryable: false,
    advice: 'Order one of the plans that the message names with POST /api/v1/account/orders.',
  },
  key_in_grace: {
    title: 'The key has been replaced and works for calls and for reading only; use its successor',
    isRetryable: false,
    advice:
      'Use the key that was created when this one was rotated. This one stops working when its grace period ends.',
  },
  invalid_signature: {
    title: 'The signature is missing, wrong or too old',
    isRetryable: false,
    advice:
      'Payment webhooks must be signed with the secret set in this installation. Check the webhook secret and the clock of the machine.',
  },
  not_found: {
    title: 'No such address, or nothing with this id in the account',
    isRetryable: false,
    advice:
      'Compare the path with the API reference; the message names the nearest one. An id must belong to the account of the key.',
  },
  method_not_allowed: {
    title: 'This address does not answer this method',
    isRetryable: false,
    advice: 'Use one of the methods in the Allow header. Browsers cannot call the API: keep the key on your server.',
  },
  request_timeout: {
    title: 'The request was not complete in time',
    isRetryable: true,
    advice: 'Send the request again, over a faster connection or with a smaller body.',
  },
  insufficient_scope: {
    title: 'The key lacks the scope of this endpoint',
    isRetryable: false,
    advice: 'Use a key with the scope that the message names, or create one with POST /api/v1/account/keys.',
  },
  account_suspended: {
    title: 'The account is suspended; write to the operator of the service',
    isRetryable: false,
    advice: 'Write to the operator of the service. Calls work again with the same keys once the account is active.',
  },
  idempotency_in_progress: {
    title: 'The first call with this Idempotency-Key is still running; repeat it in a moment',
    isRetryable: true,
    advice: 'Wait as long as Retry-After says, then send the same call with the same Idempotency-Key again.',
  },
  idempotency_key_reused: {
    title: 'This Idempotency-Key was used with another body; use a new key for a new call',
    isRetryable: false,
    advice:
      'Make a new Idempotency-Key, such as a UUID, for each new call, and reuse it only to repeat that same call.',
  },
  job_cancelled: {
    title: 'The job was cancelled by its account; nothing was charged',
    isRetryable: false,
    advice: 'Make a new call if the result is still wanted.',
  },
  job_not_cancellable: {
    title: 'The job has begun or ended and cannot be cancelled any more',
    isRetryable: false,
    advice: 'Fetch its result with GET /api/v1/jobs/{job_id}.',
  },
  result_expired: {
    title: 'The result was kept for as long as promised and is gone',
    isRetryable: false,
    advice: 'Make a new call, and fetch its result within 24 hours.',
  },
  key_revoked: {
    title: 'The key is revoked; create a new one',
    isRetryable: false,
    advice: 'Create another key with POST /api/v1/account/keys.',
  },
  endpoint_disabled: {
    title: 'The webhook endpoint is switched off; enable it first',
    isRetryable: false,
    advice: 'Enable the endpoint with PATCH and status "enabled", then replay the delivery.',
  },
  limit_reached: {
    title: 'The account has as many of these as it may have',
    isRetryable: false,
    advice:
      'Remove or finish one first: revoke a key, delete an endpoint, pay or let expire an order. The message names the limit.',
  },
  payload_too_large: {
    title: 'The body is over the limit',
    isRetryable: false,
    advice:
      'Send less: the message names the limit and the size sent. For large images send image_url, or a smaller file.',
  },
  unsupported_media_type: {
    title: 'The body must be sent as application/json',
    isRetryable: false,
    advice: 'Set Content-Type: application/json, and send an image inside the JSON, as Base64 or by its URL.',
  },
  validation_error: {
    title: 'A field is missing, too long, of the wrong type or not listed',
    isRetryable: false,
    advice: 'Correct every field that error.details names, and send the call again. Nothing was charged.',
  },
  image_unprocessable: {
    title: 'The image cannot be loaded or read; nothing was charged',
    isRetryable: false,
    advice:
      'The message says why. Check that the URL is public and leads to the image itself, or send the file as Base64.',
  },
  headers_too_large: {
    title: 'The headers are over 16 KiB',
    isRetryable: false,
    advice: 'Send fewer and shorter headers, cookies among them, and a shorter URL.',
  },
  rate_limit_exceeded: {
    title: 'The requests of the last 60 seconds reach the quota',
    isRetryable: true,
    advice:
      'Wait for the seconds in the RateLimit header, then go on more slowly. X-RateLimit-Remaining says how many requests are left; larger plans have larger quotas.',
  },
  internal_error: {
    title: 'The service failed; nothing was charged',
    isRetryable: true,
    advice: 'Try again with the same Idempotency-Key. If it persists, send the operator the request_id.',
  },
  payment_provider_failed: {
    title: 'The payment provider cannot be reached or refused; nothing was granted',
    isRetryable: true,
    advice: 'Try again in a minute, or order with provider "manual" and pay by bank transfer.',
  },
  checkout_unavailable: {
    title: 'Checkout is not set up on this installation',
    isRetryable: false,
    advice: 'Ask the operator of this installation for credits.',
  },
  engine_failed: {
    title: 'No engine could produce an acceptable result; nothing was charged',
    isRetryable: true,
    advice: 'Try again. If it persists, send the operator the request_id.',
  },
  service_unavailable: {
    title: 'A part of the service cannot be reached, or it is shutting down; nothing was charged',
    isRetryable: true,
    advice: 'Wait as long as Retry-After says, then try again with the same Idempotency-Key and growing pauses.',
  },
  job_timeout: {
    title: 'The result was not ready in time; the job is cancelled and nothing charged',
    isRetryable: true,
    advice:
      'Try again, or send "Prefer: respond-async" and fetch the result later. More than eight calls of an account at once wait for one another.',
  },
} as const satisfies Record<string, ErrorEntry>

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
