import { describe, expect, it } from 'vitest'
import { createAccountConcurrencyLimiter } from '../../api/jobs/account-concurrency.ts'

/** Lets what is ready happen: all of it is promises. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('background jobs', () => {
  it('are reserved two at a time for one account; another’s is reserved at once', async () => {
    const limiter = createAccountConcurrencyLimiter()
    const begun: string[] = []
    const ends: (() => void)[] = []
    const reserve = (accountId: string): void => {
      void limiter.acquireToReserve(accountId).then((end) => {
        begun.push(accountId)
        if (end) ends.push(end)
      })
    }
    for (let count = 0; count < 5; count += 1) reserve('busy')
    reserve('neighbour')
    await settle()
    expect(begun).toEqual(['busy', 'busy', 'neighbour'])
    ends.shift()?.()
    await settle()
    expect(begun).toEqual(['busy', 'busy', 'neighbour', 'busy'])
    for (const end of ends) end()
    await settle()
    expect(begun).toEqual(['busy', 'busy', 'neighbour', 'busy', 'busy', 'busy'])
  })
})
