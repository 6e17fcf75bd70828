import { Resolver } from 'node:dns/promises'
import { request } from 'undici'
import { untilAborted } from '#shared/concurrency/deadline.ts'
import { openAgent } from '#shared/ssrf/guarded-agent.ts'
import { checkUrlTarget, parseUserUrl, UrlError } from '#shared/ssrf/url-guard.ts'

/** For the whole call: DNS lookup, connection and response headers. */
const webhookDeadlineMs = 15_000
const lookupTimeoutMs = 2_000
const lookupTries = 2

export interface WebhookSending {
  url: string
  headers: Record<string, string>
  body: string
  /** Entries as `parseAllowedHosts` returns them; these hosts may use http. */
  allowedHosts: readonly string[]
  deadlineMs?: number | undefined
}

/** Outcome of one attempt; `failure` is a code for the account's list of deliveries. */
export interface WebhookAnswer {
  statusCode: number | null
  failure: string | null
  retryAfterMs: number | null
}

/**
 * Posts once, to a public host or one that the operator allowed. A redirect is a failure and is not followed. The
 * response body is not read.
 */
export async function sendWebhook(sending: WebhookSending): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(sending.deadlineMs ?? webhookDeadlineMs)
  const resolver = new Resolver({ timeout: lookupTimeoutMs, tries: lookupTries })
  try {
    const url = parseUserUrl(sending.url)
    const scope = checkUrlTarget(url, { allowedHosts: sending.allowedHosts })
    if (url.protocol !== 'https:' && scope !== 'any') throw new UrlError('malformed')
    const agent = openAgent(scope, resolver, signal)
    try {
      const { headers, body } = sending
      const asked = request(url, { method: 'POST', dispatcher: agent, headers, body, signal })
      const { statusCode, headers: answered } = await untilAborted(asked, signal)
      return { statusCode, failure: failureOf(statusCode), retryAfterMs: readRetryAfter(answered['retry-after']) }
    } finally {
      void agent.destroy()
    }
  } catch (error) {
    return {
      statusCode: null,
      failure: error instanceof UrlError ? error.fault : signal.aborted ? 'timed_out' : 'unreachable',
      retryAfterMs: null,
    }
  } finally {
    resolver.cancel()
  }
}

function failureOf(statusCode: number): string | null {
  if (statusCode >= 200 && statusCode < 300) return null
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'bad_status'
}

/** Seconds only: a date would depend on a clock that may be wrong. */
function readRetryAfter(value: string | string[] | undefined): number | null {
  const seconds = Number(typeof value === 'string' && /^\d{1,6}$/.test(value) ? value : Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : null
}
