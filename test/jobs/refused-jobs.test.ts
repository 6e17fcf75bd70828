import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(() => system.close())

/** Longer than a sweep ignores a held job. */
const voidsWaitSeconds = 6

it('a call answered 503 is not charged, even if its reservation succeeds late and its void is delayed', async () => {
  const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
  const first = system.optimize(key, { prompt: 'name a cat' })
  await eventually(async () => (await accountState(system.database, accountId)).held === 1)

  // All connections that could void are taken, and the reservation waits for the grant until its caller is refused.
  const { max } = system.api.database.sql.options
  const busy = Array.from({ length: max }, () =>
    system.api.database.sql`select pg_sleep(${voidsWaitSeconds})`.execute(),
  )
  const refused = await system.database.sql.begin(async (sql) => {
    await sql`select 1 from credit_grants where account_id = ${accountId} for update`
    return system.optimize(key, { prompt: 'name a dog' })
  })
  expect(refused.status).toBe(503)
  await eventually(async () => (await accountState(system.database, accountId)).held === 2)
  const worker = await system.addWorker()
  try {
    expect((await first).status).toBe(200)
    await Promise.all(busy)
    const state = await eventually(async () => {
      const current = await accountState(system.database, accountId)
      return current.held === 0 && current
    })
    expect(state).toMatchObject({ captured: 1, remaining: 4 })
    await expectSoundLedger(system.database)
  } finally {
    await worker.close()
  }
})
