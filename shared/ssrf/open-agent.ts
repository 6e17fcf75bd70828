import { Agent } from 'undici'
import type { Reach } from '#shared/ssrf/check-address-target.ts'
import { type AddressResolver, composePublicLookup } from '#shared/ssrf/resolve-address.ts'

const headerBytesMax = 16_384

/**
 * One agent for one request: a connection made under other rules is never used again. It connects only to addresses
 * that were checked when the name was looked up.
 */
export function openAgent(reach: Reach, resolver: AddressResolver, signal: AbortSignal): Agent {
  // Without the signal a connection being opened would outlive the request that gave up on it.
  const connect = reach === 'any' ? { signal } : { signal, lookup: composePublicLookup(resolver) }
  return new Agent({
    connect,
    connections: 1,
    // Asks the host to close the connection after its answer.
    pipelining: 0,
    allowH2: false,
    maxHeaderSize: headerBytesMax,
  })
}
