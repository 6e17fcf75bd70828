import { LRUCache } from 'lru-cache'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Lifetime of a verified key without a notification of changes. Revocation must reach every process within 5 seconds
 * even without notifications; the reserve statement stops spending at once.
 */
const principalCacheMs = 4000
const principalsMax = 20_000
/** Keys that were valid at their last lookup: their lookups do not wait for those of unfamiliar keys. */
const familiarKeysMax = 20_000
/** A separate cache, so that unknown keys evict no valid ones. */
const unknownKeysMax = 1000
/** Concurrent lookups of unfamiliar keys, per client network and in total: fewer than the pool has connections. */
const networkLookupsMax = 2
const lookupsMax = 3
const lookupWaitMs = 1000
/**
 * Once a network is over its limit, each of its lookups holds a slot this long and is never queued: enough for the
 * first use of a valid key, too few for an attack.
 */
const overQuotaHoldMs = 200

interface Lookup {
  principal: Promise<Principal | null>
  /** Undefined until Postgres has answered. */
  accountId: string | undefined
}

/** The sender of a request with a key. */
export interface KeyHolder {
  network: string
  /** rate_limit_exceeded once the network has used up its limit of requests without a valid key. */
  findRefusal(): AppError | null
}

export interface PrincipalCache {
  /**
   * Looks a key up by its hashes, that of the current pepper first. Rejects as the lookup does; failures are not
   * cached.
   *
   * @throws AppError for an unfamiliar key that is not looked up in time: rate_limit_exceeded if its network is over its
   *   limit, else service_unavailable
   */
  find(keyHashes: Buffer[], holder: KeyHolder): Promise<Principal | null>
  /** The next request of the account is looked up again. */
  forget(accountId: string): void
  forgetAll(): void
}

/** Caches lookups of keys by their hashes. Requests with the same key share one lookup. */
export function createPrincipalCache(
  findPrincipal: (keyHashes: Buffer[]) => Promise<Principal | null>,
): PrincipalCache {
  const lookups = new LRUCache<string, Lookup>({ max: principalsMax, ttl: principalCacheMs })
  const familiarKeys = new LRUCache<string, true>({ max: familiarKeysMax })
  const unknownKeys = new LRUCache<string, true>({ max: unknownKeysMax, ttl: principalCacheMs })
  const lookupSlots = createFairSemaphore({ slotsMax: lookupsMax, slotsPerOwnerMax: networkLookupsMax })
  const overQuotaSlots = createFairSemaphore({ slotsMax: lookupsMax, slotsPerOwnerMax: 1 })

  const start = (key: string, keyHashes: Buffer[]): Promise<Principal | null> => {
    const lookup: Lookup = { principal: findPrincipal(keyHashes), accountId: undefined }
    lookups.set(key, lookup)
    const isCurrent = (): boolean => lookups.peek(key) === lookup
    lookup.principal.then(
      (principal) => {
        lookup.accountId = principal?.accountId
        if (principal) familiarKeys.set(key, true)
        else familiarKeys.delete(key)
        if (principal || !isCurrent()) return
        lookups.delete(key)
        unknownKeys.set(key, true)
      },
      () => {
        if (isCurrent()) lookups.delete(key)
      },
    )
    return lookup.principal
  }
  const findUnfamiliar = async (key: string, keyHashes: Buffer[], holder: KeyHolder): Promise<Principal | null> => {
    const refusal = holder.findRefusal()
    const slots = refusal ? overQuotaSlots : lookupSlots
    const release = await slots.acquire(holder.network, refusal ? 0 : lookupWaitMs)
    // Earlier requests in the queue may have used up the quota.
    const lateRefusal = refusal ? null : holder.findRefusal()
    if (!release) throw refusal ?? lateRefusal ?? new AppError('service_unavailable')
    try {
      if (lateRefusal) throw lateRefusal
      // Earlier requests may also have looked up the key.
      if (unknownKeys.has(key)) return null
      return await (lookups.get(key)?.principal ?? start(key, keyHashes))
    } finally {
      if (refusal) setTimeout(release, overQuotaHoldMs).unref()
      // A request with an unknown key has been counted by then.
      else setImmediate(release)
    }
  }
  return {
    async find(keyHashes, holder) {
      const key = keyHashes[0]?.toString('base64') ?? ''
      const lookup = lookups.get(key)
      if (lookup) return lookup.principal
      if (unknownKeys.has(key)) return null
      return familiarKeys.has(key) ? start(key, keyHashes) : findUnfamiliar(key, keyHashes, holder)
    },
    forget(accountId) {
      for (const [key, lookup] of [...lookups.entries()]) {
        // The account of a lookup under way is not known yet, and it may have read the state before the change.
        if (lookup.accountId === accountId || lookup.accountId === undefined) lookups.delete(key)
      }
    },
    forgetAll() {
      lookups.clear()
      unknownKeys.clear()
    },
  }
}
