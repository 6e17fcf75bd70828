import { isIP, isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Why a user-supplied URL was refused or failed: the predicate of a sentence such as "The webhook URL …". */
export const urlFaults = {
  malformed: 'is not a valid http or https URL.',
  too_long: 'is too long.',
  has_credentials: 'must not contain a user name or password.',
  port_not_allowed: 'uses a port that is not allowed.',
  not_public: 'does not resolve to a public IP address.',
  unresolvable: 'has a host that cannot be resolved or resolves to a private IP address.',
  unreachable: 'could not be reached, or its host closed the connection.',
  timed_out: 'did not respond in time.',
} as const

export type UrlFault = keyof typeof urlFaults

/**
 * Has no `cause`: the underlying errors contain resolved IP addresses, and a cause may be serialised in a response.
 */
export class UrlError extends Error {
  override name = 'UrlError'
  readonly fault: UrlFault

  constructor(fault: UrlFault) {
    super(`The URL ${urlFaults[fault]}`)
    this.fault = fault
  }
}

export interface UrlPolicy {
  /** Entries as `parseAllowedHosts` returns them. */
  allowedHosts?: readonly string[]
  /** Ports besides those that an allowed host names itself; the scheme's own by default: http 80, https 443. */
  allowedPorts?: readonly number[]
}

/** `any`: a host that the operator allowed, wherever it is; `public`: every IP address of the host must be public. */
export type NetworkScope = 'any' | 'public'

/**
 * Decides from the URL alone, without a DNS lookup, which network a request to `url` may reach.
 *
 * @throws UrlError `port_not_allowed`, or `not_public` for literal IP addresses and names that can never be allowed.
 */
export function checkUrlTarget(url: URL, policy: UrlPolicy): NetworkScope {
  const host = bareHost(url)
  const port = effectivePort(url)
  // The parser drops a port that is the scheme's own.
  const isOpenPort = policy.allowedPorts?.includes(port) ?? url.port === ''
  const allowed = policy.allowedHosts ?? []
  if (allowed.includes(`${url.hostname}:${port}`) || (isOpenPort && allowed.includes(url.hostname))) return 'any'

  if (!isOpenPort) throw new UrlError('port_not_allowed')
  const isRefused = isIP(host) === 0 ? isInternalName(host) : !isPublicIp(host)
  if (isRefused) throw new UrlError('not_public')
  return 'public'
}

/**
 * Reads a comma-separated list of `host` (on the ports allowed anyway) and `host:port` (on that port alone) into the
 * form in which hosts are compared.
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
  // A wildcard or a network would silently match nothing.
  if (isIP(bareHost(url)) === 0 && !isHostName(name)) return null
  // The parser drops a port that is the scheme's own.
  return /:\d+$/.test(entry) ? `${name}:${effectivePort(url)}` : name
}

function isInternalName(name: string): boolean {
  const lastDot = name.lastIndexOf('.')
  return lastDot === -1 || internalNameEndings.has(name.slice(lastDot + 1))
}

const urlCharactersMax = 2048
const hostCharactersMax = 253
const labelCharactersMax = 63

/**
 * Parses a user-supplied URL, or with `base` the target of a redirect. The URL parser brings the host into its canonical
 * form (case, percent-encoding, IDN, full-width digits and dots, and IPv4 as decimal, octal, hexadecimal or
 * short), so what is checked afterwards is what is connected to.
 *
 * @throws UrlError `malformed`, `too_long` or `has_credentials`.
 */
export function parseUserUrl(text: string, base?: URL): URL {
  if (text.length > urlCharactersMax) throw new UrlError('too_long')
  const url = URL.parse(text, base?.href)
  if (url === null) throw new UrlError('malformed')
  // The parser also reads `http:host` and `http:\\host`; neither is a mistake that users make.
  const isPlain = base !== undefined || /^https?:\/\//i.test(text)
  if (!isPlain || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new UrlError('malformed')
  if (url.username !== '' || url.password !== '') {
    throw new UrlError('has_credentials')
  }
  normalizeHost(url)
  url.hash = ''
  return url
}

/** The host without the brackets of IPv6. */
function bareHost(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname
}

/** The port, written out. */
function effectivePort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

/** Whether `name`, in the canonical form of the URL parser, is a valid DNS name. */
function isHostName(name: string): boolean {
  if (name.length > hostCharactersMax) return false
  return name.split('.').every((label) => label.length <= labelCharactersMax && /^[a-z0-9_-]+$/.test(label))
}

function normalizeHost(url: URL): void {
  if (isIP(bareHost(url)) !== 0) return
  // `host.` is `host` without a search list; kept, it would bypass comparisons of names.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  if (!isHostName(url.hostname)) throw new UrlError('malformed')
}

/**
 * Top-level names of this machine or its network. They are refused without a lookup, so that an internal resolver is
 * never asked; single-label names are refused as well.
 */
const internalNameEndings: ReadonlySet<string> = new Set([
  // The machine itself.
  'localhost',
  'localdomain',
  // Names of local networks, and of the metadata services of clouds.
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  // Reserved: never public (RFC 6761, RFC 7686, RFC 9476).
  'invalid',
  'test',
  'onion',
  'alt',
])

/** Looks public, but is the Azure host itself: it hands out a machine's configuration and certificates. */
const azureHostAddress = '168.63.129.16'

/** All globally routable IPv6 unicast space assigned today. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** The well-known NAT64 prefix, through which IPv6-only networks reach public IPv4 hosts. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether `address` is a host on the public Internet. Accepts canonical notation only, as resolvers and the URL parser
 * produce it; anything else counts as not public.
 */
export function isPublicIp(address: string): boolean {
  if (isIPv4(address)) return isPublicIpv4(ipaddr.IPv4.parse(address))
  // A zone id names an interface of this machine.
  return isIPv6(address) && !address.includes('%') && isPublicIpv6(ipaddr.IPv6.parse(address))
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== azureHostAddress
}

/**
 * Addresses that embed an IPv4 address (mapped, compatible, 6to4, Teredo, local NAT64) are refused: no public host
 * needs them, and in 64:ff9b:1::/48 the position of the embedded address is unknown.
 */
function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.match(nat64)) return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  // The library classifies unknown ranges as unicast, `::8.8.8.8` for example.
  return address.match(globalUnicast) && address.range() === 'unicast'
}
