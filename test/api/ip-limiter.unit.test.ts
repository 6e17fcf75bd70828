import { expect, it } from 'vitest'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import { createIpLimiter } from '../../api/http/ip-limiter.ts'
import { countOf } from '../helpers/stand-ins/model-providers.ts'

it('an address gets its quota in any 60 seconds, and denied requests are not counted', async () => {
  const decisions = createApiMetrics().rateLimitDecisions
  const limiter = createIpLimiter(3, decisions)
  expect([0, 10, 20].map((now) => limiter.take('192.0.2.1', now).allowed)).toEqual([true, true, true])
  expect(limiter.take('192.0.2.1', 30)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60 })
  for (let now = 100; now < 59_000; now += 1000) expect(limiter.take('192.0.2.1', now).allowed).toBe(false)
  expect(limiter.take('192.0.2.1', 60_005)).toMatchObject({ allowed: true })
  expect(limiter.take('192.0.2.1', 60_006)).toMatchObject({ allowed: false })
  expect(await countOf(decisions, { subject: 'address', decision: 'allowed' })).toBe(4)
  expect(await countOf(decisions, { subject: 'address', decision: 'denied' })).toBe(61)
})

it('one address does not use up the quota of another', () => {
  const limiter = createIpLimiter(1, createApiMetrics().rateLimitDecisions)
  expect(limiter.take('192.0.2.1', 0).allowed).toBe(true)
  expect(limiter.take('192.0.2.2', 0).allowed).toBe(true)
})

it('an IPv6 /64 counts as one client, and so does an IPv4 address in its IPv6-mapped form', () => {
  const limiter = createIpLimiter(1, createApiMetrics().rateLimitDecisions)
  const isAllowed = (ip: string): boolean => limiter.take(ip, 0).allowed
  expect(['2001:db8:0:1::1', '2001:DB8:0:1:ffff::9', '2001:db8:0:2::1'].map(isAllowed)).toEqual([true, false, true])
  expect(['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207'].map(isAllowed)).toEqual([true, false, false])
  expect(['fe80::1%eth0', 'fe80::2%eth1'].map(isAllowed)).toEqual([true, false])
  expect(['no IP address', ''].map(isAllowed)).toEqual([true, false])
})

it('a check counts nothing, and tells what the next request would meet', () => {
  const limiter = createIpLimiter(1, createApiMetrics().rateLimitDecisions)
  expect([limiter.check('192.0.2.7', 0), limiter.check('192.0.2.7', 1)]).toMatchObject([
    { allowed: true, remaining: 1 },
    { allowed: true, remaining: 1 },
  ])
  limiter.take('192.0.2.7', 2)
  expect(limiter.check('192.0.2.7', 3)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60 })
})
