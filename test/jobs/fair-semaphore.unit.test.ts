import { describe, expect, it } from 'vitest'
import { createFairSemaphore, type FairSemaphore, type Release } from '#shared/concurrency/fair-semaphore.ts'

/** `ask` requests a slot and records when it is granted; `releases` are those held, in order. */
function givenSemaphore(slotsMax: number, slotsPerOwnerMax: number) {
  const semaphore = createFairSemaphore({ slotsMax, slotsPerOwnerMax })
  const granted: string[] = []
  const releases: Release[] = []
  const ask = (request: string): void => {
    void semaphore.acquire(request.slice(0, 1)).then((release) => {
      granted.push(request)
      if (release) releases.push(release)
    })
  }
  return { granted, releases, ask }
}

/** Lets pending promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function releaseFirst(releases: Release[]): Promise<void> {
  releases.shift()?.()
  await settle()
}

describe('a fair semaphore', () => {
  it('grants slots round robin by owner, and in order within each', async () => {
    const { granted, releases, ask } = givenSemaphore(1, 1)
    for (const request of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) ask(request)
    await settle()
    while (releases.length > 0) await releaseFirst(releases)
    expect(granted).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('grants no more slots than allowed, in total and per owner', async () => {
    const { granted, releases, ask } = givenSemaphore(3, 2)
    for (const request of ['a1', 'a2', 'a3', 'a4']) ask(request)
    await settle()
    expect(granted).toEqual(['a1', 'a2'])
    for (const request of ['b1', 'b2']) ask(request)
    await settle()
    expect(granted).toEqual(['a1', 'a2', 'b1'])
    await releaseFirst(releases)
    expect(granted).toEqual(['a1', 'a2', 'b1', 'b2'])
    await releaseFirst(releases)
    expect(granted).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  it('drops a request that times out', async () => {
    const semaphore: FairSemaphore = createFairSemaphore({ slotsMax: 1, slotsPerOwnerMax: 1 })
    const release = await semaphore.acquire('a')
    expect(await semaphore.acquire('a', 1)).toBeNull()
    expect(semaphore.waiting).toBe(0)
    release?.()
    expect(await semaphore.acquire('a', 1)).toBeTypeOf('function')
  })
})
