import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { callOptimize, startProcess, type TestProcess } from '../helpers/servers/processes.ts'

let servers: OwnServers
let api: TestProcess
let worker: TestProcess
beforeAll(async () => {
  servers = await startOwnServers()
  api = await startProcess('api', servers.environment)
  worker = await startProcess('worker', servers.environment)
})
afterAll(async () => {
  await api.end('SIGTERM')
  await worker.end('SIGTERM')
  await servers.close()
})

/** A call that waited for Redis instead would take the full 25 s. */
const refusalMsMax = 10_000

/** Calls at a steady pace, whatever the answers, until `work` is done. */
async function underLoad(key: string, work: () => Promise<void>) {
  const calls: ReturnType<typeof callOptimize>[] = []
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    calls.push(callOptimize(api, key, `name cat number ${calls.length}`))
    await delay(25)
  }
  await working
  return Promise.all(calls)
}

async function expectAllSettled(accountId: string, answers: { status: number }[]) {
  const state = await eventually(async () => {
    const current = await accountState(servers.database, accountId)
    return current.held === 0 && current
  })
  expect(state.captured).toBe(answers.filter((answer) => answer.status === 200).length)
  await expectSoundLedger(servers.database)
}

describe('Redis', () => {
  it('killed and restarted under load: every call is answered 200 or 503, and only succeeded jobs are charged', async () => {
    const { key, accountId } = await givenCustomer(servers.database, { credits: 1000 })
    await callOptimize(api, key)
    const answers = await underLoad(key, async () => {
      await delay(500)
      await servers.redis.kill()
      await delay(1000)
      await servers.redis.restart()
      await eventually(async () => (await callOptimize(api, key)).status === 200)
      await delay(300)
    })
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 503]))
    const refused = answers.filter((answer) => answer.status === 503)
    for (const { headers, elapsedMs } of refused) {
      expect(headers.get('retry-after')).toBe('2')
      expect(elapsedMs).toBeLessThan(refusalMsMax)
    }
    await eventually(async () => (await accountState(servers.database, accountId)).held === 0)
    const state = await accountState(servers.database, accountId)
    const [row] = await servers.database
      .sql`select count(*)::int as count from jobs where account_id = ${accountId} and status = 'succeeded'`
    expect(state.captured).toBe(row?.count)
    expect(state.captured + state.remaining).toBe(1000)
    await expectSoundLedger(servers.database)
  })

  it('emptied while jobs wait: the sweep queues them again and every caller gets the answer', async () => {
    await worker.end('SIGTERM')
    const { key, accountId } = await givenCustomer(servers.database, { credits: 10 })
    const calls = Array.from({ length: 5 }, () => callOptimize(api, key))
    await eventually(async () => (await accountState(servers.database, accountId)).held === 5)
    const redis = new Redis(servers.redis.url)
    await redis.flushall()
    redis.disconnect()
    worker = await startProcess('worker', servers.environment)
    const answers = await Promise.all(calls)
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    await expectAllSettled(accountId, answers)
  })

  it('emptied under load: no call hangs, is lost or is charged twice', async () => {
    const { key, accountId } = await givenCustomer(servers.database, { credits: 500 })
    const redis = new Redis(servers.redis.url)
    const answers = await underLoad(key, async () => {
      await delay(300)
      await redis.flushall()
      await delay(300)
      await redis.flushall()
      await delay(300)
    })
    redis.disconnect()
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    await expectAllSettled(accountId, answers)
  })
})
