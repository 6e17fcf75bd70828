import { isIP } from 'node:net'
import { AddressError } from '#shared/ssrf/address-error.ts'

const addressCharactersMax = 2048
const hostCharactersMax = 253
const labelCharactersMax = 63

/**
 * Reads an address that a stranger chose, or with `base` the target of a redirect. The URL parser brings the host into its one
 * normal form (case, percent-encoding, IDN, full-width digits and dots, and IPv4 as decimal, octal, hexadecimal or
 * short), so what is checked afterwards is what is connected to.
 *
 * @throws AddressError `malformed`, `too_long` or `has_credentials`.
 */
export function parseAddress(text: string, base?: URL): URL {
  if (text.length > addressCharactersMax) throw new AddressError('too_long')
  const url = URL.parse(text, base?.href)
  if (url === null) throw new AddressError('malformed')
  // The parser also reads `http:host` and `http:\\host`; whoever writes an address like that is up to something.
  const isPlain = base !== undefined || /^https?:\/\//i.test(text)
  if (!isPlain || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new AddressError('malformed')
  if (url.username !== '' || url.password !== '') {
    throw new AddressError('has_credentials')
  }
  normalizeHost(url)
  url.hash = ''
  return url
}

/** The host without the brackets of IPv6. */
export function bareHost(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname
}

/** The port, written out. */
export function effectivePort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

/** Whether `name`, in the normal form of the URL parser, is one that name servers could know. */
export function isHostName(name: string): boolean {
  if (name.length > hostCharactersMax) return false
  return name.split('.').every((label) => label.length <= labelCharactersMax && /^[a-z0-9_-]+$/.test(label))
}

function normalizeHost(url: URL): void {
  if (isIP(bareHost(url)) !== 0) return
  // `host.` is `host` without a search list; left in place it would slip past comparisons of names.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  if (!isHostName(url.hostname)) throw new AddressError('malformed')
}
