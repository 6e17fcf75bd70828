import { LRUCache } from 'lru-cache'
import { type Decisions, type RateLimitDecision, windowSeconds } from './rate-limiter.ts'

/** Addresses remembered at once; beyond it the one that was quiet longest is forgotten. */
const addressesMax = 50_000

export interface AddressLimiter {
  /** Requests per minute. */
  limit: number
  /** Counts one request without a valid key, if the address may still send one. `nowMs` must never go back. */
  take(address: string, nowMs: number): RateLimitDecision
}

/**
 * Slows down guessing. It counts only requests without a valid key, per API process and in memory: a malformed key is
 * refused without I/O, and customers behind one shared address are never touched by what a neighbour does.
 */
export function createAddressLimiter(limit: number, decisions: Decisions): AddressLimiter {
  const windowMs = windowSeconds * 1000
  const requestTimes = new LRUCache<string, number[]>({ max: addressesMax, ttl: windowMs })
  return {
    limit,
    take(address, nowMs) {
      const times = (requestTimes.get(address) ?? []).filter((time) => time > nowMs - windowMs)
      const allowed = times.length < limit
      if (allowed) times.push(nowMs)
      decisions.inc({ subject: 'address', decision: allowed ? 'allowed' : 'denied' })
      requestTimes.set(address, times)
      const oldest = times[0] ?? nowMs
      return {
        allowed,
        limit,
        remaining: limit - times.length,
        resetSeconds: Math.ceil((oldest + windowMs - nowMs) / 1000),
      }
    },
  }
}
