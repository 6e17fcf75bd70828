import { describe, expect, it } from 'vitest'
import type { Principal } from '#shared/accounts/principal-repository.ts'
import { createPrincipalCache } from '../../../api/http/principal-cache.ts'

const hash = Buffer.from('a key')
const principal = (plan: Principal['plan'], accountId = 'mine'): Principal => ({
  accountId,
  apiKeyId: 'key',
  plan,
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

describe('what is known of a key', () => {
  it('is looked up once for requests that come together, and then remembered', async () => {
    const { cache, answers } = givenLookups()
    const together = [cache.find([hash]), cache.find([hash])]
    answers[0]?.(principal('pro'))
    expect(await Promise.all(together)).toEqual([principal('pro'), principal('pro')])
    expect(await cache.find([hash])).toEqual(principal('pro'))
    expect(answers).toHaveLength(1)
  })

  it('is forgotten with its account, and not with another', async () => {
    const { cache, answers } = givenLookups()
    const first = cache.find([hash])
    answers[0]?.(principal('pro'))
    await first
    cache.forget('theirs')
    await cache.find([hash])
    expect(answers).toHaveLength(1)
    cache.forget('mine')
    const second = cache.find([hash])
    answers[1]?.(principal('scale'))
    expect(await second).toEqual(principal('scale'))
  })

  it('a change during a look-up: its answer is not remembered, and requests from then on do not share it', async () => {
    const { cache, answers } = givenLookups()
    const before = cache.find([hash])
    cache.forget('mine')
    const after = cache.find([hash])
    answers[0]?.(principal('pro'))
    answers[1]?.(principal('scale'))
    expect(await Promise.all([before, after])).toEqual([principal('pro'), principal('scale')])
    expect(await cache.find([hash])).toEqual(principal('scale'))
    expect(answers).toHaveLength(2)
  })

  it('a failed look-up is told to all who wait for it, and made again for the next', async () => {
    const { cache, answers } = givenLookups()
    const together = [cache.find([hash]), cache.find([hash])]
    answers[0]?.(new Error('away'))
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = cache.find([hash])
    answers[1]?.(null)
    expect(await next).toBeNull()
    expect(await cache.find([hash])).toBeNull()
    expect(answers).toHaveLength(2)
  })

  it('everything is forgotten at once when it must be', async () => {
    const { cache, answers } = givenLookups()
    const first = cache.find([hash])
    answers[0]?.(null)
    await first
    cache.forgetAll()
    void cache.find([hash])
    expect(answers).toHaveLength(2)
  })
})
