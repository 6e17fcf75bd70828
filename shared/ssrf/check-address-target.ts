import { isIP } from 'node:net'
import { AddressError } from '#shared/ssrf/address-error.ts'
import { internalNameEndings } from '#shared/ssrf/internal-names.ts'
import { isPublicAddress } from '#shared/ssrf/is-public-address.ts'
import { bareHost, effectivePort, isHostName } from '#shared/ssrf/parse-address.ts'

export interface AddressPolicy {
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts?: readonly string[]
  /** Ports besides those that an allowed host names itself; the scheme's own by default: http 80, https 443. */
  allowedPorts?: readonly number[]
}

/** `any`: the operator opened this host, wherever it is; `public`: every address behind its name must be public. */
export type Reach = 'any' | 'public'

/**
 * Decides from the address alone how far a request to `url` may reach; nothing is looked up.
 *
 * @throws AddressError `port_not_allowed`, or `not_public` for literal addresses and names that can never be allowed.
 */
export function checkAddressTarget(url: URL, policy: AddressPolicy): Reach {
  const host = bareHost(url)
  const port = effectivePort(url)
  // The parser drops a port that is the scheme's own.
  const isOpenPort = policy.allowedPorts?.includes(port) ?? url.port === ''
  const allowed = policy.allowedHosts ?? []
  if (allowed.includes(`${url.hostname}:${port}`) || (isOpenPort && allowed.includes(url.hostname))) return 'any'

  if (!isOpenPort) throw new AddressError('port_not_allowed')
  const isRefused = isIP(host) === 0 ? isInternalName(host) : !isPublicAddress(host)
  if (isRefused) throw new AddressError('not_public')
  return 'public'
}

/**
 * Reads a comma-separated list of `host` (on the ports allowed anyway) and `host:port` (on that port alone) into the
 * form in which addresses are compared.
 *
 * @throws Error naming the position of an entry that is neither.
 */
export function parseAllowedHosts(setting: string): string[] {
  const entries = setting.split(',').map((entry) => entry.trim())
  return entries.flatMap((entry, index) => {
    if (entry === '') return []
    const host = readAllowedHost(entry)
    if (host === null) throw new Error(`Entry ${index + 1} of the allowed hosts is neither host nor host:port`)
    return [host]
  })
}

function readAllowedHost(entry: string): string | null {
  const url = URL.parse(`http://${entry}`)
  if (url === null || url.href !== `${url.origin}/` || /[/?#@\\]/.test(entry)) return null
  const name = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname
  // A wildcard or a network, taken for a name, would look as if it opened something.
  if (isIP(bareHost(url)) === 0 && !isHostName(name)) return null
  // The parser drops a port that is the scheme's own.
  return /:\d+$/.test(entry) ? `${name}:${effectivePort(url)}` : name
}

function isInternalName(name: string): boolean {
  const lastDot = name.lastIndexOf('.')
  return lastDot === -1 || internalNameEndings.has(name.slice(lastDot + 1))
}
