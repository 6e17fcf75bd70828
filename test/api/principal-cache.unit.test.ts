import { describe, expect, it } from 'vitest'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { AppError } from '#shared/errors.ts'
import { createPrincipalCache, type KeyHolder } from '../../api/http/principal-cache.ts'

const hash = Buffer.from('a key')
const holder: KeyHolder = { network: '192.0.2.1', findRefusal: () => null }
const principal = (plan: Principal['plan'], accountId = 'mine'): Principal => ({
  accountId,
  apiKeyId: 'key',
  plan,
  limits: { requestsPerMinute: 120, tier: 'priority' },
  isInGrace: false,
  isSuspended: false,
  scopes: ['prompts', 'account'],
})

/** Look-ups that the test answers one by one. */
function givenLookups() {
  const answers: ((answer: Principal | null | Error) => void)[] = []
  const cache = createPrincipalCache(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
  )
  return { cache, answers }
}

/** Runs pending promise callbacks, so that admitted look-ups begin. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the cached principal of a key', () => {
  it('is looked up once for requests that come together, and then remembered', async () => {
    const { cache, answers } = givenLookups()
    const together = [cache.find([hash], holder), cache.find([hash], holder)]
    await settle()
    answers[0]?.(principal('pro'))
    expect(await Promise.all(together)).toEqual([principal('pro'), principal('pro')])
    expect(await cache.find([hash], holder)).toEqual(principal('pro'))
    expect(answers).toHaveLength(1)
  })

  it('is evicted by a change of its own account only', async () => {
    const { cache, answers } = givenLookups()
    const first = cache.find([hash], holder)
    await settle()
    answers[0]?.(principal('pro'))
    await first
    cache.forget('theirs')
    await cache.find([hash], holder)
    expect(answers).toHaveLength(1)
    cache.forget('mine')
    const second = cache.find([hash], holder)
    await settle()
    answers[1]?.(principal('scale'))
    expect(await second).toEqual(principal('scale'))
  })

  it('is neither cached nor shared with later requests if its account changes during the look-up', async () => {
    const { cache, answers } = givenLookups()
    const before = cache.find([hash], holder)
    await settle()
    cache.forget('mine')
    const after = cache.find([hash], holder)
    await settle()
    answers[0]?.(principal('pro'))
    answers[1]?.(principal('scale'))
    expect(await Promise.all([before, after])).toEqual([principal('pro'), principal('scale')])
    expect(await cache.find([hash], holder)).toEqual(principal('scale'))
    expect(answers).toHaveLength(2)
  })

  it('fails for all waiting requests if the look-up fails, and is looked up again for the next', async () => {
    const { cache, answers } = givenLookups()
    const together = [cache.find([hash], holder), cache.find([hash], holder)]
    await settle()
    answers[0]?.(new Error('away'))
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = cache.find([hash], holder)
    await settle()
    answers[1]?.(null)
    expect(await next).toBeNull()
    expect(await cache.find([hash], holder)).toBeNull()
    expect(answers).toHaveLength(2)
  })

  it('everything is forgotten at once when it must be', async () => {
    const { cache, answers } = givenLookups()
    const first = cache.find([hash], holder)
    await settle()
    answers[0]?.(null)
    await first
    cache.forgetAll()
    void cache.find([hash], holder)
    await settle()
    expect(answers).toHaveLength(2)
  })
})

describe('keys that have not worked before', () => {
  const keys = (count: number): Buffer[] => Array.from({ length: count }, (_, at) => Buffer.from(`key ${at}`))
  const from = (network: string): KeyHolder => ({ ...holder, network })

  it('are looked up two at a time for one network and three in all; each network has its turn', async () => {
    const { cache, answers } = givenLookups()
    const ask = (key: Buffer, network: string) => void cache.find([key], from(network)).catch(() => {})
    for (const key of keys(10)) ask(key, 'busy')
    await settle()
    expect(answers).toHaveLength(2)
    const neighbour = cache.find([hash], from('neighbour'))
    for (const key of keys(2)) ask(Buffer.concat([key, key]), 'third')
    await settle()
    expect(answers).toHaveLength(3)
    answers[2]?.(principal('pro'))
    expect(await neighbour).toEqual(principal('pro'))
    answers[0]?.(null)
    await settle()
    await settle()
    // One of the third network and one of the busy one.
    expect(answers).toHaveLength(5)
  })

  it('do not evict a working key, and only the latest of them stay cached', async () => {
    let lookups = 0
    const cache = createPrincipalCache(async ([found]) => {
      lookups += 1
      return found?.equals(hash) ? principal('pro') : null
    })
    expect(await cache.find([hash], holder)).toEqual(principal('pro'))
    for (const key of keys(25_000)) await cache.find([key], holder)
    lookups = 0
    expect(await cache.find([hash], holder)).toEqual(principal('pro'))
    expect(lookups).toBe(0)
    await cache.find([Buffer.from('key 24999')], holder)
    expect(lookups).toBe(0)
    await cache.find([Buffer.from('key 0')], holder)
    expect(lookups).toBe(1)
  })

  it('are looked up one at a time, unqueued, once their network is over its limit; a key that worked is not held up', async () => {
    const { cache, answers } = givenLookups()
    const first = cache.find([hash], holder)
    await settle()
    answers[0]?.(principal('pro'))
    await first
    const over: KeyHolder = {
      network: '192.0.2.1',
      findRefusal: () => new AppError('rate_limit_exceeded'),
    }
    const unfamiliar = cache.find([Buffer.from('good')], over)
    await expect(cache.find([Buffer.from('another')], over)).rejects.toMatchObject({ code: 'rate_limit_exceeded' })
    await settle()
    answers[1]?.(principal('pro', 'theirs'))
    expect(await unfamiliar).toEqual(principal('pro', 'theirs'))
    // The slot is held beyond the lookup.
    await expect(cache.find([Buffer.from('another')], over)).rejects.toMatchObject({ code: 'rate_limit_exceeded' })
    cache.forget('mine')
    const again = cache.find([hash], over)
    await settle()
    answers[2]?.(null)
    expect(await again).toBeNull()
    // It does not work any more, and is limited like any other.
    expect(await cache.find([hash], over)).toBeNull()
    cache.forgetAll()
    await expect(cache.find([hash], over)).rejects.toMatchObject({ code: 'rate_limit_exceeded' })
    expect(answers).toHaveLength(3)
  })
})
