import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { callRedis } from '../call-dependency.ts'
import { isConsoleCall } from '../sessions/console-session.ts'
import { isSafeMethod } from '../sessions/sealed-cookie.ts'
import type { IpLimiter } from './ip-limiter.ts'
import { type RateLimitDecision, type RateLimiter, windowSeconds } from './rate-limiter.ts'

/**
 * Reads of the console, per account: a page needs several at once, and they must not use up the quota of the customer's
 * own calls. Changes and calls that cost credits count towards that quota.
 */
const consoleReadsPerMinute = 240
/** Fixed by the API's contract. The exact time to the next free place is the `t` of `RateLimit`. */
export const retryAfterSeconds = 60

interface RateLimiting {
  limiter: RateLimiter
  /** Limits requests without a valid key. */
  ipLimiter: IpLimiter
  /** Generous: payment providers send bursts, and a refused payment grants no credits until it is sent again. */
  webhooks: IpLimiter
  /** Limits pages and the API document, which do not count towards the quota of calls. */
  pages: IpLimiter
}

/** Counts every request once, for its account or else its client IP, and refuses routes that need a key without one. */
export const rateLimit = plugin<RateLimiting>(
  async (app, { limiter, ipLimiter, webhooks, pages }) => {
    const ipLimiters = { webhook: webhooks, page: pages, public: ipLimiter, account: ipLimiter }
    app.addHook('onRequest', async (request, reply) => {
      const access = request.routeOptions.config.access ?? 'public'
      // Probes are not limited: a busy client must not make a healthy process look unhealthy.
      if (access === 'probe') return
      const { principal } = request
      const decision = principal
        ? await takeForAccount(request, principal, limiter, reply)
        : ipLimiters[access].take(request.ip, performance.now())
      reply.headers(rateLimitHeaders(decision))
      if (!decision.allowed) throw refuseOverQuota(decision)
      if (access === 'account' && !request.principal) throw new AppError('invalid_api_key')
    })

    // A request that failed before it could be counted (Postgres or Redis away) still says what its limit is.
    app.addHook('onSend', (request, reply, _payload, done) => {
      const isCounted = request.routeOptions.config.access === 'probe' || reply.hasHeader('x-ratelimit-limit')
      if (!isCounted) reply.headers(rateLimitHeaders(uncounted(ipLimiter.limit)))
      done()
    })
  },
  { name: 'rate-limit', dependencies: ['authenticate'] },
)

export function refuseOverQuota({ limit, resetSeconds }: RateLimitDecision): AppError {
  return new AppError(
    'rate_limit_exceeded',
    `The rate limit of ${limit} requests per 60 seconds is reached; the next request is allowed in ${resetSeconds} seconds.`,
  )
}

/**
 * The two documented headers, and RateLimit-Policy and RateLimit after draft-ietf-httpapi-ratelimit-headers-11, all
 * from one decision.
 */
export function rateLimitHeaders(decision: RateLimitDecision): Record<string, string> {
  return {
    'x-ratelimit-limit': String(decision.limit),
    'x-ratelimit-remaining': String(decision.remaining),
    'ratelimit-policy': `"per-minute";q=${decision.limit};w=${windowSeconds}`,
    ratelimit: `"per-minute";r=${decision.remaining};t=${decision.resetSeconds}`,
  }
}

function uncounted(limit: number): RateLimitDecision {
  return { allowed: false, limit, remaining: 0, resetSeconds: 0 }
}

async function takeForAccount(
  request: FastifyRequest,
  principal: NonNullable<FastifyRequest['principal']>,
  limiter: RateLimiter,
  reply: FastifyReply,
): Promise<RateLimitDecision> {
  const isConsoleRead = isConsoleCall(request) && isSafeMethod(request.method)
  const limit = isConsoleRead ? consoleReadsPerMinute : principal.limits.requestsPerMinute
  const subject = isConsoleRead ? `${principal.accountId}:console` : principal.accountId
  try {
    return await callRedis(limiter.take(subject, limit, request.id))
  } catch (error) {
    reply.headers(rateLimitHeaders(uncounted(limit)))
    throw error
  }
}
