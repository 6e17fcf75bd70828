import { describe, expect, it } from 'vitest'
import { createBodyBudget } from '../../../api/connections/body-budget.ts'

describe('the memory of bodies', () => {
  it('is bounded for one owner, and for all together', () => {
    const budget = createBodyBudget({ bytesMax: 100, ownerBytesMax: 40 })
    expect(budget.take('a', 40)).not.toBeNull()
    expect(budget.take('a', 1)).toBeNull()
    expect(budget.take('b', 40)).not.toBeNull()
    expect(budget.take('c', 21)).toBeNull()
    expect(budget.take('c', 20)).not.toBeNull()
  })

  it('comes back once, however often it is given back', () => {
    const budget = createBodyBudget({ bytesMax: 50, ownerBytesMax: 40 })
    const giveBack = budget.take('a', 30)
    expect(budget.take('b', 20)).not.toBeNull()
    giveBack?.()
    giveBack?.()
    expect(budget.take('a', 31)).toBeNull()
    expect(budget.take('a', 30)).not.toBeNull()
  })
})
