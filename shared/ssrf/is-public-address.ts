import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Looks public, but is the Azure host itself: it hands out a machine's configuration and certificates. */
const azureHostAddress = '168.63.129.16'

/** All that is given out to hosts today; outside it lie local, deprecated and unassigned addresses. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** The only translation prefix that stands for the public Internet: IPv6-only networks reach IPv4 hosts through it. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether `address` is that of a host on the public Internet. Takes plain notation only, as a resolver or a URL parser
 * writes it; whatever is written otherwise, or is unknown, counts as not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublicIpv4(ipaddr.IPv4.parse(address))
  // A zone names an interface of this machine.
  return isIPv6(address) && !address.includes('%') && isPublicIpv6(ipaddr.IPv6.parse(address))
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== azureHostAddress
}

/**
 * Addresses that only carry an IPv4 address (mapped, compatible, 6to4, Teredo, local NAT64) are refused whatever they
 * carry: no public host needs to be named that way, and in 64:ff9b:1::/48 its place is not even known.
 */
function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.match(nat64)) return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  // The library calls unicast whatever it has no other name for; `::8.8.8.8` for example.
  return address.match(globalUnicast) && address.range() === 'unicast'
}
