import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdTable } from '../../ops/chaos/hold-table.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { callOptimize, startProcess, type TestProcess } from '../helpers/servers/processes.ts'

let servers: OwnServers
let worker: TestProcess | undefined
let otherApi: TestProcess | undefined
beforeAll(async () => {
  servers = await startOwnServers()
})
afterAll(async () => {
  await Promise.all([worker?.end('SIGTERM'), otherApi?.end('SIGTERM')])
  await servers.close()
})

async function settled(accountId: string, expected: { captured: number; voided: number }) {
  worker ??= await startProcess('worker', servers.environment)
  return eventually(async () => {
    const state = await accountState(servers.database, accountId)
    return state.captured === expected.captured && state.voided === expected.voided && state
  })
}

/**
 * An API with one connection that has made a call before: its reserve statement is then prepared and goes out in one
 * piece, so that Postgres carries it through although its sender is killed while it waits.
 */
async function givenWarmApi(key: string): Promise<TestProcess> {
  worker ??= await startProcess('worker', servers.environment)
  const api = await startProcess('api', { ...servers.environment, DATABASE_CONNECTIONS: '1' })
  expect((await callOptimize(api, key)).status).toBe(200)
  return api
}

const keyed = { 'idempotency-key': 'the same' }

/** The client repeats its call at another API process, and gets the result that the first one never delivered. */
async function expectReplay(key: string): Promise<void> {
  otherApi ??= await startProcess('api', servers.environment)
  const { status, body, headers } = await callOptimize(otherApi, key, 'name a cat', keyed)
  expect([status, headers.get('idempotent-replayed'), body.data.original_prompt]).toEqual([200, 'true', 'name a cat'])
}

describe('an API process killed with SIGKILL', () => {
  it('between reserve and enqueue: the sweep queues the job and it is charged once', async () => {
    const { key, accountId } = await givenCustomer(servers.database, { credits: 5 })
    const api = await givenWarmApi(key)
    const hold = await holdTable(servers.database, 'ledger_entries')
    const call = callOptimize(api, key, 'name a cat', keyed)
    await hold.waiting()
    await api.end('SIGKILL')
    await hold.release()
    expect((await call).status).toBe(0)
    expect(await settled(accountId, { captured: 2, voided: 0 })).toMatchObject({ held: 0, remaining: 3 })
    await expectReplay(key)
    expect(await settled(accountId, { captured: 2, voided: 0 })).toMatchObject({ held: 0, remaining: 3 })
  })

  it('between enqueue and reply: the job is done and charged once', async () => {
    const { key, accountId } = await givenCustomer(servers.database, { credits: 5 })
    const api = await givenWarmApi(key)
    worker?.child.kill('SIGSTOP')
    const call = callOptimize(api, key, 'name a cat', keyed)
    const redis = new Redis(servers.redis.url)
    await eventually(async () => {
      const [row] = await servers.database
        .sql`select id from jobs where account_id = ${accountId} and status = 'queued'`
      return row && (await redis.exists(`poa:queue:text-priority:${row.id}`)) === 1
    })
    redis.disconnect()
    await api.end('SIGKILL')
    expect((await call).status).toBe(0)
    worker?.child.kill('SIGCONT')
    expect(await settled(accountId, { captured: 2, voided: 0 })).toMatchObject({ held: 0, remaining: 3 })
    await expectReplay(key)
    expect(await settled(accountId, { captured: 2, voided: 0 })).toMatchObject({ held: 0, remaining: 3 })
  })

  it('with no worker left to run the job in time: the credit is returned', async () => {
    const { key, accountId } = await givenCustomer(servers.database, { credits: 5 })
    const api = await givenWarmApi(key)
    await worker?.end('SIGTERM')
    worker = undefined
    const hold = await holdTable(servers.database, 'ledger_entries')
    const call = callOptimize(api, key)
    await hold.waiting()
    await api.end('SIGKILL')
    await hold.release()
    expect((await call).status).toBe(0)
    await eventually(async () => (await accountState(servers.database, accountId)).held === 1)
    await servers.database
      .sql`update jobs set deadline_at = now() where account_id = ${accountId} and money_state = 'held'`
    expect(await settled(accountId, { captured: 1, voided: 1 })).toMatchObject({ held: 0, remaining: 4 })
    await expectSoundLedger(servers.database)
  })
})
