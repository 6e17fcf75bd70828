import type { ProviderId } from '#shared/catalog/engines.ts'
import { readField } from '#shared/platform/read-field.ts'
import type { CallOptions, ModelCall, ModelReply, ModelUsage, ProviderFailure } from '../provider.ts'

/** One request to a provider and its answer, without retries. Rejects with AttemptError, or when `signal` aborts. */
export interface ProviderClient {
  id: ProviderId
  model: string
  attempt(call: ModelCall, options: CallOptions): Promise<ModelReply>
}

/** Carries no message of the provider, which may repeat the prompt or the key. */
export class AttemptError extends Error {
  override name = 'AttemptError'
  readonly failure: ProviderFailure
  /** Retry-After of the provider; infinite if a retry is useless, null if there is none. */
  readonly retryAfterMs: number | null
  /** Cost of the useless reply. */
  readonly usage: ModelUsage | null
  /** Whether the provider may have billed the call without reporting usage. */
  readonly mayCost: boolean

  constructor(
    failure: ProviderFailure,
    more: { retryAfterMs?: number | null; usage?: ModelUsage | null; mayCost?: boolean } = {},
  ) {
    super(`model provider: ${failure}`)
    this.failure = failure
    this.retryAfterMs = more.retryAfterMs ?? null
    this.usage = more.usage ?? null
    this.mayCost = this.usage === null && (more.mayCost ?? interruptions.has(failure))
  }
}

/** The request was aborted while the provider worked. */
const interruptions: ReadonlySet<ProviderFailure> = new Set(['timeout', 'aborted'])
/** Error codes of Node and undici for a connection that was never established: nothing was sent. */
const neverSentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
const causesMax = 5

/** Converts an error without an HTTP status. If the request was sent before the connection failed, it may be billed. */
export function toConnectionError(error: unknown): AttemptError {
  let cause = error
  for (let depth = 0; depth < causesMax && cause !== undefined; depth += 1) {
    if (neverSentCodes.has(readField(cause, 'code'))) return new AttemptError('unavailable')
    cause = readField(cause, 'cause')
  }
  return new AttemptError('unavailable', { mayCost: true })
}

/** What an HTTP status of a provider means for the call. */
export function failureOfStatus(status: number): ProviderFailure {
  if (status === 429) return 'rate_limited'
  // The model does not exist, or not for this key; or the account is not paid.
  if ([401, 402, 403, 404].includes(status)) return 'unauthorized'
  if (status >= 500 || status === 408 || status === 409) return 'unavailable'
  return 'invalid_request'
}

/** OpenAI's `retry-after-ms` if present, else Retry-After, in seconds or as a date; null if there is neither. */
export function readRetryAfterMs(headers: Headers | undefined): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') || Number.NaN)
  if (milliseconds >= 0) return milliseconds
  const given = headers?.get('retry-after') ?? ''
  if (/^\d{1,9}$/.test(given)) return Number(given) * 1000
  const date = Date.parse(given)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}

/** Base URLs in settings: http or https, without a fragment. */
export const urlPattern = '^https?://[^\\s#]+$'

/** Far above any reply: a gateway that never ends its body must not fill the memory. */
const replyBytesMax = 2_000_000

/**
 * For the SDKs: follows no redirect, which would take the prompt and the key's header elsewhere, and reads no endless
 * body.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limitBytes()), { status, statusText, headers })
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let byteCount = 0
  return new TransformStream({
    transform(chunk, controller) {
      byteCount += chunk.byteLength
      if (byteCount > replyBytesMax) controller.error(new Error('the reply is too large'))
      else controller.enqueue(chunk)
    },
  })
}
