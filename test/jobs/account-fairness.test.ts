import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startProcess, type TestProcess } from '../helpers/servers/processes.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let redis: Redis
let system: TestSystem
let worker: TestProcess | undefined
beforeAll(async () => {
  redis = new Redis(inject('redisUrl'))
  system = await startSystem({ withWorker: false })
  worker = await startProcess('worker', system.environment)
  // Takes nothing until the test lets it.
  worker.child.kill('SIGSTOP')
}, 90_000)
afterAll(async () => {
  worker?.child.kill('SIGCONT')
  await worker?.end('SIGTERM')
  await system.close()
  redis.disconnect()
})

const inLine = (): Promise<number> => system.api.runner.queues.text.priority.getJobCountByTypes('waiting', 'active')
const placesEach = 8
/** In addition to the sixteen slots of a worker for synchronous text jobs. */
const backgroundPlaces = 4

describe('while one account has 200 calls open', () => {
  it('the queue holds eight of them, another account’s call is ninth, and all are answered', async () => {
    const busy = await givenCustomer(system.database, { credits: 200 })
    const neighbour = await givenCustomer(system.database, { credits: 1 })
    let answered = 0
    const flood = Array.from({ length: 200 }, async () => {
      const { status } = await system.optimize(busy.key, { prompt: 'name a cat' })
      answered += 1
      return status
    })
    await eventually(() => system.api.runner.accountConcurrency.waiting('text') === 200 - placesEach)
    await eventually(async () => (await inLine()) === placesEach)
    expect(await accountState(system.database, busy.accountId)).toMatchObject({ held: placesEach, remaining: 192 })

    const answering = system.optimize(neighbour.key, { prompt: 'name a dog' }).then(({ status }) => ({
      status,
      answeredBefore: answered,
    }))
    await eventually(async () => (await inLine()) === placesEach + 1)
    worker?.child.kill('SIGCONT')
    const { status, answeredBefore } = await answering
    expect(status).toBe(200)
    // Those ahead of it, and those that a worker with 16 slots takes along with it.
    expect(answeredBefore).toBeLessThanOrEqual(placesEach + 16)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
    expect(await accountState(system.database, busy.accountId)).toMatchObject({ captured: 200, remaining: 0 })
    await expectSoundLedger(system.database)
  })
})

describe('while one account submits 100 background jobs at once', () => {
  it('none of them takes a slot of synchronous calls', async () => {
    worker?.child.kill('SIGSTOP')
    const { priority: synchronous, 'priority-background': background } = system.api.runner.queues.text
    // What the queue notes of every job that it is given.
    const countAwaited = () => redis.xlen(synchronous.keys.events ?? '')
    const awaitedBefore = await countAwaited()
    const { key, accountId } = await givenCustomer(system.database, { credits: 100 })
    const prompt = 'name a cat that is '.repeat(200)
    const sending = Array.from({ length: 100 }, () => system.optimize(key, { prompt }, { prefer: 'respond-async' }))
    await Promise.all(sending)
    expect(await background.getJobCountByTypes('prioritized', 'active')).toBe(100)
    worker?.child.kill('SIGCONT')
    let most = 0
    await eventually(async () => {
      most = Math.max(most, await background.getActiveCount())
      return (await accountState(system.database, accountId)).captured === 100
    })
    expect(await countAwaited()).toBe(awaitedBefore)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(backgroundPlaces)
  })

  it('all of them are accepted and captured', async () => {
    const busy = await givenCustomer(system.database, { credits: 100 })
    const statuses = Array.from({ length: 100 }, () =>
      system.optimize(busy.key, { prompt: 'name a cat' }, { prefer: 'respond-async' }).then(({ status }) => status),
    )
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([202]))
    await eventually(async () => (await accountState(system.database, busy.accountId)).captured === 100)
    await expectSoundLedger(system.database)
  })
})

describe('a call that gets no slot within its wait', () => {
  it('is answered 504 and not charged', async () => {
    const away = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '300' } })
    const { key, accountId } = await givenCustomer(away.database, { credits: 20 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => away.optimize(key, { prompt: 'name a cat' })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(
      new Set(['504 job_timeout']),
    )
    const state = await accountState(away.database, accountId)
    expect(state).toMatchObject({ held: 0, captured: 0, remaining: 20 })
    expect(state.voided).toBeLessThan(20)
    await away.close()
  })
})
