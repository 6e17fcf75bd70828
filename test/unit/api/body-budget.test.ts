import { describe, expect, it } from 'vitest'
import { createBodyBudget } from '../../../api/edge/body-budget.ts'

describe('the memory of bodies', () => {
  it('is bounded for one owner, and for all together', () => {
    const budget = createBodyBudget({ bytesMax: 100, ownerBytesMax: 40 })
    expect(budget.open('a', 40)?.take(40)).toBe(true)
    expect(budget.open('a', 1)).toBeNull()
    expect(budget.open('b', 40)?.take(40)).toBe(true)
    expect(budget.open('c', 21)).toBeNull()
    expect(budget.open('c', 20)?.take(20)).toBe(true)
  })

  it('is counted as bytes arrive, not as they are declared', () => {
    const budget = createBodyBudget({ bytesMax: 100, ownerBytesMax: 60 })
    const first = budget.open('a', 60)
    const second = budget.open('a', 60)
    expect(budget.open('b', 60)).not.toBeNull()
    expect(first?.take(50)).toBe(true)
    expect(second?.take(10)).toBe(true)
    expect(budget.open('b', 41)).toBeNull()
  })

  it('of a body that finds no room goes to the others at once', () => {
    const budget = createBodyBudget({ bytesMax: 100, ownerBytesMax: 60 })
    const [first, second] = [budget.open('a', 60), budget.open('a', 60)]
    expect([first?.take(30), second?.take(30)]).toEqual([true, true])
    expect(first?.take(1)).toBe(false)
    expect(second?.take(30)).toBe(true)
    expect(first?.take(1)).toBe(false)
  })

  it('comes back once, however often it is released, and a released body takes no more', () => {
    const budget = createBodyBudget({ bytesMax: 50, ownerBytesMax: 40 })
    const memory = budget.open('a', 30)
    expect(memory?.take(30)).toBe(true)
    expect(budget.open('b', 20)?.take(20)).toBe(true)
    memory?.release()
    memory?.release()
    expect(memory?.take(1)).toBe(false)
    expect(budget.open('a', 31)).toBeNull()
    expect(budget.open('a', 30)?.take(30)).toBe(true)
  })

  it('is not overbooked more than twice by one owner, and what is released makes room', () => {
    const budget = createBodyBudget({ bytesMax: 1000, ownerBytesMax: 40 })
    const first = budget.open('a', 40)
    expect(budget.open('a', 40)).not.toBeNull()
    expect(budget.open('a', 1)).toBeNull()
    expect(budget.open('b', 40)).not.toBeNull()
    first?.release()
    first?.release()
    expect(budget.open('a', 40)).not.toBeNull()
    expect(budget.open('a', 1)).toBeNull()
  })
})
