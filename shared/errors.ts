interface ErrorEntry {
  /** The default message; also the meaning of the code in one line, unless `meaning` states it. */
  title: string
  /** For a code whose default message is true of some of its errors only. */
  meaning?: string
  /** Whether the same request may succeed later without a change. */
  isRetryable: boolean
  /** Advice to the caller, for the page of the code. */
  advice: string
}

/** All error codes of the API. Their HTTP statuses are in the error handler. */
export const errorTable = {
  malformed_json: {
    title: 'The body is not valid JSON',
    isRetryable: false,
    advice:
      'Serialize the body with a JSON library instead of building it by hand, and send it as UTF-8. The message states line and column of the fault.',
  },
  malformed_request: {
    title: 'Malformed HTTP request',
    isRetryable: false,
    advice:
      'Check that the client sends HTTP/1.1 with a Host header, and uses https where a proxy expects TLS. The connection is closed; open a new one.',
  },
  body_too_fragmented: {
    title: 'The body arrives in too many small fragments; send it in one write, with a Content-Length',
    isRetryable: false,
    advice: 'Serialize the body first and send it in one write, with a Content-Length header.',
  },
  invalid_api_key: {
    title: 'The API key is missing, malformed, unknown or revoked',
    isRetryable: false,
    advice:
      'Send the key in the header "Authorization: Bearer poa_live_…", from your server and never from a browser. The message states the fault. If the key is revoked or lost, create another with POST /api/v1/account/keys or ask the operator.',
  },
  insufficient_credits: {
    title: 'The credit balance is too low',
    isRetryable: false,
    advice:
      'See the plans with GET /api/v1/plans and order credits with POST /api/v1/account/orders. Subscribe to the webhook event credits.low for an early warning. Nothing was charged.',
  },
  key_limit_reached: {
    title: 'The API key has reached its monthly credit limit; nothing was charged',
    isRetryable: false,
    advice:
      'Use another key, or raise or remove monthly_credits_max with PATCH /api/v1/account/keys/{id}. Credits of failed calls no longer count, and the limit resets on the first day of the month, UTC.',
  },
  plan_upgrade_required: {
    title: 'The endpoint is not part of the plan',
    isRetryable: false,
    advice: 'Order one of the plans named in the message with POST /api/v1/account/orders. Nothing was charged.',
  },
  key_in_grace: {
    title: 'The key was rotated and is limited to prompt calls and reads; use its successor',
    isRetryable: false,
    advice: 'Use the successor created by the rotation. This key stops working when its grace period ends.',
  },
  invalid_signature: {
    title: 'The signature is missing, wrong or too old',
    isRetryable: false,
    advice:
      'Payment webhooks and confirmations of an order must be signed with the configured secret. Check the secret and the clock of the server.',
  },
  not_found: {
    title: 'No such route, or no resource with this id in the account',
    isRetryable: false,
    advice:
      'Compare the path with the API reference; the message names the nearest route. Ids must belong to the account of the key.',
  },
  method_not_allowed: {
    title: 'The route does not support this method',
    isRetryable: false,
    advice: 'Use one of the methods in the Allow header. Browsers cannot call the API: keep the key on your server.',
  },
  request_timeout: {
    title: 'The request was not received completely in time',
    isRetryable: true,
    advice: 'Send the request again, over a faster connection or with a smaller body.',
  },
  insufficient_scope: {
    title: 'The key lacks the scope of this endpoint',
    isRetryable: false,
    advice:
      'Use a key with the scope named in the message, or create one with POST /api/v1/account/keys. Nothing was charged.',
  },
  account_suspended: {
    title: 'The account is suspended; contact the operator of the service',
    isRetryable: false,
    advice:
      'Contact the operator of the service. The same keys work again once the account is active. Nothing was charged.',
  },
  idempotency_in_progress: {
    title: 'The first call with this Idempotency-Key is still in progress; retry shortly',
    isRetryable: true,
    advice: 'Wait as long as Retry-After states, then repeat the call with the same Idempotency-Key.',
  },
  idempotency_key_reused: {
    title: 'This Idempotency-Key was used with a different body; use a new key for each new call',
    isRetryable: false,
    advice: 'Generate an Idempotency-Key, such as a UUID, for each new call; reuse it only for retries of that call.',
  },
  job_cancelled: {
    title: 'The job was cancelled by its account; nothing was charged',
    isRetryable: false,
    advice: 'Make a new call if the result is still needed.',
  },
  job_not_cancellable: {
    title: 'The job is running or finished and can no longer be cancelled',
    isRetryable: false,
    advice: 'Fetch its result with GET /api/v1/jobs/{job_id}.',
  },
  job_not_rateable: {
    title: 'The job has no result to rate: it is unfinished, has failed or was cancelled',
    isRetryable: false,
    advice: 'Rate jobs whose status is succeeded.',
  },
  result_expired: {
    title: 'The result has expired',
    isRetryable: false,
    advice: 'Make a new call, and fetch its result within 24 hours.',
  },
  key_revoked: {
    title: 'The key is revoked or already rotated; create a new one',
    isRetryable: false,
    advice: 'Create another key with POST /api/v1/account/keys.',
  },
  endpoint_disabled: {
    title: 'The webhook endpoint is disabled; enable it first',
    isRetryable: false,
    advice: 'Enable the endpoint with PATCH and status "enabled", then replay the delivery.',
  },
  limit_reached: {
    title: 'The limit of the account is reached',
    isRetryable: false,
    advice:
      'Free capacity first: revoke a key, delete an endpoint, pay an order or let it expire. The message names the limit.',
  },
  payload_too_large: {
    title: 'The body exceeds the size limit',
    isRetryable: false,
    advice:
      'The message states the limit and the size sent. Send a smaller image, or fewer items in a batch. Nothing was charged.',
  },
  unsupported_media_type: {
    title: 'The body has an unsupported Content-Type: send application/json',
    isRetryable: false,
    advice:
      'Set Content-Type: application/json. image-to-prompt also accepts an image as the body and multipart/form-data. Nothing was charged.',
  },
  validation_error: {
    title: 'A field is missing, too long, of the wrong type or unknown',
    isRetryable: false,
    advice:
      'Correct the fields named in error.details and repeat the call. Rules that the schema does not state, such as those for a time zone or a webhook URL, are checked once it holds. Nothing was charged.',
  },
  image_unprocessable: {
    title: 'The image cannot be downloaded or decoded; nothing was charged',
    isRetryable: false,
    advice:
      'The message states the reason. Check that the URL is public and points to the image itself, or upload the file.',
  },
  headers_too_large: {
    title: 'URL and headers exceed 16 KiB',
    isRetryable: false,
    advice: 'Send fewer or shorter headers, including cookies, and a shorter URL.',
  },
  rate_limit_exceeded: {
    title: 'The rate limit of the last 60 seconds is reached',
    isRetryable: true,
    advice:
      'If the message names the requests per 60 seconds, wait as many seconds as t in the RateLimit header states. Retry-After is an upper bound, always 60. X-RateLimit-Remaining is the number of requests left; larger plans have higher limits. Nothing was charged.',
  },
  internal_error: {
    title: 'The service failed; nothing was charged',
    isRetryable: true,
    advice: 'Try again with the same Idempotency-Key. If it persists, send the operator the request_id.',
  },
  payment_provider_failed: {
    title: 'The payment provider is unreachable or refused the request; no credits were granted',
    isRetryable: true,
    advice: 'Try again in a minute, or order with provider "manual" and pay by bank transfer.',
  },
  checkout_unavailable: {
    title: 'Checkout is not configured on this installation',
    isRetryable: false,
    advice: 'Ask the operator of this installation for credits.',
  },
  engine_failed: {
    title: 'No engine could produce an acceptable result; nothing was charged',
    isRetryable: true,
    advice: 'Try again. If it persists, send the operator the request_id.',
  },
  service_unavailable: {
    title:
      'Part of the service is unavailable, overloaded or shutting down; retry after 2 seconds, a POST with the same Idempotency-Key',
    isRetryable: true,
    advice:
      'Retry after 2 seconds with the same Idempotency-Key, then with exponential backoff. Nothing was charged, unless the call was accepted before the failure: the same key then returns its result.',
  },
  job_timeout: {
    title: 'The result was not ready in time; the job was cancelled and nothing was charged',
    meaning:
      'The result was not ready in time. Without an Idempotency-Key nothing is charged; with one the job continues',
    isRetryable: true,
    advice:
      'Try again, or send "Prefer: respond-async" and fetch the result later. With an Idempotency-Key the job continues and is charged if it succeeds: repeat the call. Calls of one account beyond eight at a time are queued.',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorTable

/** Meaning of a code in one line, for documents. */
export function meaningOf(code: ErrorCode): string {
  const entry: ErrorEntry = errorTable[code]
  return entry.meaning ?? entry.title
}

export interface FieldFault {
  /** Path of the field in the body, empty for the body itself. */
  field: string
  message: string
}

/** An error that is reported to the caller, with a stable code. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: FieldFault[] | undefined
  /** Request id of the original call, for an idempotent replay of its error. */
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
