import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

/** Two deadlines of a second each (look up the key, reserve), on a machine three times slower; far below the freeze. */
const answerMsMax = 7000

it('Postgres frozen for 10 s under load: calls fail in time, and only those answered 200 are charged', async () => {
  const { key, accountId } = await givenCustomer(servers.database, { credits: 500 })
  expect((await callOptimize(api, key)).status).toBe(200)
  const calls: ReturnType<typeof callOptimize>[] = []
  const callFor = async (durationMs: number) => {
    for (const end = performance.now() + durationMs; performance.now() < end; await delay(50))
      calls.push(callOptimize(api, key))
  }
  await callFor(500)
  servers.postgres.freeze()
  await callFor(10_000)
  servers.postgres.thaw()
  await eventually(async () => {
    const call = callOptimize(api, key)
    calls.push(call)
    return (await call).status === 200
  })
  await callFor(500)

  const answers = await Promise.all(calls)
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 503]))
  for (const answer of answers.filter(({ status }) => status === 503))
    expect(answer.elapsedMs).toBeLessThan(answerMsMax)
  const state = await eventually(async () => {
    const current = await accountState(servers.database, accountId)
    return current.held === 0 && current
  })
  const delivered = answers.filter((answer) => answer.status === 200).length + 1
  expect(state).toMatchObject({ captured: delivered, remaining: 500 - delivered })
  await expectSoundLedger(servers.database)
})

it('Postgres restarted: the pools come back by themselves', async () => {
  const { key, accountId } = await givenCustomer(servers.database, { credits: 50 })
  await callOptimize(api, key)
  await servers.postgres.kill()
  expect((await callOptimize(api, key)).status).toBe(503)
  await servers.postgres.restart()
  await eventually(async () => (await callOptimize(api, key)).status === 200)
  await eventually(async () => (await accountState(servers.database, accountId)).held === 0)
  await expectSoundLedger(servers.database)
})
