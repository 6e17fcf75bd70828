import { expect, it } from 'vitest'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import { createAddressLimiter } from '../../../api/http/address-limiter.ts'
import { countOf } from '../../helpers/stand-ins/model-providers.ts'

it('an address gets its quota in any 60 seconds, and denied requests are not counted', async () => {
  const decisions = createApiMetrics().rateLimitDecisions
  const limiter = createAddressLimiter(3, decisions)
  expect([0, 10, 20].map((now) => limiter.take('a', now).allowed)).toEqual([true, true, true])
  expect(limiter.take('a', 30)).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60 })
  for (let now = 100; now < 59_000; now += 1000) expect(limiter.take('a', now).allowed).toBe(false)
  expect(limiter.take('a', 60_005)).toMatchObject({ allowed: true })
  expect(limiter.take('a', 60_006)).toMatchObject({ allowed: false })
  expect(await countOf(decisions, { subject: 'address', decision: 'allowed' })).toBe(4)
  expect(await countOf(decisions, { subject: 'address', decision: 'denied' })).toBe(61)
})

it('one address does not use up the quota of another', () => {
  const limiter = createAddressLimiter(1, createApiMetrics().rateLimitDecisions)
  expect(limiter.take('a', 0).allowed).toBe(true)
  expect(limiter.take('b', 0).allowed).toBe(true)
})
