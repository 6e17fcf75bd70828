import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(() => system.close())

describe('a job lost in a crash of Postgres', () => {
  it('is answered 503 within five seconds, not after the full wait', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const answer = system.optimize(key, { prompt: 'name a cat' })
    // What such a crash leaves: nothing of the reservation, and the job's id in the queue.
    await eventually(async () => {
      const [job] = await system.database.sql`delete from jobs where account_id = ${accountId} returning id`
      return job
    })
    const forgottenMs = performance.now()
    const { status, headers, body } = await answer
    expect([status, body.error.code, headers['retry-after']]).toEqual([503, 'service_unavailable', '2'])
    expect(performance.now() - forgottenMs).toBeLessThan(5000)
  })
})
