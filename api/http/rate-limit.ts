import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { callRedis } from '../call-dependency.ts'
import { isConsoleCall } from '../sessions/console-session.ts'
import { isSafeMethod } from '../sessions/sealed-cookie.ts'
import type { IpLimiter } from './ip-limiter.ts'
import { rateLimitHeaders } from './rate-limit-headers.ts'
import type { RateLimitDecision, RateLimiter } from './rate-limiter.ts'

/**
 * Reads of the console, for an account: a page needs several at once, and looking at it must not use up the quota of the
 * customer's own calls. Everything that changes or costs something counts as every other call does.
 */
const consoleReadsPerMinute = 240

export interface RateLimiting {
  limiter: RateLimiter
  addresses: IpLimiter
  /** Generous: payment providers send bursts, and what is refused is paid and not granted until they repeat it. */
  webhooks: IpLimiter
  /** Of pages and the API document: reading them costs no quota of calls. */
  pages: IpLimiter
}

/** Counts every request once, for its account or else its client IP, and refuses routes that need a key without one. */
export const rateLimit = plugin<RateLimiting>(
  async (app, { limiter, addresses, webhooks, pages }) => {
    app.addHook('onRequest', async (request, reply) => {
      const access = request.routeOptions.config.access ?? 'public'
      // Probes are not limited: a busy client must not make a healthy process look unhealthy.
      if (access === 'probe') return
      const { principal } = request
      const decision = principal
        ? await takeForAccount(request, principal, limiter, reply)
        : takeForAddress(request, { webhook: webhooks, page: pages, public: addresses, account: addresses }[access])
      reply.headers(rateLimitHeaders(decision))
      if (!decision.allowed) throw refuseOverQuota(decision)
      if (access === 'account' && !request.principal) throw new AppError('invalid_api_key')
    })

    // A request that failed before it could be counted (Postgres or Redis away) still says what its limit is.
    app.addHook('onSend', (request, reply, _payload, done) => {
      const isCounted = request.routeOptions.config.access === 'probe' || reply.hasHeader('x-ratelimit-limit')
      if (!isCounted) reply.headers(rateLimitHeaders(uncounted(addresses.limit)))
      done()
    })
  },
  { name: 'rate-limit', dependencies: ['authenticate'] },
)

export function refuseOverQuota({ limit, resetSeconds }: RateLimitDecision): AppError {
  return new AppError(
    'rate_limit_exceeded',
    `The quota of ${limit} requests per 60 seconds is used up; the next place is free in ${resetSeconds} seconds.`,
  )
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

function takeForAddress(request: FastifyRequest, addresses: IpLimiter): RateLimitDecision {
  return addresses.take(request.ip, performance.now())
}
