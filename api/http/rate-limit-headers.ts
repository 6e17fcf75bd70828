import { type RateLimitDecision, windowSeconds } from './rate-limiter.ts'

/** Fixed by the API's contract. The exact time to the next free place is the `t` of `RateLimit`. */
export const retryAfterSeconds = 60

/**
 * The two documented headers, and RateLimit-Policy and RateLimit after draft-ietf-httpapi-ratelimit-headers-11, all from
 * one decision.
 */
export function rateLimitHeaders(decision: RateLimitDecision): Record<string, string> {
  return {
    'x-ratelimit-limit': String(decision.limit),
    'x-ratelimit-remaining': String(decision.remaining),
    'ratelimit-policy': `"per-minute";q=${decision.limit};w=${windowSeconds}`,
    ratelimit: `"per-minute";r=${decision.remaining};t=${decision.resetSeconds}`,
  }
}
