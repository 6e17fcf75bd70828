import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { AddressError } from '#shared/ssrf/address-error.ts'
import { isPublicAddress } from '#shared/ssrf/is-public-address.ts'

/** The part of `Resolver` in `node:dns/promises` that is used. */
export interface AddressResolver {
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
}

/**
 * A lookup for sockets that hands out checked addresses only. As the socket connects to the very list that was checked
 * here and asks no one again, a name that changes its answer between check and connection gains nothing.
 */
export function composePublicLookup(resolver: AddressResolver): LookupFunction {
  return (name, options, callback) => {
    resolvePublicAddresses(name, resolver).then(
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
 * All addresses of `name`, IPv4 first. One that is not public spoils the name, since a name with a foot in both worlds
 * is either an attack or a mistake.
 *
 * @throws AddressError `unresolvable` for a name without addresses just as for one with private addresses:
 *   the answer must not tell which internal names exist. `unreachable` when the name servers fail.
 */
async function resolvePublicAddresses(name: string, resolver: AddressResolver): Promise<LookupAddress[]> {
  const [ipv4, ipv6] = await Promise.all([answersOf(resolver.resolve4(name)), answersOf(resolver.resolve6(name))])
  const addresses = [
    ...(ipv4 ?? []).map((address) => ({ address, family: 4 })),
    ...(ipv6 ?? []).map((address) => ({ address, family: 6 })),
  ]
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new AddressError('unresolvable')
  if (addresses.length > 0) return addresses
  throw new AddressError(ipv4 === null || ipv6 === null ? 'unreachable' : 'unresolvable')
}

/** Null when the name servers gave no answer, which is not the same as the answer that there is nothing. */
async function answersOf(query: Promise<string[]>): Promise<string[] | null> {
  try {
    return await query
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
  }
}
