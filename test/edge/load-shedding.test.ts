import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

/** Standard tier: half the initial limit of a process. An account has at most eight calls in progress. */
const admittedMax = 128
const accountMax = 8
/** Beyond the limit. */
const excess = 5

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(async () => system.close())

it('free accounts above the limit get 503 without a charge, while a paid plan is served', async () => {
  const { waiting } = system.api.runner.accountConcurrency
  const { text } = system.api.runner.queues
  const prompt = { prompt: 'name a cat' }
  const flood: ReturnType<TestSystem['optimize']>[] = []
  while (flood.length < admittedMax) {
    const { key } = await givenCustomer(system.database, { plan: 'sandbox' })
    for (let call = 0; call < accountMax; call += 1) flood.push(system.optimize(key, prompt))
    await eventually(async () => (await text.standard.getWaitingCount()) === flood.length)
  }
  expect(waiting('text')).toBe(0)

  const late = await givenCustomer(system.database, { plan: 'sandbox', credits: 9 })
  for (let sent = 0; sent < excess; sent += 1) {
    const shed = await system.optimize(late.key, prompt)
    expect([shed.status, shed.body.error.code, shed.headers['retry-after']]).toEqual([503, 'service_unavailable', '2'])
  }
  expect(await accountState(system.database, late.accountId)).toEqual({ held: 0, captured: 0, voided: 0, remaining: 9 })
  const { values } = await system.api.runner.metrics.shedCalls.get()
  expect(values.find(({ labels }) => labels.tier === 'standard')?.value).toBe(excess)

  const paid = await givenCustomer(system.database, { plan: 'pro', credits: 9 })
  const served = system.optimize(paid.key, prompt)
  const worker = await system.addWorker()
  expect((await served).status).toBe(200)
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await system.optimize(late.key, prompt)).status).toBe(200)
  await worker.close()
})
