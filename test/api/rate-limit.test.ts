import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import { newId } from '#shared/platform/ids.ts'
import { createRateLimiter } from '../../api/http/rate-limiter.ts'
import { call } from '../helpers/call.ts'
import { givenApiKey, givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
let redis: Redis
beforeAll(async () => {
  system = await startSystem()
  redis = new Redis(inject('redisUrl'))
})
afterAll(async () => {
  redis.disconnect()
  await system.close()
})

/** Makes every counted request of the account older, as if time had passed. */
async function age(accountId: string, seconds: number): Promise<void> {
  const key = `${system.redisPrefix}:rate:${accountId}`
  const members = await redis.zrange(key, '0', '-1')
  for (const member of members) await redis.zincrby(key, -seconds * 1_000_000, member)
}

const body = { prompt: 'name a cat' }

describe('the rate limit', () => {
  it('admits exactly the quota of 30 out of 50 parallel calls', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => system.optimize(key, body)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
    const denied = answers.filter((answer) => answer.status === 429)
    expect(denied).toHaveLength(20)
    for (const { headers, body: error } of denied) {
      expect(headers).toMatchObject({ 'retry-after': '60', 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '0' })
      expect(error.error.code).toBe('rate_limit_exceeded')
    }
  })

  it('holds in any 60 seconds: places come back one by one as their requests leave the window', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'starter' })
    const burst = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => system.optimize(key, body)))).filter(
        (answer) => answer.status === 200,
      ).length
    expect(await burst(10)).toBe(10)
    await age(accountId, 50)
    expect(await burst(40)).toBe(20)
    await age(accountId, 11)
    expect(await burst(40)).toBe(10)
  })

  it('does not count what it denies', async () => {
    const limiter = createRateLimiter(redis, system.redisPrefix, createApiMetrics().rateLimitDecisions)
    for (let call = 0; call < 3; call += 1) expect((await limiter.take('knocker', 3, newId())).allowed).toBe(true)
    for (let call = 0; call < 20; call += 1) expect((await limiter.take('knocker', 3, newId())).allowed).toBe(false)
    await age('knocker', 60)
    expect(await limiter.take('knocker', 3, newId())).toMatchObject({ allowed: true, remaining: 2 })
  })

  it('sends limit and remaining requests in both header families, with the reset time', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'pro' })
    await system.optimize(key, body)
    await age(accountId, 40)
    const { headers } = await system.optimize(key, body)
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '120',
      'x-ratelimit-remaining': '118',
      'ratelimit-policy': '"per-minute";q=120;w=60',
    })
    expect(headers.ratelimit).toMatch(/^"per-minute";r=118;t=(19|20)$/)
  })

  it('counts per account, over all its keys, and refused bodies too', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'starter' })
    const second = await givenApiKey(system.database, accountId)
    await system.optimize(key, '{')
    const { headers } = await system.optimize(second.secret, body)
    expect(headers['x-ratelimit-remaining']).toBe('28')
  })
})

describe('a batch', () => {
  const items = (count: number) => ({ items: Array.from({ length: count }, () => body) })
  const send = (key: string, count: number) =>
    call(system, key, { method: 'POST', path: '/prompts/optimize/batch', body: items(count) })

  it('above the remaining quota counts as one request per attempt', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter' })
    expect((await system.optimize(key, body)).status).toBe(200)
    const messages: string[] = []
    for (let sent = 0; sent < 200; sent += 1) {
      const answer = await send(key, 30)
      expect(answer.status).toBe(429)
      messages.push(answer.body.error.message)
    }
    expect(messages.filter((message) => message.startsWith('A batch of 30'))).toHaveLength(29)
    expect(messages.at(-1)).toMatch(/^The rate limit of 30/)
  })

  it('above the remaining quota is told when it fits, and then does', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'starter' })
    for (const seconds of [10, 20, 0]) {
      for (let sent = 0; sent < 5; sent += 1) await system.optimize(key, body)
      await age(accountId, seconds)
    }
    // Of the sixteen places, the six oldest must be free.
    const refused = await send(key, 20)
    expect(refused.body.error.message).toMatch(/with 14 left; the items fit in (39|40) seconds\.$/)
    expect([refused.headers['retry-after'], refused.headers.ratelimit]).toEqual([
      '60',
      expect.stringMatching(/^"per-minute";r=14;t=(39|40)$/),
    ])
    await age(accountId, 41)
    expect((await send(key, 20)).status).toBe(202)
  })

  it('of more items than the plan has requests in a minute is refused for good, and its plan named', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter' })
    const { status, body: refusal } = await send(key, 31)
    expect([status, refusal.error.code, refusal.error.retryable]).toEqual([422, 'validation_error', false])
    expect(refusal.error.message).toMatch(
      /at most 30 elements: the plan Starter Developer allows 30 requests per minute/,
    )
    expect((await send(key, 29)).status).toBe(202)
  })

  it('without the credits for it counts as one request', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter', credits: 22 })
    expect((await send(key, 25)).status).toBe(402)
    expect((await send(key, 22)).status).toBe(202)
  })
})
