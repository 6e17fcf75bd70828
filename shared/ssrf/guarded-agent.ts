import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isPublicIp, type NetworkScope, UrlError } from '#shared/ssrf/url-guard.ts'

const headerBytesMax = 16_384

/**
 * One agent per request, so that no connection is reused under another scope. Connects only to IP addresses that were
 * checked when the host was resolved.
 */
export function openAgent(scope: NetworkScope, resolver: HostResolver, signal: AbortSignal): Agent {
  // Without the signal, a pending connection would outlive its request.
  const connect = scope === 'any' ? { signal } : { signal, lookup: publicLookup(resolver) }
  return new Agent({
    connect,
    connections: 1,
    // Asks the host to close the connection after its answer.
    pipelining: 0,
    allowH2: false,
    maxHeaderSize: headerBytesMax,
  })
}

/** The part of `Resolver` in `node:dns/promises` that is used. */
export interface HostResolver {
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
}

/**
 * A socket lookup that returns public IP addresses only. The socket connects to the list that was checked, which
 * prevents DNS rebinding.
 */
function publicLookup(resolver: HostResolver): LookupFunction {
  return (name, options, callback) => {
    resolvePublicIps(name, resolver).then(
      (addresses) => {
        const [first] = addresses
        if (options.all || first === undefined) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, []),
    )
  }
}

/**
 * All IP addresses of `name`, IPv4 first. Rejects the host if any of them is private (DNS rebinding, split-horizon DNS).
 *
 * @throws UrlError `unresolvable` for a name without addresses just as for one with private addresses:
 *   the answer must not tell which internal names exist. `unreachable` when the name servers fail.
 */
async function resolvePublicIps(name: string, resolver: HostResolver): Promise<LookupAddress[]> {
  const [ipv4, ipv6] = await Promise.all([answersOf(resolver.resolve4(name)), answersOf(resolver.resolve6(name))])
  const addresses = [
    ...(ipv4 ?? []).map((address) => ({ address, family: 4 })),
    ...(ipv6 ?? []).map((address) => ({ address, family: 6 })),
  ]
  if (!addresses.every(({ address }) => isPublicIp(address))) throw new UrlError('unresolvable')
  if (addresses.length > 0) return addresses
  throw new UrlError(ipv4 === null || ipv6 === null ? 'unreachable' : 'unresolvable')
}

/** Null if the name servers failed; an empty list if they answered that there are no records. */
async function answersOf(query: Promise<string[]>): Promise<string[] | null> {
  try {
    return await query
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
  }
}
