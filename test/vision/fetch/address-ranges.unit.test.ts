import { describe, expect, it } from 'vitest'
import { isPublicIp } from '#shared/ssrf/url-guard.ts'

/** First and last address of each closed block, between its open neighbours, if any. */
const blocks: [name: string, before: string | null, first: string, last: string, after: string | null][] = [
  ['this network', null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['private 10/8', '9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['carrier NAT', '100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['loopback', '126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['Azure host', '168.63.129.15', '168.63.129.16', '168.63.129.16', '168.63.129.17'],
  ['link-local', '169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['private 172.16/12', '172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['protocol assignments', '191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['documentation 1', '192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['6to4 relays', '192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['private 192.168/16', '192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['benchmarking', '198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['documentation 2', '198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['documentation 3', '203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['multicast, reserved and broadcast', '223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  ['all below global unicast', null, '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
  ['protocol assignments of IPv6', '2000:ffff::', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ['documentation of IPv6', '2001:db7:ffff::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
  ['6to4', '2001:ffff::', '2002::', '2002:ffff::', '2003::'],
  ['documentation 3fff', '3ffe:ffff::', '3fff::', '3fff:fff:ffff::', null],
  ['all above global unicast', null, '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
]

describe('an address block', () => {
  it.each(blocks)('%s is closed from end to end, and nothing beside it', (_, before, first, last, after) => {
    expect([first, last].map(isPublicIp)).toEqual([false, false])
    for (const neighbour of [before, after]) if (neighbour !== null) expect(isPublicIp(neighbour)).toBe(true)
  })

  it.each([
    '8.8.8.8',
    '93.184.215.14',
    '2606:4700:4700::1111',
    '2a00:1450:4001:800::200e',
    // How an IPv6-only network reaches 8.8.8.8.
    '64:ff9b::808:808',
  ])('%s is public', (address) => {
    expect(isPublicIp(address)).toBe(true)
  })

  it.each([
    '',
    'example.com',
    '8.8.8',
    '134744072',
    '0x8.8.8.8',
    '010.8.8.8',
    '8.8.8.8.',
    '[2606::1]',
    '2606::1%eth0',
    ' 8.8.8.8',
  ])('%j, not in plain notation, is not public', (address) => {
    expect(isPublicIp(address)).toBe(false)
  })
})
