import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Limits by client count this as one client: an IPv4 address, or the /64 of an IPv6 address, the least that one customer
 * gets. IPv4 addresses in IPv6 form count as IPv4. Text that is no IP address is `unknown`.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const [a = 0, b = 0, c = 0, d = 0] = (address as ipaddr.IPv6).parts
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`
}
