import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCustomer, givenGrant } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

describe('credits', () => {
  it('pay for exactly 100 of 500 parallel calls on 100 credits; the other 400 get a 402', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 100 })
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        system.optimize(key, { prompt: `write a haiku about number ${index}` }),
      ),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 402)).toHaveLength(400)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 100, voided: 0, remaining: 0 })
    await expectSoundLedger(system.database)
  })

  it('when depleted cause a 402 that names the credits required and available and where to buy', async () => {
    const { key } = await givenCustomer(system.database, { credits: 1 })
    expect((await system.optimize(key, { prompt: 'name a cat' })).body.usage.credits_remaining).toBe(0)
    const answer = await system.optimize(key, { prompt: 'name a cat' })
    expect(answer.status).toBe(402)
    expect(answer.body.error).toMatchObject({ code: 'insufficient_credits' })
    expect(answer.body.error.message).toMatch(/requires 1 credit.*0 are available.*https?:\/\//)
  })

  it('are spent from the grant that expires first, then from the next one', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 2 })
    const sooner = await givenGrant(system.database, accountId, { credits: 1, validityDays: 30 })
    const remaining = async () =>
      (await system.database.sql`select remaining from credit_grants where id = ${sooner}`)[0]?.remaining
    await system.optimize(key, { prompt: 'name a cat' })
    expect(await remaining()).toBe(0)
    expect((await system.optimize(key, { prompt: 'name a cat' })).body.usage.credits_remaining).toBe(1)
    await expectSoundLedger(system.database)
  })

  it('of an expired grant cannot be spent', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    await system.database.sql`update credit_grants set expires_at = now() where account_id = ${accountId}`
    const answer = await system.optimize(key, { prompt: 'name a cat' })
    expect(answer.status).toBe(402)
    expect(answer.body.error.message).toContain('0 are available')
  })
})
