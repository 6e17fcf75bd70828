import { LRUCache } from 'lru-cache'
import type { Principal } from '#shared/accounts/principal-repository.ts'

/**
 * How long a verified key is believed without asking again, if no change is notified before. Revocation must reach
 * every process within 5 seconds even without notifications; spending is stopped at once by the reserve statement.
 */
const principalCacheMs = 4000
const principalsMax = 20_000

interface Lookup {
  principal: Promise<Principal | null>
  /** Undefined while Postgres has not answered, null for a key that is unknown or revoked. */
  accountId: string | null | undefined
}

export interface PrincipalCache {
  /** By the hashes of one key, that of the current pepper first. Rejects as the look-up does; failures are not cached. */
  find(keyHashes: Buffer[]): Promise<Principal | null>
  /** The next request of the account is looked up anew. */
  forget(accountId: string): void
  forgetAll(): void
}

/** What is known of keys by their hashes. Requests with the same key share one look-up. */
export function createPrincipalCache(
  findPrincipal: (keyHashes: Buffer[]) => Promise<Principal | null>,
): PrincipalCache {
  const lookups = new LRUCache<string, Lookup>({ max: principalsMax, ttl: principalCacheMs })

  const start = (key: string, keyHashes: Buffer[]): Lookup => {
    const lookup: Lookup = { principal: findPrincipal(keyHashes), accountId: undefined }
    lookups.set(key, lookup)
    lookup.principal.then(
      (principal) => {
        lookup.accountId = principal?.accountId ?? null
      },
      () => {
        if (lookups.peek(key) === lookup) lookups.delete(key)
      },
    )
    return lookup
  }
  return {
    find(keyHashes) {
      const key = keyHashes[0]?.toString('base64') ?? ''
      return (lookups.get(key) ?? start(key, keyHashes)).principal
    },
    forget(accountId) {
      for (const [key, lookup] of [...lookups.entries()]) {
        // Whose a look-up under way is, is not known yet, and it may have read the state before the change.
        if (lookup.accountId === accountId || lookup.accountId === undefined) lookups.delete(key)
      }
    },
    forgetAll: () => lookups.clear(),
  }
}
