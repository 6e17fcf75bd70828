import { expect, it } from 'vitest'
import { createMicroBatcher } from '#shared/concurrency/micro-batcher.ts'

/** The next turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

function recorder(run: (items: number[]) => Promise<number[]>) {
  const batches: number[][] = []
  const call = createMicroBatcher<number, number>({
    what: 'batch',
    sizeMax: 3,
    // Long enough for a busy machine: a call that waits longer is rejected unsent.
    deadlineMs: 500,
    inFlightMax: 2,
    failsWholeBatch: (error) => error instanceof RangeError,
    run: (items) => {
      batches.push(items)
      return run(items)
    },
  })
  return { batches, call }
}

it('calls of one event loop turn share batches of limited size, as do those during a batch', async () => {
  const { batches, call } = recorder(async (items) => {
    await turn()
    return items.map((item) => item * 10)
  })
  const first = [1, 2].map(call)
  await turn()
  const later = [3, 4, 5, 6, 7].map(call)
  expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40, 50, 60, 70])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ])
})

it('one bad item fails alone', async () => {
  const { call } = recorder(async (items) => {
    if (items.includes(4)) throw new TypeError('bad item')
    return items
  })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(call))
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

it('a failure of the whole batch is not retried item by item', async () => {
  const { batches, call } = recorder(async () => {
    throw new RangeError('server away')
  })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(call))
  expect(results.every((result) => result.status === 'rejected')).toBe(true)
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

it('a batch that never answers fails at its deadline, and does not block later calls', async () => {
  const { batches, call } = recorder((items) =>
    items.some((item) => item < 3) ? Promise.withResolvers<number[]>().promise : Promise.resolve(items),
  )
  const stuck = Promise.allSettled([1, 2].map(call))
  await turn()
  const late = Promise.allSettled([3, 4].map(call))
  expect((await stuck).map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect(await call(5)).toBe(5)
  expect((await late).map((result) => result.status)).toEqual(['fulfilled', 'fulfilled'])
  expect(batches.slice(0, 2)).toEqual([
    [1, 2],
    [3, 4],
  ])
})
