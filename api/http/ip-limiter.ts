import { LRUCache } from 'lru-cache'
import { networkOf } from '../edge/client-network.ts'
import { type Decisions, type RateLimitDecision, windowSeconds } from './rate-limiter.ts'

/** Client networks remembered at once; beyond it the least recently used one is forgotten. */
const networksMax = 50_000

export interface IpLimiter {
  /** Requests per minute. */
  limit: number
  /** Counts one request of the client, if it may still send one. `nowMs` must never go back. */
  take(ip: string, nowMs: number): RateLimitDecision
  /** Whether the client may send one more. Counts nothing. */
  check(ip: string, nowMs: number): RateLimitDecision
}

/**
 * A sliding window for each client network (an IPv4 address or an IPv6 /64), in the memory of this process. It counts
 * requests without a valid key: it slows guessing down, and does not limit customers behind a shared IP.
 */
export function createIpLimiter(limit: number, decisions: Decisions): IpLimiter {
  const windowMs = windowSeconds * 1000
  const requestTimes = new LRUCache<string, number[]>({ max: networksMax, ttl: windowMs })

  const decide = (ip: string, nowMs: number, isCounted: boolean): RateLimitDecision => {
    const network = networkOf(ip)
    const times = (requestTimes.get(network) ?? []).filter((time) => time > nowMs - windowMs)
    const allowed = times.length < limit
    if (allowed && isCounted) times.push(nowMs)
    if (!allowed || isCounted) decisions.inc({ subject: 'address', decision: allowed ? 'allowed' : 'denied' })
    if (times.length > 0) requestTimes.set(network, times)
    const oldest = times[0] ?? nowMs
    return {
      allowed,
      limit,
      remaining: limit - times.length,
      resetSeconds: Math.ceil((oldest + windowMs - nowMs) / 1000),
    }
  }
  return {
    limit,
    take: (ip, nowMs) => decide(ip, nowMs, true),
    check: (ip, nowMs) => decide(ip, nowMs, false),
  }
}
