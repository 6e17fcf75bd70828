import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, the smallest network of a
 * customer. IPv4 addresses in IPv6 form count as IPv4. `unknown` for text that is not an IP address.
 */
export function networkOf(ip: string): string {
  return nameNetwork(ip, 64)
}

/** The /48 of an IPv6 address, usually the largest network of a customer: 65,536 networks. IPv4 as in `networkOf`. */
export function siteOf(ip: string): string {
  return nameNetwork(ip, 48)
}

function nameNetwork(ip: string, bits: 48 | 64): string {
  if (isIP(ip) === 0) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const parts = (address as ipaddr.IPv6).parts.slice(0, bits / 16)
  return `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`
}
