import type { ModelCall, ModelReply, ModelUsage, ProviderFailure, ProviderId } from '../provider.ts'

/** One request to a provider and its answer, without retries. Rejects with AttemptError, or when `signal` aborts. */
export interface ProviderClient {
  id: ProviderId
  model: string
  attempt(call: ModelCall, options: { signal: AbortSignal }): Promise<ModelReply>
}

/** Holds nothing of what the provider said: its messages may repeat the prompt or the key. */
export class AttemptError extends Error {
  override name = 'AttemptError'
  readonly failure: ProviderFailure
  /** How long the provider asks to be left alone; infinite if trying again is useless, null if it does not say. */
  readonly retryAfterMs: number | null
  /** What the useless reply cost all the same. */
  readonly usage: ModelUsage | null

  constructor(failure: ProviderFailure, more: { retryAfterMs?: number | null; usage?: ModelUsage | null } = {}) {
    super(`model provider: ${failure}`)
    this.failure = failure
    this.retryAfterMs = more.retryAfterMs ?? null
    this.usage = more.usage ?? null
  }
}

/** What an HTTP status of a provider means for the call. */
export function failureOfStatus(status: number): ProviderFailure {
  if (status === 429) return 'rate_limited'
  // The model does not exist, or not for this key; or the account is not paid.
  if ([401, 402, 403, 404].includes(status)) return 'unauthorized'
  if (status >= 500 || status === 408 || status === 409) return 'unavailable'
  return 'invalid_request'
}

/** Retry-After in seconds or as a date, or the milliseconds that OpenAI sends beside it; null if there is none. */
export function readRetryAfterMs(headers: Headers | undefined): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') || Number.NaN)
  if (milliseconds >= 0) return milliseconds
  const given = headers?.get('retry-after') ?? ''
  if (/^\d{1,9}$/.test(given)) return Number(given) * 1000
  const date = Date.parse(given)
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
