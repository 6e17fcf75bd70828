import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

function burst(key: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      system.optimize(key, { prompt: `write a haiku about number ${index}` }),
    ),
  )
}

/** How many answers there were of each status. */
function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('a burst', () => {
  it('of 50 calls on one account leaves no call unanswered, neither its own nor its neighbours’', async () => {
    const busy = await givenCustomer(system.database, { credits: 50 })
    const neighbours = [
      await givenCustomer(system.database, { plan: 'sandbox', credits: 5 }),
      await givenCustomer(system.database, { plan: 'pro', credits: 5 }),
    ]
    const [busyAnswers, ...neighbourAnswers] = await Promise.all([
      burst(busy.key, 50),
      ...neighbours.map(({ key }) => burst(key, 5)),
    ])
    expect(tally(busyAnswers)).toEqual({ 200: 50 })
    expect(neighbourAnswers.map(tally)).toEqual([{ 200: 5 }, { 200: 5 }])
    for (const { accountId } of [busy, ...neighbours]) {
      expect(await accountState(system.database, accountId)).toMatchObject({ held: 0, voided: 0, remaining: 0 })
    }
    await expectSoundLedger(system.database)
  })

  it('of 600 calls on 600 credits is answered in full, each call with its own words, and charged once each', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 600 })
    const answers = await burst(key, 600)
    expect(tally(answers)).toEqual({ 200: 600 })
    for (const [index, { body }] of answers.entries()) {
      expect(body.data.original_prompt).toBe(`write a haiku about number ${index}`)
      expect(body.data.optimized_prompt).toMatch(new RegExp(`\\b${index}\\b`))
    }
    const balances = answers.map((answer) => answer.body.usage.credits_remaining)
    expect(balances.sort((a, b) => a - b)).toEqual(Array.from({ length: 600 }, (_, index) => index))
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 600, voided: 0, remaining: 0 })
    await expectSoundLedger(system.database)
  })
})
