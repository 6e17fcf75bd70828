import type { Redis, Result } from 'ioredis'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'

export const windowSeconds = 60

export interface RateLimitDecision {
  allowed: boolean
  limit: number
  remaining: number
  /**
   * Until the next request leaves the window and its place is free again, or until all places of a refused call or
   * batch are free; 0 while the window is empty.
   */
  resetSeconds: number
}

/**
 * A log of the requests in the window, by Redis's clock, so that API processes with different clocks agree and no 60
 * seconds ever hold more than the quota. Denied calls are not counted: a client that keeps trying is admitted as soon
 * as a place is free.
 */
const slidingWindow = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local window = tonumber(ARGV[1]) * 1000000
local limit = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = tonumber(ARGV[4])
local first = 1
if redis.call('ZSCORE', KEYS[1], ARGV[3]) then first = 2 end
local used = redis.call('ZCARD', KEYS[1])
local allowed = 0
count = count - first + 1
if used + count <= limit then
  for place = first, first + count - 1 do
    redis.call('ZADD', KEYS[1], now, ARGV[3] .. (place > 1 and ':' .. place or ''))
  end
  redis.call('PEXPIRE', KEYS[1], window / 1000)
  used = used + count
  allowed = 1
end
local last = 0
if allowed == 0 then last = math.min(used + tonumber(ARGV[4]) - limit, used) - 1 end
local leaving = redis.call('ZRANGE', KEYS[1], last, last, 'WITHSCORES')
local reset = 0
if leaving[2] then reset = tonumber(leaving[2]) + window - now end
return { allowed, used, math.ceil(reset / 1000000) }`

declare module 'ioredis' {
  interface RedisCommander<Context> {
    slideWindow(
      key: string,
      windowSeconds: number,
      limit: number,
      requestId: string,
      count: number,
    ): Result<[number, number, number], Context>
  }
}

/** The metric in which every limiter counts its decisions. */
export type Decisions = Pick<ApiMetrics['rateLimitDecisions'], 'inc'>

export interface RateLimiter {
  /**
   * Counts one request of the account if its quota allows. Rejects if Redis is unavailable. A `count` above 1 is for a
   * batch whose request has been counted once: it then counts as `count` requests, or still as one if they do not fit.
   */
  take(accountId: string, limit: number, requestId: string, count?: number): Promise<RateLimitDecision>
  /** Counts a request of `count` places as one again, after its batch was refused. */
  giveBack(accountId: string, requestId: string, count: number): Promise<void>
}

export function createRateLimiter(redis: Redis, prefix: string, decisions: Decisions): RateLimiter {
  redis.defineCommand('slideWindow', { numberOfKeys: 1, lua: slidingWindow })
  return {
    async giveBack(accountId, requestId, count) {
      if (count < 2) return
      const places = Array.from({ length: count - 1 }, (_, index) => `${requestId}:${index + 2}`)
      await redis.zrem(`${prefix}:rate:${accountId}`, ...places)
    },
    async take(accountId, limit, requestId, count = 1) {
      const [allowed, used, resetSeconds] = await redis.slideWindow(
        `${prefix}:rate:${accountId}`,
        windowSeconds,
        limit,
        requestId,
        count,
      )
      decisions.inc({ subject: 'account', decision: allowed === 1 ? 'allowed' : 'denied' })
      return { allowed: allowed === 1, limit, remaining: Math.max(0, limit - used), resetSeconds }
    },
  }
}
